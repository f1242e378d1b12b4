/** Offers to run the examples of a page. Few readers do, so the rest is loaded when one is run. */
import { element } from "./elements.ts";

export interface Offer {
  readonly panel: HTMLElement;
  readonly run: HTMLButtonElement;
  readonly hint: HTMLElement;
}

export const offerRuns = (): void => {
  for (const block of document.querySelectorAll<HTMLElement>("[data-try]")) {
    (block.closest(".tabs") ?? block).after(panelFor(block.querySelector("pre")?.textContent ?? ""));
  }
};

const panelFor = (command: string): HTMLElement => {
  const run = element("button", { type: "button", class: "run" }, "Run");
  const hint = element(
    "span",
    { class: "hint" },
    "An offline sandbox answers in this page. Nothing leaves your browser.",
  );
  const panel = element("div", { class: "try", role: "group", "aria-label": "Try it" }, element("p", {}, run, hint));
  let opened: Promise<() => void> | undefined;
  const start = async (): Promise<void> => {
    opened ??= import("./try-panel.ts").then(({ openPanel }) => openPanel({ panel, run, hint }, command));
    (await opened)();
  };
  run.addEventListener("click", () => {
    start().catch(() => {
      opened = undefined;
      hint.textContent = "The sandbox did not load. Run it once more.";
    });
  });
  return panel;
};
