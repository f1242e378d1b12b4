import { validateResponse } from "@atlas-messaging/validators/responses";
import { validateEvent } from "@atlas-messaging/validators/events";
import { expect, test } from "vitest";
import { World, accepted, deliveredNames, inserted, refused } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import type { ChannelLinkRow, ChannelRow } from "../rows/channels.ts";
import { later as after, second } from "../core/time.ts";
import {
  type ChannelFacts,
  linkChannel,
  rotateChannelToken,
  setDefaultChannel,
  testChannel,
  updateChannel,
} from "./decide.ts";
import { disconnectChannel, reconnectChannel } from "./disconnect.ts";

const channel = channelRow({ status: "connected", provider: "cloud_api" });
const link: ChannelLinkRow = {
  organization_id: channel.organization_id,
  id: channel.id,
  provider: "cloud_api",
  base_url: "https://messaging.example/v1",
  sender_id: "1000",
  number_key: "1000",
  business_account_id: null,

  display_number: null,
  template_language: "en",
  secrets: JSON.stringify({ access_token: "access-one", app_secret: "secret-one", verify_token: "verify-one" }),
  rotated_at: null,
  created_at: now,
};
const known = (change: Partial<ChannelFacts> = {}): ChannelFacts => ({
  ...facts(),
  channel,
  link,
  sending: channel,
  ...change,
});
const params = { channel_id: channel.id };
const command = { params, query: {}, body: undefined };
const worldOf = (row: ChannelRow) => new World([insert("channels", row), insert("channel_links", link)]);
const token = {
  freshSecret: "fresh-verify-token",
  callbackUrl: (id: string) => `https://atlas.example/callbacks/${id}`,
  appCallbackUrl: "https://atlas.example/callbacks",
};

const described = {
  channel: "chatapp",
  display_name: "Shop",
  base_url: "https://messaging.example/v1/",
  sender_id: "1000",
  template_language: "en",
  access_token: "access-token",
  app_secret: "app-secret",
};
const linking = (change: object = {}, body: object = {}) =>
  linkChannel(
    {
      ...facts(),
      ...token,
      sending: null,
      targetProblem: null,
      namesake: null,
      scripted: false,
      asked: null,
      agents: [],
      ...change,
    },
    { params: {}, query: {}, body: { ...described, ...body } },
  );

test("a channel is linked, and shows its token once and its secrets never", () => {
  const { body, changes } = accepted(linking());
  expect(validateResponse("console.channels.link", 200, body)).toMatchObject({ ok: true });
  expect(body.data).toMatchObject({ verify_token: token.freshSecret, channel: { is_default: true } });
  expect(JSON.stringify(body)).not.toMatch(/access-token|app-secret/);
  expect(inserted(changes, "channels")).toMatchObject([{ provider: "cloud_api", status: "connected" }]);
  expect(JSON.parse(inserted(changes, "channel_links")[0]?.secrets ?? "")).toMatchObject({ app_secret: "app-secret" });
  expect(inserted(changes, "audit_events")).toMatchObject([{ event_type: "atlas_api.channel.create" }]);
});

test("a channel of a sandbox is a script", () => {
  expect(inserted(accepted(linking({ scripted: true })).changes, "channels")).toMatchObject([{ provider: "sandbox" }]);
});

test("a link is refused by the member that is wrong", () => {
  const paths = (outcome: ReturnType<typeof linking>) => refused(outcome).details?.map(({ path }) => path);
  expect(paths(linking({ targetProblem: "must be https" }))).toEqual(["base_url"]);
  expect(paths(linking({ namesake: channel }))).toEqual(["sender_id"]);
});

test("a disconnected channel is announced, and stays so until it is reconnected", () => {
  const { body, changes } = accepted(disconnectChannel(known(), command));
  expect(validateResponse("console.channels.disconnect", 200, body)).toMatchObject({ ok: true });
  const world = worldOf(channel);
  world.commit(changes);
  const row = world.only("channels");
  expect(row).toMatchObject({ status: "disconnected", disconnected_at: now });
  expect(deliveredNames(changes)).toEqual(["channel.status_changed"]);
  const [event] = inserted(changes, "events");
  expect(event?.payload).toMatchObject({ previous_status: "connected", status: "disconnected", cause: "operator" });
  expect(
    validateEvent({
      ...Object(event?.payload),
      event_id: channel.id,
      event_type: "channel.status_changed",
      timestamp: now,
    }),
  ).toMatchObject({ ok: true });
  expect(accepted(disconnectChannel(known({ channel: row }), command)).changes).toEqual([]);
  const again = accepted(reconnectChannel(known({ channel: row }), command));
  const later = worldOf(row);
  later.commit(again.changes);
  expect(later.only("channels")).toMatchObject({ status: "connected", disconnected_at: null });
  expect(accepted(reconnectChannel(known(), command)).changes).toEqual([]);
});

