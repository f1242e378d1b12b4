/** Tests what `next build` has made, against an offline sandbox in this process, whose clock the test moves. */
import { type ChildProcess, spawn } from "node:child_process";
import { Atlas } from "@atlas-messaging/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servedSandbox } from "./served-sandbox";

const { sandbox, close } = await servedSandbox({ clock: new Date(), webhooks: "fetch" });
const secret = "a-secret-that-only-the-two-of-us-know";
let app: ChildProcess;
let address = "";

beforeAll(async () => {
  const env = { ATLAS_BASE_URL: sandbox.baseUrl, ATLAS_TOKEN: sandbox.token, ATLAS_WEBHOOK_SECRET: secret };
  app = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", "0"],
    {
      env: { ...process.env, NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  address = await new Promise((resolve, reject) => {
    let printed = "";
    app.once("exit", (code) => reject(new Error(`next start has ended with ${code}: ${printed}`)));
    app.stdout?.setEncoding("utf8").on("data", (text: string) => {
      const [, found] = /(http:\/\/127\.0\.0\.1:\d+)[^]*Ready/.exec((printed += text)) ?? [];
      if (found) resolve(found);
    });
  });
  const events = ["conversation.message_received" as const];
  await new Atlas(sandbox.client).webhooks.create({ url: `${address}/webhooks/atlas`, events, secret });
}, 300_000);

afterAll(() => {
  app.kill();
  close();
});

const page = async (): Promise<string> => (await fetch(address)).text();

/** Submits the form of a customer as a browser without JavaScript does. */
const send = async (text: string): Promise<string> => {
  const [form = ""] = /<form.*?<\/form>/s.exec(await page()) ?? [];
  const data = new FormData();
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const [, name = ""] = /name="([^"]*)"/.exec(input) ?? [];
    const [, value = ""] = /value="([^"]*)"/.exec(input) ?? [];
    data.set(name, value.replaceAll("&quot;", '"'));
  }
  data.set("text", text);
  return (await fetch(address, { method: "POST", body: data })).text();
};

test("a message of a customer shows up at once, and a day later the window is closed", async () => {
  const ada = sandbox.customer("+15550100001");
  for (const text of ["A table for two?", "At eight?"]) {
    await ada.says(text);
    await sandbox.settle(); // The app has answered the webhook.
    expect(await page()).toContain(text);
  }
  expect(await send("See you at eight.")).toContain("Sent.");
  expect(ada.messages().map(({ text }) => text)).toEqual(["See you at eight."]);
  await sandbox.advance("25h");
  expect(await send("Are you coming?")).toContain("The window is closed: send a template.");
}, 300_000);
