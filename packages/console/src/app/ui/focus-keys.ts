import { useKeys } from "../keys/keys.ts";

const move = (selector: string, step: number): void => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = found.findIndex((each) => each === document.activeElement);
  found[at < 0 ? 0 : Math.min(found.length - 1, Math.max(0, at + step))]?.focus();
};

/** `j` and `k` move the focus on a page that is no list. Enter opens what has it, as everywhere. */
export const useFocusKeys = (selector: string): void =>
  useKeys([
    { keys: "j", name: "Next one", run: () => move(selector, 1) },
    { keys: "k", name: "Previous one", run: () => move(selector, -1) },
  ]);
