/** Every bound of every member of every operation, read from the contract; a new one is in it by itself. */
import { type Resources, makeResources, nobodys } from "@atlas-messaging/conformance";
import type { ErrorCode, OperationId } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/validators/requests";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isServed } from "../src/services/handlers.ts";
import { quickPasswords } from "../test-support/members.ts";
import {
  type BoundRequest,
  type BoundRequests,
  boundRequestsOf,
  boundedPlacesOf,
} from "../test-support/bound-requests.ts";
import type { Answer, Client } from "../test-support/client.ts";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { ids, seedShop, settings, table } from "../test-support/whole-contract.ts";

/** Makes the requests of an operation once, as they take up to half a second. */
const requestsWith = (resources: Resources): ((id: OperationId) => BoundRequests) => {
  const made = new Map<OperationId, BoundRequests>();
  return (id) => {
    const known = made.get(id) ?? boundRequestsOf(id, resources);
    made.set(id, known);
    return known;
  };
};

const unsentTo = requestsWith(nobodys);

/** Place and rule of a request, without its value. */
const placeOf = ({ title }: BoundRequest): string => title.split(":")[0] ?? title;

/** Takes a request as the server reads it. */
const asRead = ({ params = {}, query = {}, body }: BoundRequest["request"]) => ({
  params,
  query: Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === "number" ? String(value) : value]),
  ),
  body: body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown),
});

/** Each operation that bounds something, with how much of it is asked for. */
const bounded = ids
  .map((id) => {
    const { within, beyond, misnamed } = unsentTo(id);
    const members = new Set([...within, ...beyond, ...misnamed].map(({ title }) => title.split(" ")[0]));
    return { id, members: members.size, within: within.length, beyond: beyond.length + misnamed.length };
  })
  .filter(({ members }) => members > 0)
  // Each subscription that is made costs every later event a delivery.
  .toSorted((one, other) => Number(one.id.startsWith("webhooks.")) - Number(other.id.startsWith("webhooks.")));

