import { createSandbox } from "../src/index.ts";
const { documents, hidden, chats } = (await import(process.argv[2]!)) as any;
const limits = { messages: 1e6, actions: 1e6, writes: 1e6, reads: 1e6 };
const sandbox = createSandbox({ limits });
const call = async (method: string, path: string, body?: unknown) => {
  const r = await sandbox.fetch("http://x.test" + path, {
    method,
    headers: { authorization: `Bearer ${sandbox.token}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const j: any = await r.json();
  if (!j.ok) throw new Error(JSON.stringify(j));
  return j.data;
};
for (const { id } of (await call("GET", "/v1/atlas/knowledge?limit=200")).documents)
  await call("PATCH", `/v1/atlas/knowledge/${id}`, { status: "archived" });
for (const [audience, texts] of [
  ["customers", documents],
  ["developers", hidden],
] as any)
  for (const [title, text] of Object.entries(texts))
    await call("POST", "/v1/atlas/knowledge", { source_type: "text", title, text, audience });
await call("POST", "/v1/atlas/agents", { name: "A", channels: ["chatapp"], people_reply_within_seconds: 1800 });
let n = 0,
  number = 0;
for (const chat of chats) {
  number++;
  let seen = 0;
  console.log("--");
  for (const [text, want] of chat) {
    n++;
    const { conversation_id } = await call("POST", "/v1/atlas/events", {
      channel: "chatapp",
      customer: { phone_number: `+1555030${String(number).padStart(4, "0")}` },
      event_type: "message.received",
      message: { text },
    });
    await sandbox.advance("1m");
    const { conversation, recent_messages } = await call("GET", `/v1/atlas/context/${conversation_id}`);
    const out = recent_messages.filter((m: any) => m.direction === "outbound");
    const fresh = out.slice(seen).map((m: any) => m.text);
    seen = out.length;
    console.log(
      `${n}. ${text}\n     [want ${want}] ${conversation.status}: ${fresh.join(" | ").replaceAll("\n", " ⏎ ")}`,
    );
  }
}
