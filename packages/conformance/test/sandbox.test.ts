/** The offline sandbox passes every case, however it is reached. */
import { type EventName, type OperationId } from "@atlas-messaging/contract";
import { document } from "@atlas-messaging/validators/openapi-document";
import type { Sandbox } from "@atlas-messaging/sandbox";
import * as msw from "msw";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allCases } from "../src/index.ts";
import type { Report } from "../src/report/report.ts";
import { runEngine, stopAll } from "../test-support/commands.ts";
import type { Told } from "../test-support/engine.ts";
import { through } from "../test-support/msw.ts";
import { reportOn } from "../test-support/report-on.ts";
import { sandboxTarget } from "../test-support/sandbox-target.ts";

const failuresOf = ({ cases }: Report) => cases.filter(({ outcome }) => outcome === "failed");

const skipped = ({ cases }: Report) => cases.flatMap(({ id, outcome }) => (outcome === "skipped" ? [id] : []));

type Events = { readonly [operation: string]: readonly string[] };

/** The linter guarantees this shape. */
const { paths } = document as { readonly paths: { readonly [path: string]: { readonly [member: string]: object } } };

/** Events by operation, as the contract says in `x-atlas-events`. A test of a webhook sends any event, as it is told. */
const declaredEvents = (): Events => {
  const members = Object.values(paths).flatMap((item) => Object.values(item));
  const declared = members.flatMap((member) => {
    const { operationId: id, "x-atlas-events": names } = asDeclared(member);
    return id && names ? [[id, names.toSorted()] as const] : [];
  });
  // A test event is in no list, so its row has no names.
  return { ...Object.fromEntries(declared), "console.webhooks.test": [] };
};

/** The linter guarantees both members. */
const asDeclared = (member: object) =>
  member as { readonly operationId?: OperationId; readonly "x-atlas-events"?: readonly EventName[] };

/** Adds failures to every operation that sends. The suite sends to failing numbers by one operation only. */
const withFailures = (caused: Events): Events =>
  Object.fromEntries(
    Object.entries(caused).map(([id, names]) => [
      id,
      names.includes("message.delivered")
        ? [...new Set([...names, "conversation.message_failed", "channel.status_changed"])].toSorted()
        : names,
    ]),
  );

/** No operation is deprecated yet, and only an OAuth client brings a consent about. */
const nowhere = ["console.consents.revoke/200", "behaviour/versioning/deprecated"];

describe("the engine", () => {
  let told: Told;
  beforeAll(async () => {
    const { code, out, err } = await runEngine();
    expect([code, err]).toEqual([0, ""]);
    told = JSON.parse(out) as Told; // Printed by the program.
  });
  afterAll(stopAll);

  test("passes, and every operation that it claims is held by a case that ran", () => {
    const { report, unheld, caused } = told;
    expect(report.cases).toHaveLength(allCases.length);
    expect(failuresOf(report)).toEqual([]);
    expect(skipped(report)).toEqual(nowhere);
    expect(unheld).toEqual([]);
    expect(report.operations.filter(({ passed }) => passed === 0)).toEqual([]);
    expect(withFailures(caused)).toEqual(declaredEvents());
  });

  test("passes with requests at random", () => {
    expect(told.atRandom.totals.passed).toBeGreaterThan(200);
    expect(failuresOf(told.atRandom)).toEqual([]);
  });
});

/** Each behaviour, and what sends. Others are the engine's, as above. */
const reaching = allCases.filter(({ id }) => /^(messages\..*\/2|behaviour\/)|\/201$/.test(id));

/** A deployment that says of itself that it is no sandbox. */
const inProduction =
  ({ fetch }: Sandbox) =>
  async (request: Request): Promise<Response> => {
    const answer = await fetch(request);
    if (new URL(request.url).pathname !== "/version") return answer;
    const text = (await answer.text()).replace('"environment":"sandbox"', '"environment":"production"');
    return new Response(text, answer);
  };

test("in production nothing is sent, and nothing stays that answers customers", async () => {
  const made: Sandbox[] = [];
  const target = sandboxTarget({}, undefined, (sandbox) => (made.push(sandbox), inProduction(sandbox)));
  const [sandbox] = made;
  if (!sandbox) throw new Error("a target has a sandbox");
  const { token, credentials, baseUrl } = sandbox;
  const known = async (): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await sandbox.fetch(`${baseUrl}/v1/atlas/knowledge?limit=200`, { headers })).json();
  };
  const before = await known();
  const given = { token, operatorToken: credentials.operator_token, phoneNumber: credentials.phone_number };
  const report = await reportOn({ ...target, ...given }, reaching);
  expect([report.environment, failuresOf(report)]).toEqual(["production", []]);
  expect(await known()).toEqual(before);
  const phones = Object.values(credentials.phone_numbers).map((number) => sandbox.customer(number));
  for (const phone of phones) await phone.says("When are you open?");
  await sandbox.advance("1h");
  expect(phones.flatMap((phone) => phone.messages())).toEqual([]);
});

/** One handler takes all requests, so two sections of all methods and bodies show the way. A release tries more. */
const ofTwoSections = allCases.filter(({ id }) => /^(media|webhooks)\./.test(id));

test("its handlers for msw pass", async () => {
  const report = await reportOn(sandboxTarget({}, undefined, through(msw.http, msw.getResponse)), ofTwoSections);
  expect([failuresOf(report), skipped(report)]).toEqual([[], []]);
});
