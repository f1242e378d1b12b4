/** A page in each framework: its types checked, rendered on a server, hydrated in Chromium, and used. */
import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, startChromium } from "@atlas-messaging/test-browser";
import { type ServedSandbox, serveSandbox } from "../../foreign/sandbox.ts";
import { mustRun } from "../../scripts/command.ts";
import { writeManifest } from "../../scripts/examples/install.ts";
import type { Tarballs } from "../project.ts";
import { type Framework, allFrameworks } from "./rows.ts";

/** Files that every page shares. */
const shared = fileURLToPath(new URL("page", import.meta.url));

/** Packages that a page installs. The contract comes with them. */
const installed = ["sdk", "query"].map((name) => `@atlas-messaging/${name}`);

const first = "Your table is <ready>.";
const second = "Sent from the page.";

interface Means {
  readonly node: string;
  readonly tarballs: Tarballs;
  readonly browser: Browser;
}

/** Tries each framework. Returns a line for each. @throws {Error} for the first that fails */
export const tryFrameworks = async (folder: string, node: string, tarballs: Tarballs): Promise<string> => {
  const browser = await startChromium();
  await mkdir(folder);
  try {
    const lines: string[] = [];
    for (const framework of await allFrameworks())
      lines.push(`${framework.name}: ${await tryFramework(framework, folder, { node, tarballs, browser })}`);
    return lines.join("\n");
  } finally {
    await browser.close();
  }
};

const tryFramework = async ({ name, folder, manifest }: Framework, to: string, means: Means): Promise<string> => {
  const { node, tarballs, browser } = means;
  const project = join(to, name);
  await cp(folder, project, { recursive: true });
  await cp(shared, project, { recursive: true });
  const packed = Object.fromEntries(installed.map((each) => [each, tarballs[each]]));
  const dependencies = { ...manifest.dependencies, ...packed };
  await writeManifest(project, { ...manifest, dependencies, overrides: tarballs });
  await mustRun(["bun", "install", "--ignore-scripts", "--cwd", project]);
  if (name !== "react" && existsSync(join(project, "node_modules/react"))) throw new Error(`${name} gets React.`);
  const [check = "", ...options] = manifest.scripts.check.split(" ");
  await mustRun([node, join(project, "node_modules/.bin", check), ...options], project);
  await mustRun([node, "build.js"], project);
  return usePage(project, node, browser);
};

/** Opens the page as its server renders it, and sends a message from it. */
const usePage = async (project: string, node: string, browser: Browser): Promise<string> => {
  const served = serveSandbox();
  await served.sandbox.fetch(sending(served));
  const html = await mustRun([node, "render.js", served.url, served.sandbox.token], project);
  if (!html.includes("Your table is &lt;ready")) throw new Error(`The server renders no message:\n${html}`);
  const calls: string[] = [];
  const server = servePage(project, html, served, calls);
  try {
    await sendFromPage(browser, server.url.href, calls);
    return `hydrated without a call, then ${calls.join(", ")}`;
  } finally {
    await server.stop(true);
    await served.stop();
  }
};

const sendFromPage = async (browser: Browser, url: string, calls: readonly string[]): Promise<void> => {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => void complaints.push(error.message));
  page.on("console", (line) => {
    if (["error", "warning"].includes(line.type())) complaints.push(line.text());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const kept = await page.evaluate<boolean>("document.querySelector('li').rendered === true");
  if (!kept) throw new Error("The page renders anew what the server rendered.");
  if (calls.length > 0) throw new Error(`The page asks again what the server asked: ${calls.join(", ")}.`);
  await page.getByRole("button").click();
  await page.getByText(second).waitFor();
  const texts = await page.locator("li").allTextContents();
  if (texts.join() !== `${second},${first}`) throw new Error(`The page shows: ${texts.join(", ")}.`);
  if (complaints.length > 0) throw new Error(`The browser complains: ${complaints.join("\n")}`);
};

const sending = ({ url, sandbox }: ServedSandbox): Request =>
  new Request(`${url}/v1/atlas/messages`, {
    method: "POST",
    headers: { Authorization: `Bearer ${sandbox.token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ phone_number: "+15550100001", text: first, idempotency_key: "first" }),
  });

const script = '<script type="module" src="/browser.js">';

/** Marks what the server rendered before the page's script runs. */
const mark = `<script>document.querySelector("li").rendered = true;</script>${script}`;

/** Serves the page, and passes its calls on with the token that it does not have. */
const servePage = (project: string, html: string, { url, sandbox }: ServedSandbox, calls: string[]) =>
  Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      if (pathname === "/")
        return new Response(html.replace(script, mark), { headers: { "Content-Type": "text/html; charset=utf-8" } });
      if (pathname === "/browser.js") return new Response(Bun.file(join(project, "dist/browser/browser.js")));
      if (!pathname.startsWith("/atlas/")) return new Response(null, { status: 204 });
      const path = pathname.slice("/atlas".length);
      calls.push(`${request.method} ${path}`);
      const headers = new Headers(request.headers);
      headers.set("Authorization", `Bearer ${sandbox.token}`);
      const body = request.method === "GET" ? null : await request.arrayBuffer();
      return sandbox.fetch(new Request(`${url}${path}${search}`, { method: request.method, headers, body }));
    },
  });
