/** Audit events as JSON lines, read a page at a time while they are sent. */
import { type AuditEventRow, presentAuditEvent } from "@atlas-messaging/domain";
import { type Answer, relay } from "@atlas-messaging/server-stubs/handlers";
import { instantOf } from "../../clock.ts";
import type { ReadAgain } from "../../handler.ts";
import { type Context, principalOf } from "../../rooms/context.ts";
import { type Listed, type PageArgs, rangeAfter } from "../../rooms/paging.ts";

const pageSize = 200;

/** Arguments of a page after an event; null begins. */
export const exportPage = (after: string | null) => ({ ...rangeAfter(after), page_size: pageSize });

type Read<Args extends PageArgs> = {
  readonly loaded: Listed<AuditEventRow>;
  readonly args: Args;
  readonly context: Context;
  readonly again: ReadAgain<Args, Listed<AuditEventRow>>;
};

export const answerAuditExport = <Args extends PageArgs>(asked: Read<Args>): Answer<"console.exportAuditEvents"> => {
  const { context } = asked;
  const headers = {
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="audit-events-${instantOf(context.shell.clock).slice(0, 10)}.jsonl"`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  };
  const parts = { contentType: "application/x-ndjson; charset=utf-8", headers };
  if (context.request.method === "HEAD") return relay("console.exportAuditEvents", 200, parts);
  return relay("console.exportAuditEvents", 200, { ...parts, body: streamOf(pagesOf(asked)) });
};

/** Reads a page when the one before has been sent. A session that has ended breaks the answer off. */
const pagesOf = async function* <Args extends PageArgs>({ loaded, args, context, again }: Read<Args>) {
  for (let found = loaded; found.rows.length > 0;) {
    yield found.rows.map((row) => `${JSON.stringify(presentAuditEvent(row))}\n`).join("");
    const last = found.rows.at(-1);
    if (last === undefined || found.rows.length < pageSize) return;
    const { expiresAt } = principalOf(context);
    if (expiresAt !== null && expiresAt <= instantOf(context.shell.clock)) throw new Error("the session has ended");
    found = await again({ ...args, ...exportPage(last.id) });
  }
};

const encoder = new TextEncoder();

const streamOf = (texts: AsyncGenerator<string>): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await texts.return(undefined)),
    },
    { highWaterMark: 0 },
  );
