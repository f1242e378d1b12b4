/** Copies code blocks, and the page as Markdown. */
import { announce } from "./elements.ts";

/** Time for which a button says that it has copied. */
const shownMilliseconds = 2000;

export const offerCopies = (): void => {
  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>("button.copy, button.copy-page") : null;
    if (button) void copy(button);
  });
};

const copy = async (button: HTMLButtonElement): Promise<void> => {
  const name = button.textContent;
  const said = await textFor(button)
    .then((text) => navigator.clipboard.writeText(text))
    .then(
      () => "Copied",
      () => "Not copied",
    );
  button.textContent = said;
  announce(said);
  setTimeout(() => (button.textContent = name), shownMilliseconds);
};

const textFor = async (button: HTMLButtonElement): Promise<string> => {
  const { source } = button.dataset;
  if (source === undefined) return button.parentElement?.querySelector("pre")?.textContent ?? "";
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.text();
};
