// SPDX-License-Identifier: MIT

extension SystemWord {
  /// The words in English.
  ///
  /// Source: Apple, Human Interface Guidelines, “Edit menus”, and the reference pages of the views that show them; the spoken ones as
  /// VoiceOver reads them.
  static let english: [SystemWord: String] = [
    .back: "Back", .cancel: "Cancel", .close: "Close", .done: "Done", .edit: "Edit", .ok: "OK", .redo: "Redo",
    .save: "Save",
    .undo: "Undo",
    .add: "Add", .bookmarks: "Bookmarks", .camera: "Camera", .compose: "Compose", .fastForward: "Fast Forward",
    .forward: "Forward", .organize: "Organize", .pageCurl: "Page Curl", .pause: "Pause", .play: "Play",
    .refresh: "Refresh",
    .reply: "Reply", .rewind: "Rewind", .stop: "Stop", .trash: "Delete",
    .autoFill: "AutoFill", .copy: "Copy", .cut: "Cut", .lookUp: "Look Up", .paste: "Paste", .replace: "Replace…",
    .replaceAll: "Replace All", .replaceResult: "Replace",
    .select: "Select", .selectAll: "Select All", .share: "Share", .translate: "Translate",
    .delete: "Delete", .insert: "Insert", .reorder: "Reorder", .remove: "Remove",
    .decrement: "Decrement", .increment: "Increment",
    .bookmark: "Bookmark", .clearText: "Clear text", .dictate: "Dictate", .nextResult: "Next result",
    .noResults: "No results", .ofTotal: "of", .previousResult: "Previous result", .results: "Results",
    .search: "Search",
    .nextMonth: "Next Month", .previousMonth: "Previous Month",
    .contacts: "Contacts", .dismissMenu: "Dismiss context menu", .downloads: "Downloads", .favorites: "Favorites",
    .featured: "Featured", .history: "History", .more: "More", .mostRecent: "Most Recent", .mostViewed: "Most Viewed",
    .recents: "Recents", .topRated: "Top Rated", .showSidebar: "Show Sidebar", .hideSidebar: "Hide Sidebar",
    .favorite: "Favorite", .home: "Home", .info: "More Info", .settings: "Settings",
    .continueKey: "continue", .emergencyCall: "emergency call", .go: "go", .join: "join", .next: "next",
    .nextKeyboard: "Next keyboard", .returnKey: "return", .route: "route", .send: "send", .shift: "shift",
    .space: "space",
  ]

