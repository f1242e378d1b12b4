/** The console in a real browser: what its pages say, and what their policy refuses. */
import { type BrowserContext, type Page, sharedChromium } from "@atlas-messaging/test-browser";
import type { SuccessOf } from "@atlas-messaging/contract";
import axe from "axe-core";
import type { Served } from "./served.ts";

export type { Page } from "@atlas-messaging/test-browser";

type Credentials = SuccessOf<"sandbox.credentials">["data"];

export interface ConsoleBrowser {
  /** Errors, and refusals of the policy, so far. */
  readonly said: string[];
  /** A browser of its own, signed in by a link. */
  signIn(data: Credentials): Promise<Page>;
  /** A browser of its own, signed in nowhere. */
  visit(path: string): Promise<Page>;
  close(): Promise<void>;
}

export const wide = { width: 1360, height: 820 };
export const narrow = { width: 390, height: 844 };

/** Reports what a page's policy refuses where other complaints are read. */
const reportRefusals = `addEventListener("securitypolicyviolation", (event) => {
  console.error("refused: " + event.violatedDirective + " " + event.blockedURI);
})`;

/** A refused request is an answer that a page shows, and no fault of the page. */
const isAnswer = (text: string): boolean => text.startsWith("Failed to load resource");

export const openConsole = async (served: Served<unknown>): Promise<ConsoleBrowser> => {
  const browser = await sharedChromium();
  const contexts: BrowserContext[] = [];
  const said: string[] = [];
  const open = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: served.server.url, viewport: wide });
    contexts.push(context);
    context.setDefaultTimeout(30_000);
    await context.addInitScript(reportRefusals);
    context.on("console", (message) => {
      if (message.type() === "error" && !isAnswer(message.text())) said.push(message.text());
    });
    context.on("weberror", (error) => said.push(error.error().message));
    return context;
  };
  const visit = async (path: string): Promise<Page> => {
    const page = await (await open()).newPage();
    await page.goto(path);
    return page;
  };
  return {
    said,
    visit,
    signIn: async ({ operator_token }) => {
      const { data } = await served.clientOf(operator_token).succeed("console.createSignInLink");
      const page = await visit(data.sign_in_link.url);
      await page.getByRole("navigation", { name: "Pages" }).waitFor();
      return page;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
};

/** Returns findings of axe-core, with the elements that it found: of all its rules, or of some. */
export const findings = async (page: Page, rules?: readonly string[]): Promise<unknown> => {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  const options = JSON.stringify(rules === undefined ? {} : { runOnly: rules });
  return page.evaluate(
    `axe.run(${options}).then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))`,
  );
};
