import { describe, expect, test } from "vitest";
import { besides } from "./besides.ts";

/** Commands that end on demand. */
const harness = () => {
  const events: string[] = [];
  const main = Promise.withResolvers<boolean>();
  const ends = new Map<string, (ok: boolean) => void>();
  const running = besides(
    { ended: main.promise, stop: () => (events.push("stopped"), main.resolve(false)) },
    [["check"], ["built"]],
    {
      run: async ([name = ""]) => {
        events.push(name);
        return { ok: await new Promise<boolean>((resolve) => ends.set(name, resolve)), output: `output of ${name}` };
      },
      report: (output) => events.push(output),
    },
  );
  const end = async (name: string, ok: boolean): Promise<void> => {
    if (name === "main") main.resolve(ok);
    else ends.get(name)?.(ok);
    await new Promise(setImmediate);
  };
  return { events, running, end };
};

describe("commands besides another", () => {
  test("run one after the other, and are reported when it has ended", async () => {
    const { events, running, end } = harness();
    await end("check", true);
    await end("built", true);
    expect(events).toEqual(["check", "built"]);
    await end("main", true);
    expect(await running).toBe(true);
    expect(events).toEqual(["check", "built", "output of check", "output of built"]);
  });

  test("stop it when one fails, and say so at once", async () => {
    const { events, running, end } = harness();
    await end("check", false);
    expect(events).toEqual(["check", "output of check", "stopped"]);
    expect(await running).toBe(false);
  });

  test("are not begun when it has failed", async () => {
    const { events, running, end } = harness();
    await end("main", false);
    await end("check", true);
    expect(await running).toBe(false);
    expect(events).toEqual(["check", "output of check"]);
  });

  test("fail the whole by a failure of the last one alone", async () => {
    const { running, end } = harness();
    await end("check", true);
    await end("main", true);
    await end("built", false);
    expect(await running).toBe(false);
  });
});
