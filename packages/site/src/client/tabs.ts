/** Makes tabs of blocks for the same thing in several languages. The choice holds on every page. */
import { element } from "./elements.ts";
import { recall, remember } from "./storage.ts";

const key = "atlas.tab";

interface Tabs {
  readonly names: readonly string[];
  readonly show: (name: string) => void;
}

export const makeTabs = (): void => {
  const all = Array.from(document.querySelectorAll<HTMLElement>(".tabs"), tabsIn);
  const showEverywhere = (name: string): void => {
    for (const { names, show } of all) if (names.includes(name)) show(name);
  };
  const chosen = recall(key);
  for (const { names, show } of all) show(chosen !== null && names.includes(chosen) ? chosen : (names[0] ?? ""));
  document.addEventListener("atlas-tab", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const name = target.dataset["tab"];
    if (name === undefined) return;
    remember(key, name);
    keepInPlace(target, () => showEverywhere(name));
  });
};

/** Other blocks above may change their height; the chosen one stays where it is. */
const keepInPlace = (shown: HTMLElement, change: () => void): void => {
  const before = shown.getBoundingClientRect().top;
  change();
  scrollBy({ top: shown.getBoundingClientRect().top - before, behavior: "instant" });
};

let count = 0;

const tabsIn = (box: HTMLElement): Tabs => {
  const panels = Array.from(box.querySelectorAll<HTMLElement>(":scope > .panel"));
  const buttons = panels.map(tabOf);
  const list = element("div", { role: "tablist", "aria-label": "Language" }, ...buttons);
  box.prepend(list);
  list.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement) choose(target);
  });
  list.addEventListener("keydown", (event) => {
    const next = neighbour(buttons, event);
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  });
  return {
    names: panels.map(({ dataset }) => dataset["tab"] ?? ""),
    show: (name) => {
      for (const [index, panel] of panels.entries()) {
        const selected = panel.dataset["tab"] === name;
        panel.classList.toggle("shown", selected);
        buttons[index]?.setAttribute("aria-selected", String(selected));
        buttons[index]?.setAttribute("tabindex", selected ? "0" : "-1");
      }
    },
  };
};

const choose = (tab: HTMLElement): void => {
  if (tab.dataset["tab"] !== undefined) tab.dispatchEvent(new Event("atlas-tab", { bubbles: true }));
};

const tabOf = (panel: HTMLElement): HTMLElement => {
  const name = panel.dataset["tab"] ?? "";
  const id = `tab-${++count}`;
  panel.id = `${id}-panel`;
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", id);
  return element("button", { type: "button", role: "tab", id, "aria-controls": panel.id, "data-tab": name }, name);
};

const steps: { readonly [key: string]: (at: number, length: number) => number } = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

const neighbour = (
  buttons: readonly HTMLElement[],
  { key: pressed, target }: KeyboardEvent,
): HTMLElement | undefined => {
  const at = buttons.findIndex((button) => button === target);
  return at < 0 ? undefined : buttons[steps[pressed]?.(at, buttons.length) ?? -1];
};
