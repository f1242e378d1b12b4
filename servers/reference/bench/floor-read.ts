/** The floor of a read: bare Elysia and one prepared select on the same driver; no tenant, no credential, no limit. */
import { Elysia } from "elysia";
import postgres from "postgres";

const { DATABASE_URL = "", BENCH_STATEMENT = "" } = process.env;
const { text, values }: { text: string; values: string[] } = JSON.parse(BENCH_STATEMENT);
const lanes = Array.from({ length: 4 }, () => postgres(DATABASE_URL, { max: 1, fetch_types: false }));
let next = 0;

const app = new Elysia()
  .get("/read", async () => {
    const [row] = await (lanes[next++ % lanes.length] ?? postgres()).unsafe(text, values, { prepare: true });
    return new Response(row?.["facts"], { headers: { "content-type": "application/json" } });
  })
  .listen({ hostname: "127.0.0.1", port: 0 });

process.stdout.write(`{"url":"http://127.0.0.1:${app.server?.port}"}\n`);
