/** Makes elements without markup as text, which the pages' policy forbids. */
type Child = Node | string;

export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: { readonly [attribute: string]: string } = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
};

/** Returns the address of a path of the site. */
export const placed = (path: string): string =>
  `${(document.documentElement.dataset["base"] ?? "/").replace(/\/$/, "")}${path}`;

// Tells readers of the screen what has happened.
let place: HTMLElement | undefined;

export const announce = (sentence: string): void => {
  if (!place) {
    place = element("p", { class: "announced", "aria-live": "polite" });
    document.body.append(place);
  }
  place.textContent = sentence;
};