  /// The words in other languages, by the names of the languages. What is not here is English.
  ///
  /// Source: the words that these versions of iOS show. “Zurück”, “Abbrechen”, “Fertig”, “剪切”, “拷贝” and “粘贴” are in reports of
  /// people who saw them; the others are known from use, and were not looked up.
  static let table: [SystemWord: [String: String]] = [
    .back: [
      "de": "Zurück", "fr": "Retour", "es": "Atrás", "it": "Indietro", "pt": "Voltar", "nl": "Terug", "ja": "戻る",
      "ko": "뒤로",
      "zh-Hans": "返回", "zh-Hant": "返回", "ru": "Назад",
    ],
    .cancel: [
      "de": "Abbrechen", "fr": "Annuler", "es": "Cancelar", "it": "Annulla", "pt": "Cancelar", "nl": "Annuleer",
      "ja": "キャンセル", "ko": "취소", "zh-Hans": "取消", "zh-Hant": "取消", "ru": "Отменить", "ar": "إلغاء", "he": "ביטול",
    ],
    .close: [
      "de": "Schließen", "fr": "Fermer", "es": "Cerrar", "it": "Chiudi", "pt": "Fechar", "nl": "Sluit", "ja": "閉じる",
      "ko": "닫기", "zh-Hans": "关闭", "zh-Hant": "關閉", "ru": "Закрыть", "ar": "إغلاق",
    ],
    .done: [
      "de": "Fertig", "fr": "OK", "es": "OK", "it": "Fine", "pt": "OK", "nl": "Gereed", "ja": "完了", "ko": "완료",
      "zh-Hans": "完成", "zh-Hant": "完成", "ru": "Готово", "ar": "تم", "he": "סיום",
    ],
    .edit: [
      "de": "Bearbeiten", "fr": "Modifier", "es": "Editar", "it": "Modifica", "pt": "Editar", "nl": "Wijzig",
      "ja": "編集",
      "ko": "편집", "zh-Hans": "编辑", "zh-Hant": "編輯", "ru": "Править", "ar": "تحرير", "he": "עריכה",
    ],
    .ok: ["ko": "확인", "zh-Hans": "好", "zh-Hant": "好", "ar": "موافق", "he": "אישור"],
    .save: [
      "de": "Sichern", "fr": "Enregistrer", "es": "Guardar", "it": "Salva", "pt": "Salvar", "nl": "Bewaar", "ja": "保存",
      "ko": "저장", "zh-Hans": "存储", "zh-Hant": "儲存", "ru": "Сохранить", "ar": "حفظ",
    ],
    .undo: [
      "de": "Widerrufen", "fr": "Annuler", "es": "Deshacer", "it": "Annulla", "pt": "Desfazer", "ja": "取り消す",
      "zh-Hans": "撤销", "zh-Hant": "還原",
    ],
    .redo: ["de": "Wiederholen", "fr": "Rétablir", "es": "Rehacer", "zh-Hans": "重做", "zh-Hant": "重做"],
    .add: [
      "de": "Hinzufügen", "fr": "Ajouter", "es": "Añadir", "it": "Aggiungi", "pt": "Adicionar", "nl": "Voeg toe",
      "ja": "追加",
      "ko": "추가", "zh-Hans": "添加", "zh-Hant": "加入", "ru": "Добавить", "ar": "إضافة",
    ],
    .trash: deleteWords,
    .delete: deleteWords,
    .bookmarks: [
      "de": "Lesezeichen", "fr": "Signets", "it": "Segnalibri", "ja": "ブックマーク", "ko": "책갈피", "zh-Hans": "书签",
    ],
    .camera: ["de": "Kamera", "it": "Fotocamera", "ja": "カメラ", "ko": "카메라", "zh-Hans": "相机", "ru": "Камера"],
    .reply: ["de": "Antworten", "fr": "Répondre", "es": "Responder", "it": "Rispondi", "pt": "Responder", "ja": "返信"],
    .refresh: ["de": "Aktualisieren", "fr": "Actualiser", "es": "Actualizar", "it": "Aggiorna", "pt": "Atualizar"],
    .play: ["de": "Wiedergabe", "fr": "Lecture", "ja": "再生", "ko": "재생", "zh-Hans": "播放", "zh-Hant": "播放"],
    .pause: ["ja": "一時停止", "zh-Hans": "暂停", "zh-Hant": "暫停"],
    .share: [
      "de": "Teilen", "fr": "Partager", "es": "Compartir", "it": "Condividi", "pt": "Compartilhar", "nl": "Deel",
      "ja": "共有",
      "ko": "공유", "zh-Hans": "共享", "ru": "Поделиться", "ar": "مشاركة",
    ],
    .copy: [
      "de": "Kopieren", "fr": "Copier", "es": "Copiar", "it": "Copia", "pt": "Copiar", "nl": "Kopieer", "ja": "コピー",
      "zh-Hans": "拷贝", "zh-Hant": "拷貝", "ru": "Скопировать", "ar": "نسخ",
    ],
    .cut: [
      "de": "Ausschneiden", "fr": "Couper", "es": "Cortar", "it": "Taglia", "nl": "Knip", "ja": "カット", "zh-Hans": "剪切",
      "zh-Hant": "剪下", "ru": "Вырезать", "ar": "قص",
    ],
    .paste: [
      "de": "Einsetzen", "fr": "Coller", "es": "Pegar", "it": "Incolla", "pt": "Colar", "nl": "Plak", "ja": "ペースト",
      "ko": "붙여넣기", "zh-Hans": "粘贴", "zh-Hant": "貼上", "ru": "Вставить", "ar": "لصق",
    ],
    .select: [
      "de": "Auswählen", "fr": "Sélectionner", "es": "Seleccionar", "it": "Seleziona", "pt": "Selecionar",
      "nl": "Selecteer",
      "ja": "選択", "ko": "선택", "zh-Hans": "选择", "ru": "Выбрать", "ar": "تحديد",
    ],
    .selectAll: [
      "de": "Alles auswählen", "fr": "Tout sélectionner", "es": "Seleccionar todo", "it": "Seleziona tutto",
      "pt": "Selecionar Tudo", "nl": "Selecteer alles", "ja": "すべてを選択", "ko": "전체 선택", "zh-Hans": "全选",
      "zh-Hant": "全選", "ru": "Выбрать все", "ar": "تحديد الكل",
    ],
    .lookUp: ["de": "Nachschlagen", "ja": "調べる", "zh-Hans": "查询"],
    .translate: [
      "de": "Übersetzen", "fr": "Traduire", "es": "Traducir", "it": "Traduci", "pt": "Traduzir", "ja": "翻訳",
    ],
    .search: [
      "de": "Suchen", "fr": "Rechercher", "es": "Buscar", "it": "Cerca", "pt": "Buscar", "nl": "Zoek", "ja": "検索",
      "ko": "검색", "zh-Hans": "搜索", "zh-Hant": "搜尋", "ru": "Поиск", "ar": "بحث", "he": "חיפוש",
    ],
    .more: [
      "de": "Mehr", "es": "Más", "it": "Altro", "pt": "Mais", "ja": "その他", "ko": "더 보기", "zh-Hans": "更多",
      "zh-Hant": "更多", "ru": "Еще",
    ],
    .favorites: [
      "de": "Favoriten", "fr": "Favoris", "es": "Favoritos", "it": "Preferiti", "pt": "Favoritos", "ja": "よく使う項目",
    ],
    .contacts: [
      "de": "Kontakte", "fr": "Contacts", "es": "Contactos", "it": "Contatti", "ja": "連絡先", "zh-Hans": "通讯录",
    ],
    .settings: [
      "de": "Einstellungen", "fr": "Réglages", "es": "Ajustes", "it": "Impostazioni", "pt": "Ajustes", "ja": "設定",
    ],
    .space: [
      "de": "Leerzeichen", "fr": "espace", "es": "espacio", "it": "spazio", "pt": "espaço", "ja": "空白", "zh-Hans": "空格",
    ],
    .returnKey: ["de": "Return", "fr": "retour", "es": "intro", "it": "invio", "ja": "改行", "zh-Hans": "换行"],
    .next: ["de": "Weiter", "fr": "suivant", "ja": "次へ", "zh-Hans": "下一项"],
    .go: ["de": "Öffnen", "ja": "開く", "zh-Hans": "前往"],
    .send: ["de": "Senden", "fr": "envoyer", "es": "enviar", "it": "invia", "ja": "送信", "zh-Hans": "发送"],
  ]

