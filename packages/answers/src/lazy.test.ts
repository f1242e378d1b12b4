import { expect, test, vi } from "vitest";
import { lazy, lazyFor } from "./lazy.ts";

test("a value is made at its first use, once", () => {
  const make = vi.fn(() => ["a"]);
  const value = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(make).toHaveBeenCalledOnce();
});

test("a value is made once for each key, also if it is undefined", () => {
  const make = vi.fn((key: string) => (key === "none" ? undefined : [key]));
  const valueOf = lazyFor(make);
  expect([valueOf("a"), valueOf("none")]).toEqual([["a"], undefined]);
  expect(valueOf("a")).toBe(valueOf("a"));
  expect(valueOf("none")).toBeUndefined();
  expect(make.mock.calls).toEqual([["a"], ["none"]]);
});
