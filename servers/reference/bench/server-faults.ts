/** Faults of the server itself: killed between commit and answer, and asked the same by many at once. */
import { openBench } from "./bench-database.ts";
import { onDurable } from "./fault-ground.ts";
import type { Result } from "./result.ts";
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

/** Sends some messages, kills the server somewhere in the middle, and sends the same again to the next. */
export const killedServers = (): Promise<Result> => onDurable(({ url }) => killed(url));

const killed = async (url: string): Promise<Result> => {
  let access: Access | undefined;
  let replayed = 0;
  const messages = new Map<string, Set<string>>();
  for (let kill = 0; kill < kills; kill++) {
    const server = await startMeasured(url);
    access ??= await accessTo(server);
    const known = access;
    const keys = Array.from({ length: perKill }, (_, index) => `${kill}-${index}`);
    const sent = keys.map((key) => send(server, known, key, key).catch(() => null));
    await Bun.sleep(5 + 6 * kill);
    await server.kill();
    await Promise.all(sent);
    const next = await startMeasured(url);
    for (const key of keys) {
      const answer = await send(next, known, key, key);
      if (!answer.ok) throw new Error(await answer.text());
      if (answer.headers.get("idempotent-replayed") === "true") replayed += 1;
      const { data } = (await answer.json()) as { data: { message_id: string } };
      messages.set(key, (messages.get(key) ?? new Set()).add(data.message_id));
    }
    await next.stop();
  }
  const counted = await countMessages(url, access);
  const of = kills * perKill;
  return {
    name: `server killed (-9) ${kills} times between commit and answer`,
    of,
    lost: of - messages.size,
    twice: counted - of,
    note: `${replayed} of the retries were replayed, the others executed; one message each`,
  };
};

const countMessages = async (url: string, access: Access | undefined): Promise<number> => {
  const database = await openBench(url);
  try {
    const [found] = await database.asTenant<{ count: number }>(access?.organization_id ?? "", {
      text: "select count(*) as count from messages where direction = 'outbound' and text ~ '^[0-9]+-[0-9]+$'",
      values: [],
    });
    return found?.count ?? 0;
  } finally {
    await database.close();
  }
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