  private static let deleteWords: [String: String] = [
    "de": "Löschen", "fr": "Supprimer", "es": "Eliminar", "it": "Elimina", "pt": "Apagar", "nl": "Verwijder",
    "ja": "削除",
    "ko": "삭제", "zh-Hans": "删除", "zh-Hant": "刪除", "ru": "Удалить", "ar": "حذف",
  ]

  /// The words that are spoken for symbols, as VoiceOver reads them.
  static let symbols: [String: SystemWord] = [
    "plus": .add, "plus.circle": .add, "plus.circle.fill": .add, "xmark": .close, "xmark.circle": .close,
    "xmark.circle.fill": .close, "trash": .trash, "trash.fill": .trash, "square.and.arrow.up": .share,
    "square.and.pencil": .compose, "magnifyingglass": .search, "ellipsis": .more, "ellipsis.circle": .more,
    "chevron.left": .back, "chevron.backward": .back, "chevron.right": .forward, "chevron.forward": .forward,
    "arrow.clockwise": .refresh, "star": .favorite, "star.fill": .favorite, "info.circle": .info, "gear": .settings,
    "gearshape": .settings, "camera": .camera, "camera.fill": .camera, "play": .play, "play.fill": .play,
    "pause": .pause,
    "pause.fill": .pause, "pencil": .edit, "house": .home, "house.fill": .home, "bookmark": .bookmark,
    "minus": .remove, "minus.circle": .remove, "checkmark": .done, "book": .bookmarks,
    "arrow.uturn.backward": .undo, "arrow.uturn.forward": .redo, "doc.on.doc": .copy,
  ]
}
