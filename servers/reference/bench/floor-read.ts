/**
 * The floor of a read: bare Elysia, one prepared select as the owner, the same conversations presented from it; no
 * tenant, no credential, no limit, no log.
 */
import { type ConversationView, presentConversation } from "@atlas-messaging/service/conversations/present";
import { Elysia } from "elysia";
import postgres from "postgres";

const { DATABASE_URL = "", BENCH_STATEMENT = "", BENCH_PAGE = "" } = process.env;
const { text, values }: { text: string; values: string[] } = JSON.parse(BENCH_STATEMENT);
const limit = Number(BENCH_PAGE);
const lanes = Array.from({ length: 4 }, () => postgres(DATABASE_URL, { max: 1, fetch_types: false }));
let next = 0;

const app = new Elysia()
  .get("/read", async () => {
    const [row] = await (lanes[next++ % lanes.length] ?? postgres()).unsafe(text, values, { prepare: true });
    const { rows }: { rows: ConversationView[] } = JSON.parse(row?.["facts"]);
    const now = new Date().toISOString();
    const conversations = rows.slice(0, limit).map((item) => presentConversation(item, now));
    return { ok: true, data: { conversations, has_more: rows.length > limit, next_cursor: null } };
  })
  .listen({ hostname: "127.0.0.1", port: 0 });

process.stdout.write(`{"url":"http://127.0.0.1:${app.server?.port}"}\n`);
