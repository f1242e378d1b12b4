/** The program of every page. Pages are readable without it. */
import { isComposing } from "@atlas-messaging/console/composing";
import { closePopovers, markContents, showCurrentPage } from "./contents.ts";
import { offerCopies } from "./copy.ts";
import type { SearchDialog } from "./search-dialog.ts";
import { makeTabs } from "./tabs.ts";
import { offerThemes } from "./theme.ts";
import { offerRuns } from "./try-panel.ts";

let dialog: Promise<SearchDialog> | undefined;

const openSearch = async (): Promise<void> => {
  dialog ??= import("./search-dialog.ts").then((module) => new module.SearchDialog());
  (await dialog).open();
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

const opensSearch = ({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean =>
  (key.toLowerCase() === "k" && (metaKey || ctrlKey) && !altKey) ||
  (key === "/" && !metaKey && !ctrlKey && !altKey && !isTyping(target));

document.addEventListener("keydown", (event) => {
  // A browser that fills in a form sends events of this name without a key.
  if (!(event instanceof KeyboardEvent) || !opensSearch(event) || isComposing(event)) return;
  event.preventDefault();
  void openSearch();
});
document.querySelector(".search-open")?.addEventListener("click", () => void openSearch());
offerThemes();
offerCopies();
makeTabs();
markContents();
closePopovers();
offerRuns();
showCurrentPage();
