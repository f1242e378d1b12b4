/** Copies code blocks, and the page as Markdown. */
import { announce, element } from "./elements.ts";

/** Time for which a button says that it has copied. */
const shownMilliseconds = 2000;

export const offerCopies = (): void => {
  for (const block of document.querySelectorAll(".code")) {
    block.append(element("button", { type: "button", class: "copy" }, "Copy"));
  }
  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>("button.copy, button.copy-page") : null;
    if (button) void copy(button);
  });
};

const copy = async (button: HTMLButtonElement): Promise<void> => {
  // Nothing may be awaited before: Safari copies only within the click.
  const copied = write(textFor(button));
  const name = (button.dataset["name"] ??= button.textContent);
  const said = await copied.then(
    () => "Copied",
    () => "Not copied",
  );
  button.textContent = said;
  button.dataset["said"] = said;
  announce(said);
  setTimeout(() => {
    button.textContent = name;
    delete button.dataset["said"];
  }, shownMilliseconds);
};

const textFor = async (button: HTMLButtonElement): Promise<string> => {
  const { source } = button.dataset;
  if (source === undefined) return button.parentElement?.querySelector("pre")?.textContent ?? "";
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.text();
};

/** Writes a text that is still on its way. Browsers without items of the clipboard wait for it first. */
const write = async (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const blob = text.then((copied) => new Blob([copied], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
};
