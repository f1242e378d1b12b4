import { type OperationId, operations } from "@atlas-messaging/contract";
import { expect, test } from "vitest";
import { deployment, statusAndCode } from "../test-support/deployment.ts";
import type { Handlers } from "./pipeline/handler.ts";
import { bindSection, servedBy } from "./bind-section.ts";
import { createHandlers } from "./handlers.ts";
import { channels } from "./channels/operations.ts";
import { knowledge } from "./knowledge/operations.ts";
import { toolServer } from "./tool-server/http.ts";

const load = async () => ({ rows: [], known: true, channel: null, lives: true, standing: null }) as never;
const ids = Object.keys(operations) as OperationId[]; // The table has exactly its own keys.

test("an operation stands beside its own load", () => {
  const handlers = bindSection("channels", channels, {
    "channels.list": load,
    "channels.get": load,
    "channels.update": load,
  });
  expect(handlers["channels.list"]).toMatchObject({ kind: "read", id: "channels.list", load });
  expect(Object.keys(handlers)).toEqual(["channels.list", "channels.get", "channels.update"]);
});

test("a variant stands with the operation whose calls it answers", () => {
  const names = Object.keys(knowledge);
  const loads = Object.fromEntries(names.map((name) => [name, load])) as never;
  const { "knowledge.list": list } = bindSection("knowledge", knowledge, loads);
  expect(list).toMatchObject({ kind: "read", variants: [{ id: "knowledge.list" }] });
  const [search] = list.kind === "read" ? (list.variants ?? []) : [];
  const asks = (query: object) => search?.when?.({ query } as never);
  expect([asks({ q: "opening hours" }), asks({})]).toEqual([true, false]);
});

test("an operation that reaches others is composed of their loads, and tools are none by themselves", () => {
  const handlers = bindSection("tool-server", toolServer, {} as never);
  expect(Object.keys(handlers)).toEqual(["toolServer.call"]);
  expect(handlers["toolServer.call"]).toMatchObject({ kind: "direct", id: "toolServer.call" });
});

test("every operation of the contract has a handler of its own id", () => {
  const handlers: Handlers = createHandlers({} as never);
  expect(Object.entries(handlers).filter(([id, handler]) => handler.id !== id)).toEqual([]);
  expect(ids.filter((id) => !(id in handlers))).toEqual([]);
});

test.for([
  ["the section", { "channels.get": channels["channels.get"] }, { "channels.get": load, "channels.list": load }],
  ["its load", channels, { "channels.get": load }],
] as const)("an operation without %s answers 501", async ([, entries, loads]) => {
  const handlers = bindSection("channels", entries as never, loads as never);
  expect(["channels.list", "channels.get", "runs.list"].map((id) => servedBy(handlers)(id as OperationId))).toEqual([
    false,
    true,
    false,
  ]);
  const served = deployment(handlers);
  const answer = await served.call("channels.list", { token: served.tokenWith(["atlas.channels.read"]) });
  expect(await statusAndCode(answer)).toEqual([501, "not_implemented"]);
});

test("a variant without its load takes the operation with it, which would answer its calls wrongly", () => {
  const names = Object.keys(knowledge).filter((name) => name !== "knowledge.search");
  const loads = Object.fromEntries(names.map((name) => [name, load])) as never;
  const { "knowledge.list": list, "knowledge.get": get } = bindSection("knowledge", knowledge, loads);
  expect([list.kind, get.kind]).toEqual(["direct", "read"]);
});
