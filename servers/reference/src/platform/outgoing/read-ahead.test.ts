import { expect, test } from "vitest";
import { readAheadReclaimer } from "./bun-transport.ts";

const megabyte = 1_048_576;

/** A process of 90 MiB, to which a collection brings it back in so long; `pass` lets time go by. */
const processOf = (pause = 0) => {
  const state = { size: 90 * megabyte, collections: 0, time: 0, looks: 0 };
  let planned: { at: number; look: () => void } | null = null;
  const cutOff = readAheadReclaimer({
    resident: () => state.size,
    collect: () => {
      state.collections += 1;
      state.time += pause;
      state.size = 90 * megabyte;
    },
    now: () => state.time,
    after: (milliseconds, look) => {
      planned = { at: state.time + milliseconds, look };
      state.looks += 1;
    },
  });
  const pass = (milliseconds: number): void => {
    state.time += milliseconds;
    if (!planned || planned.at > state.time) return;
    const { look } = planned;
    planned = null;
    look();
  };
  return { state, cutOff, pass };
};

test("many answers that are cut off together are one look at the memory, and none is taken before they are let go", () => {
  const { state, cutOff, pass } = processOf();
  for (let answer = 0; answer < 12; answer++) cutOff();
  state.size += 12 * megabyte;
  expect(state.looks).toBe(1);
  pass(19);
  expect(state.collections).toBe(0);
  pass(1);
  expect(state.collections).toBe(1);
});

test("nothing is collected as long as the process has not grown by 6 MiB", () => {
  const { state, cutOff, pass } = processOf();
  for (let answer = 0; answer < 5; answer++) {
    cutOff();
    state.size += megabyte;
    pass(20);
  }
  expect(state.collections).toBe(0);
  cutOff();
  state.size += megabyte;
  pass(20);
  expect(state.collections).toBe(1);
});

test("a process that has become smaller by itself may grow by as much again", () => {
  const { state, cutOff, pass } = processOf();
  cutOff();
  state.size = 60 * megabyte;
  pass(20);
  cutOff();
  state.size = 67 * megabyte;
  pass(20);
  expect(state.collections).toBe(1);
});

test("however much is sent, collections are a quarter of a second apart", () => {
  const { state, cutOff, pass } = processOf();
  for (let ms = 0; ms < 1_000; ms += 5) {
    cutOff();
    state.size += megabyte;
    pass(5);
  }
  expect(state.collections).toBe(4);
});

test("a collection that takes long is followed by nine times as long without one", () => {
  const pause = 200;
  const { state, cutOff, pass } = processOf(pause);
  while (state.time < 10_000) {
    cutOff();
    state.size += megabyte;
    pass(5);
  }
  expect(state.collections).toBe(5);
});
