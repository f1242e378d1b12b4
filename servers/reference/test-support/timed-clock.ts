/** The clock of a server whose time a test sets. `Date.now` follows it, as the client compares answers with it. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, vi } from "vitest";
import type { Served } from "./served.ts";

/** File of the server. */
export const timedServer = fileURLToPath(new URL("timed-server.ts", import.meta.url));

export interface TimedClock {
  /** Lets the time be this one, when no job is under way or due, and go on from there. */
  readonly set: (time: string) => Promise<void>;
  /** Lets so many milliseconds pass at once. Requests that are under way bear a second. */
  readonly leap: (milliseconds: number) => Promise<void>;
  /** Resolves when no job is under way or due. */
  readonly settle: () => Promise<void>;
}

export const clockOf = (served: Pick<Served<unknown>, "server">): TimedClock => {
  const machine = Date.now;
  let ahead = 0;
  beforeAll(() => void vi.spyOn(Date, "now").mockImplementation(() => machine() + ahead));
  afterAll(() => vi.mocked(Date.now).mockRestore());
  const set = async (time: string): Promise<void> => {
    ahead = Date.parse(time) - machine();
    const clock = served.server.logs.find(({ msg }) => msg === "listening")?.["clock"];
    const response = await fetch(`${String(clock)}/${time}`, { method: "POST" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  };
  const leap = (milliseconds: number) => set(new Date(Date.now() + milliseconds).toISOString());
  return { set, leap, settle: () => leap(0) };
};
