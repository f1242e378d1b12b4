/** A process that has just begun, in which no section has been loaded: the same story twice, and snapshots that it is given. */
import { text } from "node:stream/consumers";
import { type Sandbox, createSandbox } from "../src/index.ts";

const phone = "+15550100001";

const answerText = async (sandbox: Sandbox, path: string, body?: object): Promise<string> => {
  const answer = await sandbox.fetch(`${sandbox.baseUrl}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${sandbox.token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return `${answer.headers.get("x-request-id")} ${await answer.text()}`;
};

/** Calls of several sections at once, with control in between, and all that the sandbox is afterwards. */
const tellStory = async (): Promise<string> => {
  const sandbox = createSandbox();
  const calls = [
    answerText(sandbox, "/v1/atlas/agents", {
      name: "Front desk",
      kind: "hosted",
      channels: ["chatapp"],
      answer_after_seconds: 0,
    }),
    answerText(sandbox, "/v1/atlas/messages", {
      idempotency_key: "one",
      phone_number: phone,
      text: "Your table is ready.",
    }),
    answerText(sandbox, "/v1/atlas/webhooks", { url: "https://shop.example/hook", events: ["message.delivered"] }),
    answerText(sandbox, "/v1/atlas/knowledge?q=dinner"),
  ];
  sandbox.fail("runs.list", { status: 503 });
  const said = sandbox.customer(phone).says("When are you open?");
  calls.push(answerText(sandbox, "/v1/atlas/runs"), answerText(sandbox, "/v1/atlas/channels"));
  const answers = await Promise.all([...calls, said]);
  await sandbox.advance("1h");
  const turn = await sandbox.customer(phone).says("When do you serve dinner?");
  return JSON.stringify([answers, turn, sandbox.customer(phone).messages(), sandbox.snapshot()]);
};

const [subscribed, hosted] = JSON.parse(await text(process.stdin));
const delivered: (string | null)[] = [];
const notified = createSandbox({ webhooks: (request) => void delivered.push(request.headers.get("webhook-id")) });
notified.restore(subscribed);
await answerText(notified, "/v1/atlas/messages", { phone_number: phone, text: "Your table is ready." });
await notified.advance("1m");
const restored = createSandbox();
restored.restore(hosted);
await restored.customer(phone).says("When do you serve dinner?");
const replies = restored.customer(phone).messages();
const [first, again] = [await tellStory(), await tellStory()];
console.log(JSON.stringify({ delivered: delivered.length, replies, first, again }));
