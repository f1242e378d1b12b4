import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { misuse } from "../failure.ts";
import { type Bookmark, type Event, type Place, bookmarkOf, eventsFrom, serviceTime } from "../follow.ts";
import { type Forwarded, forward } from "../forward.ts";
import type { Io } from "../io.ts";
import { valueOf } from "../operation/values.ts";
import { type Account, accountOf, keepListenSecret } from "../profile/account.ts";

interface ListenFlags {
  readonly forwardTo: string;
  readonly event?: readonly string[];
  readonly secret?: string;
  readonly from?: string;
  readonly profile?: string;
  readonly json?: true;
}

export const addListen = (io: Io, command: Command): void => {
  command
    .requiredOption("--forward-to <url>", "Address of your receiver, such as http://127.0.0.1:3000/webhooks/atlas.")
    .option("--event <name>", "Only events of this name. Repeat it for several.", repeated)
    .option("--secret <@file>", "Secret that signs. Default: the one that the profile keeps, made at the first use.")
    .option(
      "--from <time>",
      "Start at this time, or at `now`. Default: after the last event that your receiver answered.",
    )
    .option("--profile <name>", "Profile to use.")
    .option("--json", "JSON lines also on a terminal.")
    .addHelpText("after", "\nExample:\n  $ atlas listen --forward-to http://127.0.0.1:3000/webhooks/atlas\n")
    .action((flags: ListenFlags) => listen(io, flags));
};

const repeated = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

/** Forwards event by event, in order. The place is kept after each answer, so that a break loses nothing. */
const listen = async (io: Io, flags: ListenFlags): Promise<void> => {
  const { forwardTo: url, event: names = [] } = flags;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw misuse("--forward-to is no address.", "Pass one such as http://127.0.0.1:3000/webhooks/atlas.");
  const account = await accountOf(io, flags.profile);
  const secret = await listenSecret(io, account, flags.secret);
  const bookmark = bookmarkOf(io, account, [url, ...names]);
  const place = await placeOf(io, account, bookmark, flags.from);
  io.err(welcome(io, account, { url, secret, place }));
  for await (const event of eventsFrom(io, account, place)) {
    if (names.length === 0 || names.includes(event.event_type)) {
      const answer = await delivered(io, { url, secret, event });
      if (answer === null) return;
      io.out(lineOf(io, event, answer, flags.json === true));
    }
    await bookmark.keep({ after_id: event.id });
  }
};

/** Returns the secret that signs: the one that is given, or the profile's. A new one is kept. */
export const listenSecret = async (io: Io, account: Account, given: string | undefined): Promise<string> => {
  if (given !== undefined) {
    const flag = { name: "secret", in: "body", kind: "text", secret: true, description: "" } as const;
    return String(await valueOf(io, flag, given));
  }
  if (account.listenSecret !== undefined) return account.listenSecret;
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  await keepListenSecret(io.folder, account, secret);
  return secret;
};

/** Returns the place to start at. A first start is kept at once: what happens before the first event comes is not lost. */
const placeOf = async (io: Io, account: Account, bookmark: Bookmark, from: string | undefined): Promise<Place> => {
  const kept = from === undefined ? await bookmark.read() : null;
  if (kept !== null) return kept;
  const since = from === undefined || from === "now" ? await serviceTime(io, account) : from;
  const place = { since };
  await bookmark.keep(place);
  return place;
};

const maxPause = 5_000;

/** Forwards an event until the receiver answers. A receiver that is down gets it when it is back. Null for Ctrl-C. */
const delivered = async (
  io: Io,
  { url, secret, event }: { readonly url: string; readonly secret: string; readonly event: Event },
): Promise<Forwarded | null> => {
  for (let pause = 250; ; pause = Math.min(2 * pause, maxPause)) {
    const answer = await forward(io, url, secret, event);
    if (answer.status !== null) return answer;
    if (io.signal.aborted) return null;
    if (pause === 250)
      io.err(io.colors.yellow(`! ${url}: ${answer.error}. Waiting for your receiver; nothing is lost.\n`));
    await io.sleep(pause);
  }
};

const welcome = (
  { colors }: Io,
  { addresses }: Account,
  { url, secret, place }: { readonly url: string; readonly secret: string; readonly place: Place },
): string =>
  [
    `${colors.green("✓")} Forwarding events of ${addresses.baseUrl} to ${url}.`,
    `  Signing secret: ${colors.bold(secret)}`,
    "after_id" in place
      ? "  Events since the last answer of your receiver come first."
      : `  From ${place.since} on. Ctrl-C stops; the next start goes on where this one ends.`,
    "",
  ].join("\n");

const lineOf = (io: Io, event: Event, { status, milliseconds }: Forwarded, json: boolean): string => {
  const { id, event_type, conversation_id } = event;
  if (json || !io.isTerminal)
    return `${JSON.stringify({ id, event_type, conversation_id, status, duration_ms: milliseconds })}\n`;
  const isGood = status !== null && status < 300;
  const mark = isGood ? io.colors.green(`✓ ${status}`) : io.colors.red(`✗ ${status}`);
  const again = isGood ? "" : io.colors.dim(`  atlas events resend ${id} --forward-to …`);
  return `${event.created_at}  ${mark}  ${milliseconds} ms  ${event_type}  ${io.colors.dim(id)}${again}\n`;
};
