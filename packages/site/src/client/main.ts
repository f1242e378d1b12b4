/** The program of every page. Pages are readable without it. */
import { isComposing } from "@atlas-messaging/console/composing";
import { closePopovers, linkFields, markContents, openTarget, showCurrentPage } from "./contents.ts";
import { offerCopies } from "./copy.ts";
import { SearchDialog } from "./search-dialog.ts";
import { makeTabs } from "./tabs.ts";
import { offerThemes } from "./theme.ts";
import { offerRuns } from "./try-offer.ts";

let made: SearchDialog | undefined;
const dialog = (): SearchDialog => (made ??= new SearchDialog());

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

const opensSearch = ({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean =>
  (key.toLowerCase() === "k" && (metaKey || ctrlKey) && !altKey) ||
  (key === "/" && !metaKey && !ctrlKey && !altKey && !isTyping(target));

document.addEventListener("keydown", (event) => {
  // A browser that fills in a form sends events of this name without a key.
  if (!(event instanceof KeyboardEvent) || !opensSearch(event) || isComposing(event)) return;
  event.preventDefault();
  dialog().open();
});
const button = document.querySelector(".search-open");
button?.addEventListener("click", () => dialog().open());
// A reader who points at it is about to search. The search loads again what fails, and tells it.
for (const name of ["pointerenter", "focus"]) {
  button?.addEventListener(
    name,
    () =>
      void dialog()
        .prepare()
        .catch(() => undefined),
    { once: true },
  );
}
offerThemes();
offerCopies();
makeTabs();
markContents();
closePopovers();
linkFields();
openTarget();
offerRuns();
showCurrentPage();
