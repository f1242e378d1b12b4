/** The jobs that look after channels, sessions, approvals and vectors. */
import { day, later } from "@atlas-messaging/domain";
import { describe, expect, test } from "vitest";
import { outline } from "../../../domain/test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../../domain/test-support/facts.ts";
import { channelRow, jobRow, organizationRow } from "../../../domain/test-support/rows.ts";
import { checkChannel } from "./check-channel.ts";
import { embedKnowledge } from "./embed-knowledge.ts";
import { endSession } from "./end-session.ts";
import { expireApproval } from "./expire-approval.ts";

describe("the check of a channel", () => {
  const known = {
    ...facts(),
    job: jobRow({ kind: "check_channel" }),
    channel: channelRow(),
    organization: organizationRow(),
    link: null,
    carried: true,
  };

  test("asks its provider, and is due again", () => {
    expect(checkChannel.ask(known)).toEqual({ channel: known.channel, link: null });
    const changes = checkChannel.decide(known, { ok: true, latencyMs: 3 }, null);
    expect(outline(changes)).toContain("update channels");
    expect(outline(changes)).toContain("update outbox");
  });

  test.for([
    ["the channel", { channel: null }],
    ["the organization", { organization: null }],
    ["an organization that has expired", { organization: organizationRow({ expires_at: now }) }],
  ] as const)("ends with %s", ([, gone]) => {
    expect(checkChannel.ask({ ...known, ...gone })).toBeNull();
    expect(outline(checkChannel.decide({ ...known, ...gone }, null, null))).toEqual(["remove outbox"]);
  });
});

describe("the silence of a session", () => {
  const session = {
    organization_id: organizationId,
    id: idOf(8, 1),
    agent_id: null,
    status: "active",
    created_at: later(now, -2 * day),
    last_message_at: null,
    ended_at: null,
  } as const;
  const silent = { ...facts(), job: jobRow({ kind: "end_session" }), session };

  test("ends it", () => {
    expect(outline(endSession.decide(silent, null, null))).toContain("update sessions");
  });

  test("does not end one in which something was said, and the job waits on", () => {
    const talking = { ...silent, session: { ...session, last_message_at: now } };
    expect(outline(endSession.decide(talking, null, null))).toEqual(["update outbox"]);
  });

  test("fails for a session that is not there", () => {
    expect(() => endSession.decide({ ...silent, session: null }, null, null)).toThrow("which is not there");
  });
});

describe("the expiry of an approval", () => {
  const job = jobRow({ kind: "expire_approval", subject_id: idOf(8, 2) });

  test("is looked up by the approval, and decides again when an operator was quicker", () => {
    expect(expireApproval.args(job)).toEqual({ approval_id: idOf(8, 2) });
    expect(expireApproval.maxDecisions).toBe(4);
  });

  test("ends with an approval that is gone", () => {
    const gone = { approval: null, run: null, original: null, parts: null, sha256: (text: string) => text };
    expect(outline(expireApproval.decide({ ...facts(), job, ...gone }, null, null))).toEqual(["remove outbox"]);
  });
});

describe("embedding", () => {
  const job = jobRow({ kind: "embed_knowledge" });
  const none = { ...facts(), job, document: null, passages: [], formerModels: [], model: null };

  test("asks nobody where there is no model, or nothing to embed", () => {
    expect(embedKnowledge.ask(none)).toBeNull();
    expect(embedKnowledge.ask({ ...none, model: "small" })).toBeNull();
    expect(outline(embedKnowledge.decide(none, null, null))).toEqual(["remove outbox"]);
  });
});
