import { useSyncExternalStore } from "react";

const tickMilliseconds = 10_000;

const listeners = new Set<() => void>();

let now = Date.now();

setInterval(() => {
  now = Date.now();
  for (const listener of listeners) listener();
}, tickMilliseconds);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the time, some seconds old. Components are drawn again as it passes. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);

const units = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
] as const;

/** Writes a duration in one unit: `12 min`. */
export const durationWords = (milliseconds: number): string => {
  const [unit, length] = units.find(([, one]) => milliseconds >= one) ?? ["", 0];
  return unit === "" ? "moments" : `${Math.floor(milliseconds / length)} ${unit}`;
};

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "medium" });

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });

const dayOf = new Intl.DateTimeFormat(undefined, { weekday: "long", day: "numeric", month: "long" });

const dayOfYear = new Intl.DateTimeFormat(undefined, { dateStyle: "full" });

export const exactWords = (at: string): string => exact.format(new Date(at));

const clockWords = (at: string): string => clock.format(new Date(at));

/** Writes a day, with its year where it is another one. */
export const dayWords = (at: string): string => {
  const day = new Date(at);
  return (day.getFullYear() === new Date().getFullYear() ? dayOf : dayOfYear).format(day);
};

/** A time as people say it. The exact one shows on hover, in the reader's zone. */
export const Time = ({ at, short = false }: { readonly at: string; readonly short?: boolean }) => {
  const ago = useNow() - Date.parse(at);
  const words = Math.abs(ago) < 60_000 ? "now" : durationWords(Math.abs(ago));
  const said = words === "now" || short ? words : ago > 0 ? `${words} ago` : `in ${words}`;
  return (
    <time dateTime={at} title={exactWords(at)}>
      {said}
    </time>
  );
};

/** The time of day. */
export const Clock = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={exactWords(at)}>
    {clockWords(at)}
  </time>
);

export const hourMilliseconds = 3_600_000;

/** Returns the full hour that was so many hours ago. It changes once an hour, so queries by it are kept. */
export const useHour = (hoursAgo: number): string =>
  new Date((Math.floor(useNow() / hourMilliseconds) - hoursAgo) * hourMilliseconds).toISOString();
