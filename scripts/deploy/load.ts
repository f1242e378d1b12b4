/** Requests at an even rate, a quarter of them messages, while something happens. */

export interface Load {
  readonly base: string;
  readonly token: string;
  readonly phone: string;
  readonly tls?: object;
  readonly perSecond: number;
}

export interface Outcome {
  readonly sent: number;
  /** Failures, with their count. */
  readonly failures: ReadonlyMap<string, number>;
  /** Ids of the messages that were acknowledged. */
  readonly messages: readonly string[];
  readonly slowest: number;
}

/** A client waits as long for an answer. */
const patience = 30_000;
/** A quarter of the requests are messages. */
const share = 4;

export const failed = ({ failures }: Outcome): number => [...failures.values()].reduce((sum, each) => sum + each, 0);

export const reasonsOf = ({ failures }: Outcome): string =>
  [...failures].map(([reason, count]) => `${count} × ${reason}`).join("; ");

/** Sends until `during` has ended. The rate does not fall when answers are late. `during` sees what is acknowledged. */
export const loadDuring = async (
  load: Load,
  during: (acknowledged: readonly string[]) => Promise<void>,
): Promise<Outcome> => {
  const failures = new Map<string, number>();
  const messages: string[] = [];
  // Another load repeats no key of this one.
  const run = crypto.randomUUID();
  const running = new Set<Promise<void>>();
  let [sent, slowest, over] = [0, 0, false];
  const one = async (number: number): Promise<void> => {
    const begun = performance.now();
    const problem = await send(load, `${run}-${number}`, number, messages).catch((error: unknown) =>
      error instanceof Error ? `${error.name} ${"code" in error ? String(error.code) : error.message}` : String(error),
    );
    slowest = Math.max(slowest, performance.now() - begun);
    if (problem !== null) failures.set(problem, (failures.get(problem) ?? 0) + 1);
  };
  const ended = during(messages).finally(() => (over = true));
  // A failure is thrown below, when the requests under way have ended.
  ended.catch(() => {});
  const begin = performance.now();
  while (!over) {
    const due = Math.floor(((performance.now() - begin) / 1_000) * load.perSecond);
    for (; sent < due; sent += 1) {
      const request = one(sent);
      running.add(request);
      void request.finally(() => running.delete(request));
    }
    await Bun.sleep(5);
  }
  await ended;
  await Promise.all(running);
  return { sent, failures, messages, slowest };
};

const send = async (
  { base, token, phone, tls }: Load,
  key: string,
  number: number,
  messages: string[],
): Promise<string | null> => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const isMessage = number % share === 0;
  const body = JSON.stringify({ idempotency_key: key, phone_number: phone, text: `Message ${number}` });
  const answer = await fetch(`${base}/v1/atlas/${isMessage ? "messages" : "channels"}`, {
    ...tls,
    headers,
    signal: AbortSignal.timeout(patience),
    ...(isMessage ? { method: "POST", body } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) return `${answer.status} ${text.slice(0, 120)}`;
  const { data }: { readonly data?: { readonly message_id?: string } } = Object(JSON.parse(text));
  if (isMessage) messages.push(data?.message_id ?? "");
  return null;
};
