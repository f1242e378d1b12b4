/** Tells readers of the screen what has happened. */
import { element } from "./elements.ts";

let place: HTMLElement | undefined;

export const announce = (sentence: string): void => {
  if (!place) {
    place = element("p", { class: "announced", "aria-live": "polite" });
    document.body.append(place);
  }
  place.textContent = sentence;
};
