import { readFile } from "node:fs/promises";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { type Browser, startChromium } from "@atlas-messaging/test-browser";
import { rolldown } from "rolldown";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { serve as serveCommand } from "../../src/command/serve.ts";
import { createSandbox } from "../../src/index.ts";
import { freePort } from "../support.ts";

const offline = fileURLToPath(new URL("browser/page.ts", import.meta.url));
const across = fileURLToPath(new URL("browser/across.ts", import.meta.url));
const tsconfig = fileURLToPath(new URL("../../../../tsconfig.json", import.meta.url));

/** A page with a program, and the worker of a version of msw. */
const filesWith = async (
  program: string,
  msw: string,
): Promise<{ [path: string]: readonly [type: string, content: string] }> => {
  const build = await rolldown({ input: program, platform: "browser", tsconfig, resolve: { alias: { msw } } });
  const { output } = await build.generate({ format: "esm" });
  await build.close();
  const worker = fileURLToPath(import.meta.resolve(`${msw}/mockServiceWorker.js`));
  return {
    "/": ["text/html", "<!doctype html><title>Shop</title>"],
    ...Object.fromEntries(
      output.flatMap((file) => (file.type === "chunk" ? [[`/${file.fileName}`, ["text/javascript", file.code]]] : [])),
    ),
    "/mockServiceWorker.js": ["text/javascript", await readFile(worker, "utf8")],
  };
};

const serve = async (program: string, msw = "msw"): Promise<{ readonly site: Server; readonly address: string }> => {
  const files = await filesWith(program, msw);
  const site = createServer((request, response) => {
    const [type, content] = files[request.url ?? ""] ?? [];
    if (type === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": type }).end(content);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo; // A server that listens on a port has one.
  return { site, address: `http://127.0.0.1:${port}/` };
};

let browser: Browser;
let site: Server | undefined;
beforeAll(async () => {
  browser = await startChromium();
});
afterEach(() => new Promise((resolve) => site?.close(resolve)));
afterAll(() => browser.close());

test.for([
  ["3", "msw"],
  ["2", "msw2"],
])("a page reaches the sandbox through the worker of msw %s", async ([, msw = ""]) => {
  const served = await serve(offline, msw);
  ({ site } = served);
  const tab = await browser.newPage();
  await tab.goto(served.address);
  const story: unknown = await tab.evaluate("import('/page.js').then(({ playStory }) => playStory())");
  await tab.close();
  expect(story).toEqual({
    isReplayed: true,
    messages: [{ text: "Grüße 🙂", status: "read" }],
    refused: ["not_found", 404, true],
    event: "conversation.message_delivered",
    foreign: 404,
  });
});

describe("a page of another origin", () => {
  const story = async (host: string) => {
    const port = await freePort();
    const sandbox = createSandbox({ baseUrl: `http://127.0.0.1:${port}`, allowedOrigins: ["https://shop.example"] });
    const onFailure = (error: unknown): never => {
      throw error;
    };
    const [served, command] = await Promise.all([
      serve(across),
      serveCommand(sandbox, { port, host: "127.0.0.1", onFailure }),
    ]);
    ({ site } = served);
    const tab = await browser.newPage();
    await tab.goto(served.address.replace("127.0.0.1", host));
    const given = [sandbox.baseUrl, sandbox.token].map((text) => JSON.stringify(text)).join(", ");
    const told: unknown = await tab.evaluate(`import('/across.js').then(({ playAcross }) => playAcross(${given}))`);
    await tab.close();
    await command.close();
    return told;
  };

  test("on the same machine calls the command by the SDK, and gets no credentials", async () => {
    expect(await story("localhost")).toEqual({
      isReplayed: true,
      refused: ["not_found", 404, true],
      credentials: "kept",
    });
  });
});
