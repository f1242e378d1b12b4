import { expect, test } from "vitest";
import { accepted, inserted, refused } from "../../test-support/changes.ts";
import { facts, idOf } from "../../test-support/facts.ts";
import { channelRow, linkRow } from "../../test-support/rows.ts";
import { checkLink, checkSteps, setupOf, subscribeChannel } from "./setup.ts";

const body = {
  base_url: "https://messaging.example/v1",
  sender_id: "1000",
  access_token: "access-token",
  app_secret: "app-secret",
};
const checking = (asked: ReturnType<typeof setupOf> | null, targetProblem: "must be https" | null = null) =>
  checkLink({ ...facts(), asked, targetProblem }, { params: {}, query: {}, body });
const failed = { step: "token", state: "failed", message: "It has expired.", advice: "Make another." } as const;

test("a check that fails says which steps were not reached, and is audited without secrets", () => {
  const { body: answer, changes } = accepted(checking(setupOf([failed], checkSteps)));
  expect(answer.data).toMatchObject({ is_ready: false, number: null });
  expect(answer.data.steps.map(({ state }) => state)).toEqual(["failed", ...Array(4).fill("skipped")]);
  expect(inserted(changes, "audit_events")).toMatchObject([{ after: { sender_id: "1000", is_ready: false } }]);
});

test("a check in the sandbox skips every step", () => {
  const { data } = accepted(checking(null)).body;
  expect([data.is_ready, new Set(data.steps.map(({ state }) => state))]).toEqual([true, new Set(["skipped"])]);
});

test("an address that may not be reached is refused", () => {
  expect(refused(checking(null, "must be https")).details).toMatchObject([{ path: "base_url" }]);
});

test("a channel without a link, or one that is not there, is not subscribed", () => {
  const command = { params: { channel_id: idOf(1, 1) }, query: {}, body: undefined };
  const known = { ...facts(), channel: channelRow(), link: linkRow(), asked: null };
  expect(accepted(subscribeChannel(known, command)).body.data.is_ready).toBe(true);
  expect(refused(subscribeChannel({ ...known, link: null }, command)).code).toBe("conflict");
  expect(refused(subscribeChannel({ ...known, channel: null }, command)).code).toBe("not_found");
});