describe("the bounds of the contract", () => {
  test.for(ids)("%s has a request beyond each of its own", (id) => {
    const { beyond, misnamed } = unsentTo(id);
    const asked = [...beyond, ...misnamed].map(placeOf);
    expect(asked).toEqual(expect.arrayContaining([...boundedPlacesOf(id)]));
  });

  test.for(bounded)("$id is valid with each of $within values within them", ({ id }) => {
    const wrong = unsentTo(id).within.filter(({ request, names }) => {
      const checked = validateRequest(id, asRead(request));
      const details = checked.ok || checked.notFound ? [] : checked.details;
      return details.some(({ path }) => names.includes(path));
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  // What the validator refuses, the server refuses.
  test.for(bounded)("$id is valid with none of $beyond values beyond them, and the member is named", ({ id }) => {
    const { beyond, misnamed } = unsentTo(id);
    const wrong = beyond.filter(({ request, names }) => {
      const checked = validateRequest(id, asRead(request));
      const details = checked.ok || checked.notFound ? [] : checked.details;
      return details.length === 0 || details.some(({ path }) => !names.includes(path));
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
    const found = misnamed.filter(({ request }) => !("notFound" in validateRequest(id, asRead(request))));
    expect(found.map(({ title }) => title)).toEqual([]);
  });
});

/** Codes of rules that run after validation. */
const rules: readonly string[] = [
  "conflict",
  "window_closed",
  "quiet_hours",
  "not_found",
  "template_not_found",
  "template_not_approved",
  "invalid_cursor",
  "idempotency_key_reused",
  "not_implemented",
] satisfies ErrorCode[];
/** And where the body brings the credential. */
const rulesOfSignIn: readonly string[] = ["unauthenticated", "permission_denied"] satisfies ErrorCode[];

/** Refusals of rules that run after validation and name the member: it is valid by itself, and wrong here. */
const namedByRules =
  /of (?:your organization|this conversation)|public internet|is not a (?:scope|time zone)|is not a kind that|in the (?:future|past)|left out if|different ids|rows in all|for (?:documents only|external agents)|must be the organization's name|by the template|no such placeholder|the messaging apps refuse|no line break|the type of the bytes|must have at most \d+ bytes/;

/** Operations whose success ends the session that asks; one that is missing here fails all operators' after it. */
const endingTheirSession: readonly OperationId[] = [
  "console.account.signOut",
  "console.sessions.endAll",
  "console.sessions.end",
  "console.organization.delete",
];

const setup = { seed: seedShop, settings, file: quickPasswords };

describeServedOnPostgres("every bound of every member", setup, (served) => {
  let receiver: Receiver;
  let requestsTo: (id: OperationId) => BoundRequests;

  beforeAll(async () => {
    receiver = await startReceiver();
    const { token, data, key, consent } = served.seeded;
    const resources = await makeResources(served.clientOf(token), {
      known: { ...data, key_id: key, consent_id: consent },
      operator: served.clientOf(data.operator_token),
      receiverUrl: receiver.url,
    });
    requestsTo = requestsWith(resources);
  });
  afterAll(() => receiver.close());

  const ask = async (id: OperationId, { request }: BoundRequest): Promise<Answer> =>
    (await callerOf(id)).call(id, request);
  const callerOf = async (id: OperationId): Promise<Client> => {
    const { scheme } = table[id].auth;
    if (scheme === "none") return served.anonymous;
    // Takes one more for each request, because the request before has ended its own.
    if (endingTheirSession.includes(id)) return served.clientOf((await served.organization()).data.operator_token);
    return served.clientOf(scheme === "operatorSession" ? served.seeded.data.operator_token : served.seeded.token);
  };

  const shown = ({ title }: BoundRequest, { status, text }: Answer) => `${title} → ${status} ${text.slice(0, 300)}`;

  /** A rule may still refuse it, by its member too where that names what there is not, or an address that none may call. */
  const passed = (id: OperationId, { error }: Answer, { names }: BoundRequest): boolean => {
    if (error === null || rules.includes(error.code)) return true;
    if (table[id].limit === "sign_in" && rulesOfSignIn.includes(error.code)) return true;
    const own = (error.details ?? []).filter(({ path }) => names.some((name) => `${path}.`.startsWith(`${name}.`)));
    return error.code === "validation_failed" && own.every((each) => namedByRules.test(each.message));
  };

  const refused = ({ status, error }: Answer, { names }: BoundRequest): boolean => {
    const named = error?.details?.map(({ path }) => path) ?? [];
    const rightly = named.length > 0 && named.every((each) => names.includes(each));
    return status === 422 && error?.code === "validation_failed" && rightly;
  };

  test.for(bounded)("$id takes what is within: $members members", async ({ id }) => {
    const wrong: string[] = [];
    const { within } = requestsTo(id);
    for (const asked of within) {
      const answer = await ask(id, asked);
      if (!passed(id, answer, asked)) wrong.push(shown(asked, answer));
    }
    expect(wrong).toEqual([]);
  });

  // The last value of each operation, a name that is none, and names that differ.
  test.for(bounded)("$id refuses what is beyond, naming it", async ({ id }) => {
    const { beyond, misnamed, unlike } = requestsTo(id);
    const wrong: string[] = [];
    for (const asked of [...beyond.slice(-1), ...unlike]) {
      const answer = await ask(id, asked);
      if (!refused(answer, asked)) wrong.push(shown(asked, answer));
    }
    for (const asked of misnamed.slice(0, 1)) {
      const answer = await ask(id, asked);
      if (answer.error?.code !== "not_found") wrong.push(shown(asked, answer));
    }
    expect(wrong).toEqual([]);
  });

  test("are asked of what this server serves", () => {
    expect(bounded.filter(({ id }) => isServed(id)).every(({ beyond }) => beyond > 0)).toBe(true);
  });
});
