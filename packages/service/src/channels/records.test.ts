/** Refusals and records of everything that changes a channel. */
import { describe, expect, test } from "vitest";
import { accepted, audited, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { agentRow, channelRow, jobRow, linkRow, organizationRow } from "../../test-support/rows.ts";
import { update } from "../core/changes.ts";
import { later, second } from "../core/time.ts";
import { concludeCheck } from "./health.ts";
import {
  type ChannelFacts,
  type UpdateChannelFacts,
  linkChannel,
  rotateChannelToken,
  serveChannel,
  setDefaultChannel,
  testChannel,
  updateChannel,
} from "./decide.ts";
import { disconnectChannel, reconnectChannel } from "./disconnect.ts";

const channel = channelRow({ status: "connected", agent_id: null });
const { organization_id, id } = channel;
const key = { organization_id, id };
const link = linkRow({ id, business_account_id: "1" });
const agent = agentRow({ channels: [channel.channel] });
const command = { params: { channel_id: id }, query: {}, body: undefined };
const known = (change: Partial<ChannelFacts> = {}): ChannelFacts => ({
  ...facts(),
  channel,
  link,
  sending: null,
  ...change,
});
const token = {
  freshSecret: "fresh",
  callbackUrl: (channelId: string) => `https://atlas.example/${channelId}`,
  appCallbackUrl: "https://atlas.example",
};
const asked = { ok: true, latencyMs: 20 };
const sealed = "sealed:v1:";

type Body = { readonly [member: string]: string };

describe("a channel that the organization lacks is refused:", () => {
  const none = known({ channel: null });
  const body = {};
  test.for([
    ["update", () => updateChannel({ ...none, agent: null, targetProblem: null }, { ...command, body })],
    ["test", () => testChannel({ ...none, asked, carried: true }, command)],
    ["rotate", () => rotateChannelToken({ ...none, ...token }, { ...command, body })],
    ["disconnect", () => disconnectChannel(none, command)],
    ["reconnect", () => reconnectChannel(none, command)],
    ["default", () => setDefaultChannel(none, command)],
    [
      "serve",
      () =>
        serveChannel(
          { ...facts(), channel: null, agent: null },
          { params: { channel_id: id }, query: {}, body: { agent_id: null } },
        ),
    ],
  ] as const)("%s", ([, act]) => {
    expect(refused<"channels.get">(act() as never)).toMatchObject({
      code: "not_found",
      message: `Your organization has no channel ${id}.`,
    });
  });
});

describe("linking", () => {
  const described = {
    channel: channel.channel,
    display_name: "Shop",
    base_url: "https://messaging.example/a/b/",
    sender_id: "1000",
    template_language: "en",
    access_token: "access-token",
    app_secret: "app-secret",
  };
  const linking = (agents: readonly (typeof agent)[], body: object = {}) =>
    linkChannel(
      {
        ...facts(),
        ...token,
        sending: null,
        targetProblem: null,
        namesake: null,
        scripted: false,
        asked: null,
        agents,
      },
      { params: {}, query: {}, body: { ...described, ...body } },
    );
  const other = agentRow({ id: idOf(9, 9), channels: [channel.channel] });

  test.for([
    ["none", [], {}, null],
    ["the only one", [agent], {}, agent.id],
    ["none of several", [agent, other], {}, null],
    ["the one asked for", [agent, other], { agent_id: agent.id }, agent.id],
  ] as const)("gives the channel %s of its agents", ([, agents, body, agent_id]) => {
    const { body: answer } = accepted(linking(agents, body));
    expect(answer.data.channel).toMatchObject({
      agent_id,
      link: { base_url: "https://messaging.example/a/b" },
    });
    expect(answer.data.callback_url).toBe(`https://atlas.example/${answer.data.channel.id}`);
  });

  test.for([
    ["agent_id", { agent_id: id }],
    ["access_token", { access_token: sealed }],
    ["app_secret", { app_secret: sealed }],
  ] as const)("names a wrong %s", ([path, body]) => {
    expect(refused(linking([], body)).details).toMatchObject([{ path }]);
  });
});

describe("a change", () => {
  const change = (body: Body, more: Partial<UpdateChannelFacts> = {}) =>
    updateChannel({ ...known(more), agent, targetProblem: null, ...more }, { ...command, body });
  const before = { display_name: channel.display_name, agent_id: null, phone_handoff_minutes: null };

  test("of nothing of the link leaves the link alone", () => {
    const { body, changes } = accepted(change({ agent_id: agent.id }));
    const set = { display_name: channel.display_name, agent_id: agent.id, phone_handoff_minutes: null };
    expect(body).toMatchObject({ ok: true, data: { channel: { ...set, is_default: false } } });
    expect(outline(changes)).toEqual(["update channels", "insert audit_events"]);
    expect(changes[0]).toEqual(update("channels", { ...key, ...before }, set));
    expect(audited(changes)).toEqual([{ event_type: "atlas_api.channel.update", subject_id: id, before, after: set }]);
  });

  test("of the link requires it as read, and is shown and audited", () => {
    const { body, changes } = accepted(change({ template_language: "pt" }));
    expect(body.data.channel).toMatchObject({ link: { business_account_id: "1", template_language: "pt" } });
    expect(changes[1]).toEqual(
      update("channel_links", { ...key, business_account_id: "1" }, { template_language: "pt" }),
    );
    const was = { ...before, template_language: link.template_language };
    expect(audited(changes)).toMatchObject([{ before: was, after: { ...before, template_language: "pt" } }]);
  });

  test("of its business account compares its templates at once, and only then", () => {
    const carried = channelRow({ id, provider: "cloud_api" });
    const compared = (body: Body, its = carried) =>
      outline(accepted(change(body, { channel: its })).changes).filter((each) => each.includes("outbox"));
    expect(compared({ business_account_id: "2" })).toEqual(["insert outbox"]);
    expect(compared({ business_account_id: "1" })).toEqual([]);
    expect(compared({ template_language: "pt" })).toEqual([]);
    expect(compared({ business_account_id: "2" }, channelRow({ id, provider: "sandbox" }))).toEqual([]);
  });

  test("is refused by the member that is wrong", () => {
    const unlinked = refused(change({ template_language: "pt" }, { link: null }));
    expect(unlinked.details).toEqual([
      { path: "template_language", message: "needs a channel that is linked to a messaging app" },
    ]);
    expect(refused(change({ agent_id: agent.id }, { agent: null })).details).toMatchObject([{ path: "agent_id" }]);
    expect(accepted(change({ display_name: "B" }, { link: null })).body.data.channel.display_name).toBe("B");
  });

  test.for([
    ["https://shop.example/v1", {}, "must begin with https://api.example"],
    ["http://api.example/v2", {}, "must begin with https://api.example"],
    ["https://api.example/v2", { targetProblem: "must not be private" }, "must not be private"],
  ] as const)("does not lead the stored token to %s", ([base_url, more, message]) => {
    const linked = linkRow({ id, base_url: "https://api.example/v1" });
    const outcome = refused(change({ base_url }, { link: linked, ...more }));
    expect(outcome.details).toEqual([{ path: "base_url", message: expect.stringContaining(message) }]);
  });

  test("of its agent through the public API is recorded and audited", () => {
    const call = { params: { channel_id: id }, query: {}, body: { agent_id: agent.id } };
    const { body, changes } = accepted(serveChannel({ ...facts(), channel, agent }, call));
    expect(body).toMatchObject({ ok: true, data: { channel: { id, agent_id: agent.id } } });
    expect(changes[0]).toEqual(update("channels", { ...key, agent_id: null }, { agent_id: agent.id }));
    expect(changes).toContainEqual(
      expect.objectContaining({ table: "runs", row: expect.objectContaining({ intent: "update_channel" }) }),
    );
    expect(audited(changes)).toMatchObject([
      { event_type: "atlas_api.channel.update", before: { agent_id: null }, after: { agent_id: agent.id } },
    ]);
  });
});

describe("what an operator does is audited:", () => {
  test("a test, with its health", () => {
    const { body, changes } = accepted(testChannel({ ...known(), asked, carried: true }, command));
    expect(body.ok).toBe(true);
    expect(outline(changes)[0]).toBe("update channels");
    expect(audited(changes).at(-1)).toMatchObject({
      event_type: "atlas_api.channel.test",
      after: { health: "healthy" },
    });
    const unasked = testChannel({ ...known(), asked: null, carried: true }, command);
    expect(refused(unasked).code).toBe("not_found");
  });

  test("a rotation, whose secrets are checked", () => {
    const rotate = (body: Body, more: Partial<ChannelFacts> = {}) =>
      rotateChannelToken({ ...known(more), ...token }, { ...command, body });
    expect(audited(accepted(rotate({})).changes)).toMatchObject([
      { event_type: "atlas_api.channel.token.rotate", before: { rotated_at: link.rotated_at } },
    ]);
    expect(refused(rotate({}, { link: null })).message).toBe("A scripted channel has no secrets.");
    expect(refused(rotate({ app_secret: sealed })).details).toMatchObject([{ path: "app_secret" }]);
  });

  test("a disconnection, with the states", () => {
    expect(audited(accepted(disconnectChannel(known(), command)).changes)).toEqual([
      {
        event_type: "atlas_api.channel.status.change",
        subject_id: id,
        before: { status: "connected", health: channel.health.state },
        after: { status: "disconnected", health: channel.health.state },
      },
    ]);
  });

  test.for([
    [null, null],
    [channelRow({ id: idOf(8, 8) }), idOf(8, 8)],
  ] as const)("the default in place of %s", ([sending, former]) => {
    const { body, changes } = accepted(setDefaultChannel(known({ sending }), command));
    expect(body.ok).toBe(true);
    expect(changes[0]).toEqual(update("channels", { ...key, status: "connected" }, { default_since: now }));
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.channel.default",
        subject_id: id,
        before: { channel_id: former },
        after: { channel_id: id },
      },
    ]);
    const left = channelRow({ status: "disconnected" });
    expect(refused(setDefaultChannel(known({ channel: left }), command)).message).toBe(
      `The channel ${left.id} is disconnected.`,
    );
  });
});

