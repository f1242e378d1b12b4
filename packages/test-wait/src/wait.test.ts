import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { eventually, settled, waitsAfter, watch } from "./wait.ts";
import { cpuOfWatched } from "./watched.ts";

const minute = 60_000;

/** Surroundings whose time passes while somebody waits. Each look costs so much CPU. */
const standing = (cpuEach = 0) => {
  let [time, cpu, events, timers] = [0, 0, 0, 0];
  return {
    now: () => time,
    after: (milliseconds: number, run: () => void) => {
      time += milliseconds;
      cpu += cpuEach;
      timers += 1;
      queueMicrotask(run);
      return () => {};
    },
    cpu: () => cpu,
    events: () => events,
    happen: () => void (events += 1),
    timers: () => timers,
  };
};

const messageOf = (wait: Promise<unknown>): Promise<string> =>
  wait.then(
    () => "it ended",
    (error: unknown) => String(error),
  );

describe("a wait for a state", () => {
  test("returns the first answer that does not throw", async () => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      expect(asked).toBe(3);
      return "there";
    };
    expect(await eventually(ask)).toBe("there");
  });

  test("is given up two minutes after the last movement, and tells what it was for and the last state", async () => {
    const around = standing();
    const message = await messageOf(eventually(() => expect(["a", "b"]).toEqual(["a"]), around));
    expect(around.now()).toBeGreaterThanOrEqual(2 * minute);
    expect(around.now()).toBeLessThan(2.1 * minute);
    expect(message).toMatch(/Waited for 12\d s, the last 12\d s without a movement/);
    expect(message).toMatch(/toEqual\(\["a"\]\)/);
    expect(message).toMatch(/The last state: .*\n\[ 'a', 'b' \]/);
  });

  test("goes on for hours of work of which something is seen, and no longer than fifteen minutes in all", async () => {
    const around = standing();
    let state = 0;
    await messageOf(eventually(() => expect(++state).toBe(0), around));
    expect(around.now()).toBeGreaterThanOrEqual(15 * minute);
  });

  test("is renewed by what happens in a process", async () => {
    const around = standing();
    const happen = () => {
      if (around.now() < 5 * minute) around.happen();
      throw new Error("the same");
    };
    await messageOf(eventually(happen, around));
    expect(around.now()).toBeGreaterThan(6.9 * minute);
    expect(around.now()).toBeLessThan(8 * minute);
  });

  test("is renewed by CPU for five minutes and not for ever", async () => {
    const around = standing(50);
    await messageOf(eventually(() => expect(1).toBe(2), around));
    expect(around.now()).toBeGreaterThanOrEqual(5 * minute);
    expect(around.now()).toBeLessThan(7 * minute);
  });

  test("is not renewed by the CPU of what idles", async () => {
    const around = standing(1);
    await messageOf(eventually(() => expect(1).toBe(2), around));
    expect(around.now()).toBeLessThan(3 * minute);
  });
});

describe("a wait for a promise", () => {
  test("is as the promise is", async () => {
    expect(await settled("a value", Promise.resolve(1))).toBe(1);
    await expect(settled("an error", Promise.reject(new Error("no")))).rejects.toThrow("no");
  });

  test("is given up when nothing moves, and what it stands for is ended", async () => {
    const around = standing();
    let abandoned = false;
    const never = settled("an answer", new Promise(() => {}), () => void (abandoned = true), around);
    expect(await messageOf(never)).toMatch(/without a movement, for:\nan answer/);
    expect([abandoned, around.now() < 2.1 * minute]).toEqual([true, true]);
  });
});

describe("what is watched", () => {
  const unwatch: (() => void)[] = [];
  afterEach(() => {
    for (const each of unwatch.splice(0)) each();
  });

  test("tells its last lines when a wait is given up", async () => {
    unwatch.push(watch({ name: "the server", tail: () => "listening\nstuck" }));
    const message = await messageOf(eventually(() => expect(1).toBe(2), standing()));
    expect(message).toMatch(/The last of the server:\nlistening\nstuck/);
  });

  test("and tells them when another limit ends the test, once", async () => {
    unwatch.push(watch({ name: "the server", tail: async () => "" }));
    const wait = eventually(() => expect(1).toBe(2), { ...standing(), after: () => () => {} });
    void wait;
    await Promise.resolve();
    expect(await waitsAfter([{ name: "Error" }])).toMatch(
      /for:\n[\s\S]*toBe\(2\)[\s\S]*The last of the server:\nnothing/,
    );
    expect(await waitsAfter([{ name: "WaitError" }])).toBe("");
  });

  test.runIf(process.platform === "linux")("is asked for the CPU of its process and of its children", async () => {
    const busy = "const until = Date.now() + 300; while (Date.now() < until);";
    const code = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(busy)}]); process.stdin.resume(); console.log(1)`;
    const child = spawn(process.execPath, ["-e", code]);
    unwatch.push(watch({ name: "the child", pid: child.pid ?? 0, tail: () => "" }), () => void child.kill());
    await once(child.stdout, "data");
    expect(cpuOfWatched()).toBeGreaterThan(50);
    child.kill();
    await once(child, "exit");
    expect(cpuOfWatched()).toBe(0);
  });
});
