// SPDX-License-Identifier: MIT
// The components of pages without a server: frames under the pointer, the picture of before, a boundary between two pictures, and a search.

const output = document.getElementById("view");

document.addEventListener("pointerover", event => {
  output.textContent = event.target.matches("figure i") ? event.target.title : "";
});

document.addEventListener("click", event => {
  const button = event.target.closest("button.before-button");
  if (button) button.setAttribute("aria-pressed", button.closest("article").querySelector("figure").classList.toggle("earlier"));
});

for (const input of document.querySelectorAll("figure input[type=range]")) {
  const stack = input.previousElementSibling;
  const show = () => {
    stack.querySelector(".front").style.clipPath = `inset(0 0 0 ${input.value}%)`;
    stack.querySelector("b").style.left = `${input.value}%`;
  };
  input.addEventListener("input", show);
  stack.addEventListener("pointermove", event => {
    if (event.pointerType === "mouse" && !event.buttons) return;
    const area = stack.getBoundingClientRect();
    input.value = 100 * (event.clientX - area.left) / area.width;
    show();
  });
  stack.addEventListener("dragstart", event => event.preventDefault());
  show();
}

// A page with many screens has a search of its own.
const articles = [...document.querySelectorAll("main > article")];
if (articles.length > 4) {
  const search = document.createElement("input");
  search.type = "search";
  search.placeholder = "Search";
  search.setAttribute("aria-label", "Search");
  search.addEventListener("input", () => {
    const wanted = search.value.toLowerCase();
    for (const article of articles) article.hidden = !article.textContent.toLowerCase().includes(wanted);
  });
  document.querySelector(".masthead").append(search);
}
