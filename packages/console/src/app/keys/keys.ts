/** Keyboard map: what each key does now. Components register their keys while they are shown. */
import { useEffect, useRef, useSyncExternalStore } from "react";
import { isComposing } from "./composing.ts";

export interface Key {
  /** A key (`j`, `Enter`), two in a row (`g i`), or one with Ctrl or ⌘ (`mod+k`). */
  readonly keys: string;
  /** Does what it says; shown in the list of keys and on buttons. */
  readonly name: string;
  readonly run: () => void;
}

/** The last one registered wins. */
let registered: readonly Key[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Key[]): void => {
  registered = next;
  for (const listener of listeners) listener();
};

/** Registers keys while the component is shown. */
export const useKeys = (keys: readonly Key[]): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const map = keys.map(({ keys: pressed, name }) => `${pressed}\t${name}`).join("\n");
  useEffect(() => {
    const mine =
      map === "" ? [] : map.split("\n").map((line, index) => keyOf(line, () => latest.current[index]?.run()));
    change([...registered, ...mine]);
    return () => change(registered.filter((key) => !mine.includes(key)));
  }, [map]);
};

const keyOf = (line: string, run: () => void): Key => {
  const [keys = "", name = ""] = line.split("\t");
  return { keys, name, run };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the keys that work now. */
export const useKeyMap = (): readonly Key[] => useSyncExternalStore(subscribe, () => registered);

/** Letters typed into a field are text. Combinations work there, too. */
const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Enter and space belong to the control that has the focus. */
const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(BUTTON|A|SUMMARY)$/.test(target.tagName);

const sequenceMilliseconds = 1_000;
let first: { readonly key: string; readonly at: number } | null = null;

const pressed = (event: KeyboardEvent): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.metaKey || event.ctrlKey ? `mod+${key}` : key;
};

document.addEventListener("keydown", (event) => {
  // A browser that fills in a form sends events of this name without a key.
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.altKey || isComposing(event)) return;
  const key = pressed(event);
  const combined = key.startsWith("mod+");
  if (isTyping(event.target) && !combined) {
    // Escape leaves the field, and then the keys work.
    if (key === "Escape") event.target.blur();
    return;
  }
  if ((key === "Enter" || key === " ") && isOnControl(event.target)) return;
  // A dialog is above the page. The browser closes it by Escape.
  if (document.querySelector("dialog:modal") && !combined) return;
  const begun = first !== null && event.timeStamp - first.at < sequenceMilliseconds ? `${first.key} ${key}` : null;
  const found =
    registered.findLast(({ keys }) => keys === begun) ?? registered.findLast(({ keys }) => keys === key) ?? null;
  first = found === null ? { key, at: event.timeStamp } : null;
  if (!found) return;
  event.preventDefault();
  found.run();
});

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Writes keys as people read them: `⌘K`, `G then I`. */
export const keyWords = (keys: string): string =>
  keys
    .split(" ")
    .map((key) => key.replace("mod+", isApple ? "⌘" : "Ctrl "))
    .map((key) => (key.length === 1 ? key.toUpperCase() : key.replace(/.$/, (last) => last.toUpperCase())))
    .map((key) => (key === "EnteR" ? "Enter" : key === "EscapE" ? "Escape" : key))
    .join(" then ");
