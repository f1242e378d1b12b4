import { expect, test } from "vitest";
import { idOf } from "../../test-support/fake-shell.ts";
import { type Principal, Principals } from "./principals.ts";

const principal = (credentialId: string): Principal => ({
  id: idOf(1),
  kind: "key",
  name: null,
  credentialId,
  organizationId: idOf(2),
  scopes: [],
  permissions: [],
  resource: null,
  expiresAt: null,
});
const [one, other] = [principal(idOf(3)), principal(idOf(4))];

const remembering = () => {
  const principals = new Principals();
  principals.remember("hash of one", one);
  principals.remember("hash of the other", other);
  return principals;
};

test("a principal is found by the hash of its token", () => {
  const principals = remembering();
  expect(principals.recall("hash of one")).toBe(one);
  expect(principals.recall("hash of nobody")).toBeNull();
});

test("a revoked credential is forgotten, and no other", () => {
  const principals = remembering();
  principals.remember("another hash of one", { ...one, scopes: ["atlas.runs.read"] });
  principals.forget(one);
  expect(["hash of one", "another hash of one"].map((hash) => principals.recall(hash))).toEqual([null, null]);
  expect(principals.recall("hash of the other")).toBe(other);
});

test("all are forgotten at once", () => {
  const principals = remembering();
  principals.clear();
  expect([principals.recall("hash of one"), principals.recall("hash of the other")]).toEqual([null, null]);
});

test("no more than ten thousand are remembered", () => {
  const principals = new Principals();
  for (let count = 0; count < 10_000; count++) principals.remember(`hash ${count}`, one);
  expect(principals.recall("hash 0")).toBe(one);
  principals.remember("hash 10000", other);
  expect([principals.recall("hash 0"), principals.recall("hash 10000")]).toEqual([null, other]);
});
