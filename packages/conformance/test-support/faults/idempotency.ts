/** Idempotency, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Asked, type Fault, type Layer, answering, answers, asking, asks, inside, of, without } from "./fault.ts";

const sending: readonly OperationId[] = ["messages.send"];

const keyOf = ({ body }: Asked): string | null =>
  typeof body?.["idempotency_key"] === "string" ? body["idempotency_key"] : null;
const dropsKey = (ids: readonly OperationId[]) =>
  asks(ids, ({ body }) => (body ? { body: without(body, "idempotency_key") } : null));

interface Keeping {
  /** Returns the scope that the deployment gives a key. */
  readonly by: (asked: Asked) => string;
  readonly statuses?: (status: number) => boolean;
  /** Replays for the same operation and organization, too; else those are left to the deployment. */
  readonly always?: boolean;
}

/** Keeps answers itself, and replays them. */
const keeps =
  ({ by, statuses = (status) => status < 400, always = false }: Keeping): (() => Layer) =>
  () => {
    const kept = new Map<string, { readonly owner: string; readonly response: Response }>();
    return async (asked, next) => {
      const key = keyOf(asked);
      const [place, owner] = [`${by(asked)} ${key}`, `${asked.operation} ${asked.token}`];
      const known = kept.get(place);
      if (known && (always || known.owner !== owner))
        return answering(known.response.clone(), { headers: { "idempotent-replayed": "true" } });
      const response = await next(asked.request);
      if (key !== null && statuses(response.status)) kept.set(place, { owner, response: response.clone() });
      return response;
    };
  };

/** Returns the outermost members of a body as text. */
const outermost = ({ body }: Asked): string =>
  JSON.stringify(Object.entries(body ?? {}).filter(([, value]) => typeof value !== "object"));

/** After so much time the keys are forgotten. */
const forgetsKeys = (): Fault => {
  let forgotten = 0;
  return {
    name: "forgets a key after an hour",
    operations: ["events.ingest", "conversations.context"],
    layer: asks(["events.ingest"], (asked) => {
      const key = keyOf(asked);
      if (key === null || !asked.body || forgotten === 0) return null;
      return { body: { ...asked.body, idempotency_key: `${key} ${forgotten}` } };
    }),
    moved: (duration) => {
      if (duration.endsWith("m")) forgotten += 1;
    },
  };
};

export const replayFaults: readonly Fault[] = [
  {
    name: "names the request that was replayed in the body of a refusal",
    operations: sending,
    layer: answers(
      ({ error }, _, { headers }) => ({
        body: { ok: false, error: { ...inside(error), request_id: headers.get("x-request-id") } },
      }),
      (_, { status, headers }) => status >= 400 && headers.has("idempotent-replayed"),
    ),
  },
  { name: "does not look at the key of a message", operations: sending, layer: dropsKey(sending) },
  {
    name: "processes an event twice that came twice",
    operations: ["events.ingest", "conversations.context", "conversations.listEvents"],
    layer: dropsKey(["events.ingest"]),
  },
  { name: "makes an agent twice under one key", operations: ["agents.create"], layer: dropsKey(["agents.create"]) },
  {
    name: "replays a key for another body",
    operations: sending,
    layer: keeps({ by: ({ operation, token }) => `${operation} ${token}`, always: true }),
  },
  {
    name: "compares the outermost members of a body alone",
    operations: ["actions.execute", "webhooks.create"],
    layer: keeps({ by: (asked) => `${asked.operation} ${asked.token} ${outermost(asked)}`, always: true }),
  },
  {
    name: "replays what was said in another session",
    operations: ["sessions.create", "sessions.sendMessage"],
    layer: keeps({ by: (asked) => `${asked.operation} ${asked.token} ${outermost(asked)}`, always: true }),
  },
  {
    name: "keeps one key for all operations",
    operations: ["messages.send", "events.ingest"],
    layer: keeps({ by: ({ token }) => token }),
  },
  {
    name: "keeps one key for all organizations",
    operations: sending,
    layer: keeps({ by: ({ operation }) => String(operation) }),
  },
  {
    name: "keeps the refusal of a form under its key",
    operations: sending,
    layer: keeps({
      by: ({ operation, token }) => `${operation} ${token}`,
      statuses: (status) => status === 422 || status === 400,
      always: true,
    }),
  },
  {
    name: "does not say that an answer is a replay",
    operations: sending,
    layer: answers(() => ({ headers: { "idempotent-replayed": null } })),
  },
  {
    name: "says of every answer that it is a replay",
    operations: sending,
    layer: answers(
      () => ({ headers: { "idempotent-replayed": "true" } }),
      (asked, { status }) => of(...sending)(asked) && status === 200,
    ),
  },
  {
    name: "writes a replay anew instead of giving the stored bytes",
    operations: sending,
    layer: answers(
      (body) => ({ text: JSON.stringify(body, null, 1) }),
      (_, { headers }) => headers.has("idempotent-replayed"),
    ),
  },
  {
    name: "executes both of two requests that come at once under one key",
    operations: ["messages.send", "conversations.context"],
    layer: () => {
      const underWay = new Set<string>();
      return async (asked, next) => {
        const key = of(...sending)(asked) ? keyOf(asked) : null;
        if (key === null || !asked.body) return next(asked.request);
        if (underWay.has(key)) return next(asking(asked, { body: without(asked.body, "idempotency_key") }));
        underWay.add(key);
        const response = await next(asked.request);
        await new Promise((resolve) => void setTimeout(resolve, 1));
        underWay.delete(key);
        return response;
      };
    },
  },
  {
    name: "executes a refused request again under its key",
    operations: sending,
    layer: () => {
      let count = 0;
      return async (asked, next) => {
        const response = await next(asked.request);
        const key = keyOf(asked);
        if (response.status !== 409 || key === null || !asked.body) return response;
        return next(asking(asked, { body: { ...asked.body, idempotency_key: `${key} ${++count}` } }));
      };
    },
  },
  {
    name: "takes another order of members for another body",
    operations: sending,
    layer: () => {
      const texts = new Map<string, string>();
      return async (asked, next) => {
        const key = of(...sending)(asked) ? keyOf(asked) : null;
        if (key === null || !asked.body) return next(asked.request);
        const [text, before] = [new TextDecoder().decode(asked.bytes), texts.get(key)];
        texts.set(key, before ?? text);
        if (before === undefined || before === text) return next(asked.request);
        return next(asking(asked, { body: { ...asked.body, text: `${String(asked.body["text"])}.` } }));
      };
    },
  },
  forgetsKeys(),
];
