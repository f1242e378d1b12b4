import { describe, expect, test } from "vitest";
import type { Metadata } from "../rows/primitives.ts";
import { changeMetadata, hasMetadata, metadataArgs, metadataProblem, presentMetadata } from "./metadata.ts";

const twenty: Metadata = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`k${at}`, "x"]));

describe("metadata", () => {
  test("keeps what a change does not name, and loses what it sets to null", () => {
    const changed = changeMetadata({ order_id: "1042", shop: "berlin" }, { shop: null, cart: "7" });
    expect(changed).toEqual({ kind: "changed", set: { metadata: { cart: "7", order_id: "1042" } } });
  });

  test("is none when its last key goes, and untouched by a request without it", () => {
    expect(changeMetadata({ cart: "7" }, { cart: null })).toMatchObject({ set: { metadata: null } });
    expect(changeMetadata({ cart: "7" }, undefined)).toEqual({ kind: "changed", set: {} });
  });

  test("has twenty keys and no more, also by a change", () => {
    expect(changeMetadata(null, twenty)).toMatchObject({ kind: "changed" });
    const message = "metadata would have 21 keys, and may have 20. Remove some with null.";
    expect(changeMetadata(twenty, { cart: "7" })).toMatchObject({ code: "conflict", message });
    expect(changeMetadata(twenty, { cart: "7", k0: null })).toMatchObject({ kind: "changed" });
  });

  test.for(["", "a:b", "a b", "-a", "__proto__", "ä", "k".repeat(41)])("has no key %j", (key) => {
    const details = [{ path: `metadata.${key}` }];
    expect(metadataProblem({ [key]: "x" })).toMatchObject({ code: "validation_failed", details });
  });

  test.for(["a", "1", "order_id", "Order-Id.2", "k".repeat(40), "constructor"])("has a key %j", (key) => {
    expect(metadataProblem({ [key]: "x" })).toBeNull();
  });

  test("is shown by key in order, and left out where there is none", () => {
    expect(Object.keys(presentMetadata({ shop: "berlin", order_id: "1042" }) ?? {})).toEqual(["order_id", "shop"]);
    expect(presentMetadata(null)).toBeUndefined();
  });
});

describe("a filter", () => {
  test("ends the key at the first colon", () => {
    expect(metadataArgs({ metadata: "at:10:30" })).toEqual({ metadata_key: "at", metadata_text: "10:30" });
  });

  test.for([
    ["order_id:1042", true],
    ["order_id:104", false],
    ["shop:1042", false],
    ["constructor:1042", false],
  ] as const)("%s finds it: %s", ([metadata, finds]) => {
    expect(hasMetadata({ metadata: { order_id: "1042" } }, metadataArgs({ metadata }))).toBe(finds);
    expect(hasMetadata({ metadata: null }, metadataArgs({ metadata }))).toBe(false);
  });
});
