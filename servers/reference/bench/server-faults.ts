/** Faults of the server itself: killed between commit and answer, and asked the same by many at once. */
import type { Database } from "@atlas-messaging/postgres/database";
import { type Result, onDurable } from "./fault-setup.ts";
import { type MeasuredServer, startMeasured } from "./server.ts";

const kills = 20;
const perKill = 20;

interface Access {
  readonly token: string;
  readonly phone_number: string;
  readonly organization_id: string;
}

export const accessTo = async ({ port }: MeasuredServer): Promise<Access> => {
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/credentials`);
  return ((await answer.json()) as { data: Access }).data;
};

export const send = async ({ port }: MeasuredServer, access: Access, key: string, text: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/v1/atlas/messages`, {
    method: "POST",
    headers: { authorization: `Bearer ${access.token}`, "content-type": "application/json" },
    body: JSON.stringify({ idempotency_key: key, phone_number: access.phone_number, text }),
  });

/** Sends some messages, kills the server as soon as some of them are committed, and sends the same again to the next. */
export const killedServers = (): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    let access: Access | undefined;
    let [answered, unanswered] = [0, 0];
    const messages = new Set<string>();
    for (let kill = 0; kill < kills; kill++) {
      const server = await startMeasured(url);
      access ??= await accessTo(server);
      const known = access;
      await send(server, known, `warm-up ${kill}`, "Hello");
      const keys = Array.from({ length: perKill }, (_, index) => `${kill}-${index}`);
      const sent = keys.map((key) => idOf(send(server, known, key, key)));
      const wanted = kill * perKill + 1 + (kill % 10);
      while ((await countMessages(database, known)) < wanted);
      await server.kill();
      const first = await Promise.all(sent);
      const next = await startMeasured(url);
      for (const [index, key] of keys.entries()) {
        const answer = await send(next, known, key, key);
        if (!answer.ok) throw new Error(await answer.text());
        const replayed = answer.headers.get("idempotent-replayed") === "true";
        const id = await idOf(Promise.resolve(answer));
        const before = first[index] ?? null;
        if (before !== null && (before !== id || !replayed)) throw new Error(`${key} was executed twice`);
        if (before !== null) answered += 1;
        else if (replayed) unanswered += 1;
        if (id !== null) messages.add(id);
      }
      await next.stop();
    }
    const of = kills * perKill;
    const note =
      `${answered} had been answered, ${unanswered} committed and not answered: both are replayed; ` +
      `the other ${of - answered - unanswered} are executed; one message each`;
    return {
      name: `server killed (-9) ${kills} times between commit and answer`,
      of,
      lost: of - messages.size,
      twice: access ? (await countMessages(database, access)) - of : 0,
      note,
    };
  });

/** The id of the message that an answer tells; null when there was no answer. */
const idOf = async (answer: Promise<Response>): Promise<string | null> => {
  try {
    return ((await (await answer).json()) as { data: { message_id: string } }).data.message_id;
  } catch {
    return null;
  }
};

const countMessages = async (database: Database, { organization_id }: Access): Promise<number> => {
  const [found] = await database.asTenant<{ count: number }>(organization_id, {
    text: "select count(*) as count from messages where direction = 'outbound' and text ~ '^[0-9]+-[0-9]+$'",
    values: [],
  });
  return found?.count ?? 0;
};

/** A hundred sends at once with one key; then with another body each. */
export const oneKey = (): Promise<Result> => onDurable(({ url }) => atOnce(url));

const atOnce = async (url: string): Promise<Result> => {
  const server = await startMeasured(url);
  try {
    const access = await accessTo(server);
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(server, access, "one", "Hello")));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    const executed = answers.filter((each) => each.ok && each.headers.get("idempotent-replayed") === null).length;
    const inProgress = bodies.filter((body) => body.includes("idempotency_in_progress")).length;
    const others = await Promise.all(
      Array.from({ length: 100 }, (_, index) => send(server, access, "one", `Other ${index}`)),
    );
    const refused = others.filter(({ status }) => status === 422).length;
    const accepted = new Set(bodies.filter((_, index) => answers[index]?.ok)).size;
    return {
      name: "100 sends at once with one key",
      of: 100,
      lost: 100 - answers.filter(({ ok }) => ok).length - inProgress,
      twice: accepted - 1,
      note: `${executed} executed, ${inProgress} in progress, the rest replayed; with another body ${refused} of 100 are 422`,
    };
  } finally {
    await server.stop();
  }
};