describe("a check", () => {
  const job = jobRow({ kind: "check_channel", subject_id: id });
  const check = (from: Partial<typeof channel>, ok: boolean, carried: boolean) =>
    concludeCheck(
      { ...facts(), job, channel: { ...channel, ...from }, organization: organizationRow(), link: null, carried },
      { ok, latencyMs: 20 },
    );
  const failing = { ...channel.health, state: "degraded", consecutive_failures: 1 } as const;

  test("requires the channel as read, and audits what changed as health", () => {
    const changes = check({ last_health_check: later(now, -second) }, true, true);
    expect(changes).toContainEqual(
      expect.objectContaining({
        table: "channels",
        where: { ...key, status: "connected", last_health_check: later(now, -second), disconnected_at: null },
        set: expect.objectContaining({ status: "active", last_health_check: now }),
      }),
    );
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.channel.health.change",
        subject_id: id,
        before: { status: "connected", health: channel.health.state },
        after: { status: "active", health: "healthy" },
      },
    ]);
  });

  test.for([
    ["an active channel that never carried stays active", { status: "active" }, true, false, "active"],
    ["one that fails once stays as it is", { status: "connected" }, false, true, "connected"],
    ["one that fails again stays as it is", { status: "connected", health: failing }, false, true, "connected"],
    ["one that never carried is connected", { status: "disconnected" }, true, false, "connected"],
  ] as const)("%s", ([, from, ok, carried, status]) => {
    expect(check(from, ok, carried)).toContainEqual(
      expect.objectContaining({ set: expect.objectContaining({ status }) }),
    );
  });
});
