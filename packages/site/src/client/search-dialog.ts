/** Search: a dialog with a combobox (ARIA 1.2). It takes every key at once; ranking and index are loaded meanwhile. */
import { isComposing } from "@atlas-messaging/console/composing";
import type { Hit, SearchData } from "../search.ts";
import { searchPath } from "../paths.ts";
import { element, placed } from "./elements.ts";

type Search = (query: string) => readonly Hit[];

export class SearchDialog {
  readonly #list = element("div", { role: "listbox", id: "hits", "aria-label": "Results" });
  readonly #note = element("p", { class: "note", role: "status" });
  readonly #input = element("input", {
    type: "text",
    role: "combobox",
    "aria-label": "Search the documentation",
    "aria-controls": "hits",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    autocomplete: "off",
    spellcheck: "false",
    enterkeyhint: "go",
    placeholder: "Search the documentation",
  });
  readonly #dialog = element("dialog", { class: "search", "aria-label": "Search" });
  #search: Promise<Search> | undefined;
  #options: HTMLAnchorElement[] = [];
  #active = -1;
  #isReady = false;

  constructor() {
    const close = element("button", { type: "button", class: "close" }, "Close");
    close.addEventListener("click", () => this.#dialog.close());
    this.#dialog.append(element("div", { class: "field" }, this.#input, close), this.#list, this.#note);
    this.#input.addEventListener("input", () => void this.#show());
    this.#input.addEventListener("keydown", (event) => this.#press(event));
    this.#dialog.addEventListener("click", ({ target }) => {
      // The dialog itself is what lies around its content, and a hit may be on this page.
      if (target === this.#dialog || (target instanceof Element && target.closest("a"))) this.#dialog.close();
    });
    document.body.append(this.#dialog);
  }

  open(): void {
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.#input.select();
    void this.#show();
  }

  /** Loads ranking and index before somebody searches. */
  prepare(): Promise<Search> {
    this.#search ??= load();
    return this.#search;
  }

  async #show(): Promise<void> {
    const query = this.#input.value.trim();
    if (!this.#isReady) this.#note.textContent = "The index is loading. Type on.";
    const search = await this.prepare().catch(() => null);
    this.#isReady = search !== null;
    if (query !== this.#input.value.trim()) return;
    if (!search) {
      this.#search = undefined;
      this.#note.textContent = "The index did not load. Type again to try once more.";
      return;
    }
    const hits = query === "" ? [] : search(query);
    this.#options = hits.map(optionOf);
    this.#list.replaceChildren(...this.#options);
    this.#input.setAttribute("aria-expanded", String(hits.length > 0));
    this.#note.textContent = query === "" ? "Type a word, an error code or an event." : said(hits.length, query);
    this.#activate(hits.length > 0 ? 0 : -1);
  }

  #press(event: KeyboardEvent): void {
    // The Escape that ends a composition would close the dialog.
    if (isComposing(event)) return event.key === "Escape" ? event.preventDefault() : undefined;
    const count = this.#options.length;
    const moves: { readonly [key: string]: () => void } = {
      ArrowDown: () => this.#activate(count === 0 ? -1 : (this.#active + 1) % count),
      ArrowUp: () => this.#activate(count === 0 ? -1 : (this.#active - 1 + count) % count),
      Enter: () => this.#options[this.#active]?.click(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  #activate(index: number): void {
    this.#active = index;
    for (const [at, option] of this.#options.entries()) option.setAttribute("aria-selected", String(at === index));
    const active = this.#options[index];
    active?.scrollIntoView({ block: "nearest" });
    this.#input.setAttribute("aria-activedescendant", active?.id ?? "");
  }
}

const load = async (): Promise<Search> => {
  const [{ createSearch }, response] = await Promise.all([import("../search.ts"), fetch(placed(searchPath))]);
  if (!response.ok) throw new Error(`the index answers ${response.status}`);
  const data: SearchData = await response.json(); // Made by the same build.
  return createSearch(data);
};

const optionOf = ({ address, page, heading, group, excerpt }: Hit, index: number): HTMLAnchorElement =>
  element(
    "a",
    { role: "option", id: `hit-${index}`, href: placed(address), tabindex: "-1" },
    element("span", { class: "heading" }, heading),
    element("span", { class: "place" }, heading === page ? group : `${group} › ${page}`),
    element("span", { class: "excerpt" }, excerpt),
  );

const said = (count: number, query: string): string => {
  if (count === 0) return `Nothing found for “${query}”.`;
  return count === 1 ? "1 result" : `${count} results`;
};
