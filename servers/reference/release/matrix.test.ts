/**
 * Every operation of the contract against the rules that hold for all and that its suite does not ask about; a new one
 * is in it by itself.
 */
import {
  type Resources,
  isMadeInSteps,
  makeResources,
  nobodys,
  pathNamesOf,
  requestsOf,
  sessionFor,
  statusesOf,
  unknownId,
  waitsForItself,
} from "@atlas-messaging/conformance";
import {
  type EventName,
  type OperationId,
  type Scope,
  type SuccessOf,
  eventNames,
  scopes,
} from "@atlas-messaging/contract";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { quickPasswords } from "../test-support/members.ts";
import type { Answer, Client, Request } from "../test-support/client.ts";
import { type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { seedCredential } from "../test-support/seed.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { ids, operators, seedShop, settings, table } from "../test-support/whole-contract.ts";

const allScopes = Object.keys(scopes) as Scope[]; // And so has this one.
const scopesOf = (id: OperationId): readonly Scope[] => {
  const { auth } = table[id];
  return auth.scheme === "accessToken" ? auth.anyOf : [];
};

/** First operation of each group: the suite asks all. */
const firstOfEach = (all: readonly OperationId[], groupOf: (id: OperationId) => string): OperationId[] => [
  ...new Map(all.toReversed().map((id) => [groupOf(id), id])).values(),
];

const guarded = ids.filter((id) => table[id].auth.scheme !== "none");
const oneOfEachScheme = firstOfEach(guarded, (id) => table[id].auth.scheme);
const scoped = ids.filter((id) => scopesOf(id).length > 0);
const oneOfEachScopes = firstOfEach(scoped, (id) => scopesOf(id).join(" "));
const withoutScopes = ids.filter((id) => table[id].auth.scheme === "accessToken" && scopesOf(id).length === 0);
const naming = ids.filter((id) => JSON.stringify(requestsOf(id, nobodys)).includes(unknownId));

const unknownParams = (id: OperationId) => Object.fromEntries(pathNamesOf(id).map((name) => [name, unknownId]));

/** Two organizations, and of ours tokens by the scopes that they lack. */
const seed = async (database: Database) => {
  const [ours, theirs] = [await seedShop(database), await seedShop(database)];
  const without = new Map<string, string>();
  const token = (having: readonly Scope[]) => seedCredential(database, ours.organizationId, { scopes: having });
  for (const wanted of new Map(scoped.map((id) => [scopesOf(id).join(" "), scopesOf(id)])).values())
    without.set(wanted.join(" "), await token(allScopes.filter((scope) => !wanted.includes(scope))));
  return { ours, theirs, without, bare: await token([]) };
};

const page =
  "<!doctype html><title>Menu</title><main><h1>Menu</h1><p>Soup of the day, and bread from our oven.</p></main>";
const subscribed = "/subscribed";

describeServedOnPostgres("the whole contract", { seed, settings, file: quickPasswords }, (served) => {
  let receiver: Receiver;
  let secret: string;
  let client: Client;
  let operator: Client;
  let ours: Resources;
  let theirs: Resources;
  let enabled: ReadonlySet<string>;

  beforeAll(async () => {
    receiver = await startReceiver(({ path }, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(path === "/menu" ? page : "");
    });
    client = served.clientOf(served.seeded.ours.token);
    operator = served.clientOf(served.seeded.ours.data.operator_token);
    const other = served.clientOf(served.seeded.theirs.token);
    ours = await makeResources(client, {
      operator,
      known: { ...served.seeded.ours.data, key_id: served.seeded.ours.key, consent_id: served.seeded.ours.consent },
      receiverUrl: receiver.url,
    });
    theirs = await makeResources(other, {
      operator: served.clientOf(served.seeded.theirs.data.operator_token),
      known: {
        ...served.seeded.theirs.data,
        key_id: served.seeded.theirs.key,
        consent_id: served.seeded.theirs.consent,
      },
      receiverUrl: receiver.url,
    });
    const body = { url: `${receiver.url}${subscribed}`, events: eventNames };
    secret = (await client.succeed("webhooks.create", { body })).data.secret ?? "";
    const { data } = await served.anonymous.succeed("system.version");
    enabled = new Set(data.operations.filter((each) => each.enabled).map(({ operation_id }) => operation_id));
  });
  afterAll(() => receiver.close());

  /** Calls with sufficient rights: anonymously where no credential is needed, else with all of them. */
  const ask = (id: OperationId, request?: Request): Promise<Answer> => {
    const callers = { none: served.anonymous, accessToken: client, operatorSession: operator };
    return callers[table[id].auth.scheme].call(id, request);
  };
  /** Uses nobody's resources for operations that are not served yet. */
  const first = (id: OperationId): Request => requestsOf(id, enabled.has(id) ? ours : nobodys)[0] ?? {};

  describe("401 unauthenticated", () => {
    const refused = { status: 401, error: { code: "unauthenticated", retryable: false } };

    test.for(oneOfEachScheme)("%s to nobody in particular", async (id) => {
      const answer = await served.anonymous.call(id, { params: unknownParams(id) });
      expect(answer).toMatchObject(refused);
      // Operations with access tokens add where to get one.
      const metadata = table[id].auth.scheme === "accessToken" ? ', resource_metadata="[^"]+"' : "";
      expect(answer.headers.get("www-authenticate")).toMatch(new RegExp(`^Bearer realm="atlas"${metadata}$`));
    });

    test.for(operators)("%s to an access token", async (id) => {
      const answer = await client.call(id, { params: unknownParams(id) });
      expect(answer).toMatchObject(refused);
      expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="atlas", error="invalid_token"');
    });
  });

  describe("403 insufficient_scope", () => {
    test.for(oneOfEachScopes)("%s names each scope that would do to a token with all others", async (id) => {
      const wanted = scopesOf(id);
      const token = served.seeded.without.get(wanted.join(" ")) ?? "";
      const answer = await served.clientOf(token).call(id, { params: unknownParams(id) });
      expect(answer).toMatchObject({ status: 403, error: { code: "insufficient_scope", retryable: false } });
      for (const scope of wanted) expect(answer.error?.message).toContain(scope);
      expect(answer.headers.get("www-authenticate")).toContain(
        `Bearer realm="atlas", error="insufficient_scope", scope="${wanted.join(" ")}", resource_metadata="`,
      );
    });

    test.for(withoutScopes)("not by %s to a token without a scope", async (id) => {
      const { status } = await served.clientOf(served.seeded.bare).call(id, { params: unknownParams(id) });
      expect([200, 404, 422, 501]).toContain(status);
    });
  });

  describe("another organization's id", () => {
    const without = ({ text }: Answer, names: Resources) =>
      Object.values(names).reduce(
        (rest, name) => rest.replaceAll(name, "…"),
        text.replaceAll(/"(?:docs|request_id)":"[^"]*"/g, ""),
      );

    // The suite asks the others.
    test.for(naming.filter((id) => table[id].auth.scheme !== "accessToken"))(
      "%s answers as to one that nobody has",
      async (id) => {
        const foreign = requestsOf(id, enabled.has(id) ? theirs : nobodys);
        for (const [index, unknown] of requestsOf(id, nobodys).entries()) {
          if (!JSON.stringify(unknown).includes(unknownId)) continue;
          const [nobody, another] = [await ask(id, unknown), await ask(id, foreign[index])];
          const statuses = !enabled.has(id) ? [501] : pathNamesOf(id).length > 0 ? [404] : [404, 422];
          expect(statuses, nobody.text).toContain(nobody.status);
          expect(another.status).toBe(nobody.status);
          expect(without(another, theirs)).toBe(without(nobody, nobodys));
        }
      },
    );
  });

  describe("400 organization_id_not_allowed", () => {
    const refused = { status: 400, error: { code: "organization_id_not_allowed", retryable: false } };
    const own = () => ({ organization_id: served.seeded.ours.organizationId });

    test("one's own is refused too", async () => {
      expect(await client.call("messages.list", { query: own() })).toMatchObject(refused);
      expect(await client.call("messages.send", { body: own() })).toMatchObject(refused);
    });
  });

  describe("success", () => {
    const successes = (id: OperationId) => ({
      // A notification of the tool server is taken without an answer.
      statuses: [...statusesOf(id).filter((status) => status < 400), ...(id === "toolServer.call" ? [202] : [])],
      requests: requestsOf(id, ours),
    });
    const unserved = (id: OperationId) => ({ statuses: [501], requests: [first(id)] });

    test.for(ids.filter((id) => id !== "console.account.signOut" && !isMadeInSteps(id)))(
      "%s, with 501 until it is served",
      async (id) => {
        const { statuses, requests } = enabled.has(id) ? successes(id) : unserved(id);
        for (const request of requests) {
          const succeed = async (): Promise<void> => {
            const session = sessionFor(id, ours);
            const answer = await (session === null ? ask(id, request) : served.clientOf(session).call(id, request));
            expect(statuses, `${JSON.stringify(request)} is answered ${answer.text}`).toContain(answer.status);
          };
          await (waitsForItself(id) ? eventually(succeed) : succeed());
        }
      },
    );
  });

  describe("an operator who has signed out", () => {
    test("is let in no more", async () => {
      const signedIn = await ask("console.account.signIn", first("console.account.signIn"));
      const { token } = (signedIn as Answer<SuccessOf<"console.account.signIn">>).body?.data.session ?? { token: "" };
      const own = served.clientOf(token);
      expect(await own.call("console.overview.get")).toMatchObject({ status: 200 });
      expect(await own.call("console.account.signOut")).toMatchObject({ status: 200 });
      for (const id of operators)
        expect(await own.call(id, { params: unknownParams(id) })).toMatchObject({ status: 401 });
    });
  });

  describe("the events of these successes", () => {
    const delivered = () => receiver.arrived.filter(({ path }) => path === subscribed);
    /** Caused by what customers and the messaging app do: see `channels.gestures` and `channels.kept`. */
    const ofMessagingApps: ReadonlySet<EventName> = new Set(["channel.notice_received"]);

    test("are of every name, each signed, and what the contract says of it", async () => {
      await eventually(() => {
        const seen = new Set(delivered().map((arrived) => eventOf(arrived, secret).event_type));
        expect([...seen].toSorted()).toEqual(eventNames.filter((name) => !ofMessagingApps.has(name)).toSorted());
      });
    });
  });
});
