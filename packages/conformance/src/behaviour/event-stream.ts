/** The stream of events: what it sends, where it goes on, and when it ends. */
import type { Answer, Client, Frame } from "../calls.ts";
import type { Case, Citation } from "../case.ts";
import { check } from "../check.ts";
import { framesOf } from "../client/exchange.ts";
import { at, freshConsole, freshSandbox, hear, hour, newNumber, timeOf, topic } from "./steps.ts";

const reading: Citation = {
  section: "Scopes",
  line: "| atlas.events.read | GET /v1/atlas/webhooks; consuming inbound events |",
};

const define = topic("event-stream");

/** Streams that a principal may have open. */
const maxStreams = 10;

/** Frames that a case reads until what it waits for must have come. */
const maxFrames = 1_000;

type Listed = { readonly id: string; readonly conversation_id?: unknown };

/** Returns the next event of a stream; null at its end. Comments and places alone are no events. */
const nextEvent = async (stream: AsyncGenerator<Frame>): Promise<Listed | null> => {
  for (let frames = 0; frames < maxFrames; frames++) {
    const { value, done } = await stream.next();
    if (done) return null;
    const { id, data } = value;
    if (data === null) continue;
    check.includes(data, { id }, "the event of a frame, which has the frame's id");
    return { ...data, id: id ?? "" };
  }
  return check.fail(`expected an event, received ${maxFrames} comments and places alone`);
};

/** Reads events until one has this id. */
const eventsTo = async (stream: AsyncGenerator<Frame>, last: string): Promise<readonly Listed[]> => {
  const found: Listed[] = [];
  while (found.at(-1)?.id !== last) {
    check.that(found.length < maxFrames, `the event ${last}, not ${maxFrames} others`, "a stream of events");
    found.push(check.present(await nextEvent(stream), "an event of the stream"));
  }
  return found;
};

const listed = async (client: Client, query: { readonly [name: string]: string }) =>
  (await client.succeed("events.list", { query: { limit: 200, ...query } })).data;

const reasonOf = ({ headers }: Pick<Answer, "headers">) => headers.get("x-atlas-ratelimit-reason");

/** Asks again a few times where something else refuses. */
const refusedFor = async (reason: string, send: () => Promise<Answer>): Promise<Answer> => {
  let answer = await send();
  for (let again = 0; answer.status === 429 && reasonOf(answer) !== reason && again < 5; again++) answer = await send();
  return answer;
};

/** Waits until the stream has begun, so that what happens next is in it. */
const begin = async (stream: AsyncGenerator<Frame>): Promise<string> => {
  const { value } = await stream.next();
  return check.present(value?.id ?? null, "the place where a stream begins");
};

export const eventStream: readonly Case[] = [
  define("followed", {
    title: "a stream sends what happens, and a new one goes on after the last id: each event once, in order",
    operations: ["events.stream", "events.list", "events.ingest"],
    cites: reading,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const stream = client.stream("events.stream");
      const place = await begin(stream);
      const { event_id, conversation_id } = await hear(client, newNumber());
      const seen = await eventsTo(stream, event_id ?? "");
      await stream.return(undefined);
      const [first] = seen;
      const whole = await listed(client, { since: place });
      context.check.equal(seen, whole.slice(0, seen.length), "events of the stream and of the list");
      const other = await hear(client, newNumber());
      const resumed = client.stream("events.stream", { headers: { "last-event-id": first?.id ?? "" } });
      const rest = await eventsTo(resumed, other.event_id ?? "");
      await resumed.return(undefined);
      const after = await listed(client, { after_id: first?.id ?? "" });
      context.check.equal(rest, after.slice(0, rest.length), `events after ${first?.id} of ${conversation_id}`);
    },
  }),
  define("filters", {
    title: "a stream has the filters of the list, from a time or after an id, and ends after `until`",
    operations: ["events.stream", "events.list", "events.ingest"],
    cites: reading,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const number = newNumber();
      const { conversation_id, customer_id } = await hear(client, number);
      await hear(client, newNumber());
      const now = await timeOf(client);
      const since = at(now - hour);
      const filters = [
        { since },
        { conversation_id, since },
        { customer_id, since },
        { phone_number: number, since },
        { event_type: "conversation.message_received", since },
      ];
      for (const query of filters) {
        await context.until(async () => {
          const { text } = await client.call("events.stream", { query });
          const sent = framesOf(text).flatMap(({ data }) => (data === null ? [] : [data]));
          context.check.equal(sent, await listed(client, query), `events by ${Object.keys(query).join(" and ")}`);
        });
      }
      const [event] = await listed(client, { since });
      const after_id = event?.id ?? "";
      const { text } = await client.call("events.stream", { query: { after_id } });
      context.check.that(!text.includes(`"id":"${after_id}"`), "no event up to after_id", text);
      const over = await client.call("events.stream", { query: { since: at(now - 2 * hour), until: since } });
      context.check.equal(over.status, 204, "the status where nothing more can come");
    },
  }),
  define("unknown", {
    title: "a stream that cannot go on from a place says so",
    operations: ["events.stream"],
    cites: reading,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      for (const place of ["0199f0a0-7b1c-7d3e-8f00-00000000dead", "yesterday"])
        await client.refuse("events.stream", "invalid_cursor", { headers: { "last-event-id": place } });
    },
  }),
  define("bounded", {
    title: `a principal has ${maxStreams} streams at most`,
    operations: ["events.stream"],
    cites: reading,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const streams = Array.from({ length: maxStreams }, () => client.stream("events.stream"));
      try {
        for (const stream of streams) await begin(stream);
        const { error, where, ...answer } = await refusedFor("principal", () =>
          client.call("events.stream", { ungoverned: true }),
        );
        context.check.equal(error?.code, "rate_limited", `error.code of ${where}`);
        context.check.equal(reasonOf(answer), "principal", `the reason of ${where}`);
      } finally {
        for (const stream of streams) await stream.return(undefined);
      }
    },
  }),
  define("ended", {
    title: "a stream ends with the session of its operator, before the next event",
    operations: ["console.events.stream", "console.account.signOut", "events.ingest"],
    cites: reading,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const stream = operator.stream("console.events.stream");
      await begin(stream);
      const { event_id } = await hear(client, newNumber());
      await eventsTo(stream, event_id ?? "");
      await operator.succeed("console.account.signOut");
      const unseen = await hear(client, newNumber());
      for (let events = 0; events < maxFrames; events++) {
        const event = await nextEvent(stream);
        if (event === null) return;
        context.check.that(event.conversation_id !== unseen.conversation_id, "no event after the session", event.id);
      }
      context.check.fail(`expected the stream to end, received ${maxFrames} events after the session`);
    },
  }),
];