test("of a disconnection and another at once one is committed", () => {
  const world = worldOf(channel);
  world.commit(accepted(disconnectChannel(known(), command)).changes);
  expect(() => world.commit(accepted(disconnectChannel(known(), command)).changes)).toThrow("0 rows of channels");
});

test("a test takes over the health, and leaves a disconnected channel so", () => {
  const asked = { ok: true, latencyMs: 20 };
  const tested = (row: ChannelRow) =>
    accepted(testChannel({ ...known({ channel: row }), asked, carried: true }, command)).body.data.channel;
  expect(tested(channel)).toMatchObject({ status: "active", health: { state: "healthy" }, last_health_check: now });
  const left = channelRow({ status: "disconnected", disconnected_at: after(now, -second) });
  expect(tested(left)).toMatchObject({ status: "disconnected", health: { state: "healthy" } });
  expect(refused(testChannel({ ...known({ channel: null }), asked: null, carried: false }, command)).code).toBe(
    "not_found",
  );
});

test.for([
  ["both secrets", { access_token: "access-two", app_secret: "secret-two" }, ["access_token", "app_secret"]],
  ["the access token alone", { access_token: "access-two" }, ["access_token"]],
  ["the app secret alone", { app_secret: "secret-two" }, ["app_secret"]],
  ["the verify token alone", {}, []],
] as const)("a rotation replaces %s, and the verify token is new", ([, body, secrets]) => {
  const outcome = accepted(rotateChannelToken({ ...known(), ...token }, { ...command, body }));
  expect(validateResponse("console.channels.rotateToken", 200, outcome.body)).toMatchObject({ ok: true });
  const world = worldOf(channel);
  world.commit(outcome.changes);
  const before = { access_token: "access-one", app_secret: "secret-one" };
  expect(world.only("channel_links").rotated_at).toBe(now);
  expect(JSON.parse(world.only("channel_links").secrets)).toEqual({
    ...before,
    ...body,
    verify_token: token.freshSecret,
  });
  expect(inserted(outcome.changes, "audit_events")).toMatchObject([{ after: { rotated_at: now, secrets } }]);
  expect(JSON.stringify(inserted(outcome.changes, "audit_events"))).not.toMatch(/access-|secret-/);
  // The second of two rotations at once has to read the secrets of the first.
  expect(() => world.commit(outcome.changes)).toThrow("rows of channel_links match");
});

test("a scripted channel has no secrets to rotate", () => {
  const body = { access_token: "access-two", app_secret: "secret-two" };
  const scripted = rotateChannelToken({ ...known({ link: null }), ...token }, { ...command, body });
  expect(refused(scripted).code).toBe("conflict");
});

test("a name and the members of a link change", () => {
  const body = { display_name: "Harbour", base_url: "https://messaging.example/v2/", business_account_id: "2000" };
  const none = { agent: null, targetProblem: null };
  const outcome = accepted(updateChannel({ ...known(), ...none }, { ...command, body }));
  const world = worldOf(channel);
  world.commit(outcome.changes);
  expect(world.only("channels").display_name).toBe("Harbour");
  expect(world.only("channel_links")).toMatchObject({
    base_url: "https://messaging.example/v2",
    business_account_id: "2000",
    template_language: "en",
  });
  const unlinked = refused(updateChannel({ ...known({ link: null }), ...none }, { ...command, body }));
  expect(unlinked.details?.map(({ path }) => path)).toEqual(["base_url"]);
});

test("the latest default counts, and a disconnected channel cannot be it", () => {
  const outcome = accepted(setDefaultChannel(known({ sending: null }), command));
  expect(outcome.body.data.channel.is_default).toBe(true);
  const world = worldOf(channel);
  world.commit(outcome.changes);
  expect(world.only("channels").default_since).toBe(now);
  const left = channelRow({ status: "disconnected" });
  expect(refused(setDefaultChannel(known({ channel: left }), command)).code).toBe("conflict");
});
