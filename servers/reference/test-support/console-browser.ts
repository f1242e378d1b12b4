/** The console in a real browser: what its pages say, and what their policy refuses. */
import { type Browser, type BrowserContext, type Page, sharedChromium } from "@atlas-messaging/test-browser";
import type { SuccessOf } from "@atlas-messaging/contract";
import { watch } from "@atlas-messaging/test-wait";
import axe from "axe-core";
import type { Shared } from "./served.ts";

export type { Page } from "@atlas-messaging/test-browser";

type Credentials = SuccessOf<"sandbox.credentials">["data"];

export interface ConsoleBrowser {
  /** Errors, and refusals of the policy, so far. */
  readonly said: string[];
  /** Opens a path in a browser of its own, with the session of the credentials. */
  signIn(data: Credentials, path?: string): Promise<Page>;
  /** The same with a session of its own, by a link. */
  signInByLink(data: Credentials): Promise<Page>;
  /** A browser of its own, signed in nowhere. */
  visit(path: string): Promise<Page>;
  /** Forgets who was signed in, and keeps the pages for the next: their scripts are compiled, which takes most of a load. */
  leave(...pages: Page[]): Promise<void>;
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

const isConsole = (page: Page, address: string): boolean => page.url().startsWith(`${address}/console`);

/** Makes a page as a fresh one is. */
const forget = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().clearCookies();
  await page.evaluate("sessionStorage.clear(), localStorage.clear()");
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(wide);
};

/** Pages of one console. Each has a context, so that two people share nothing. */
class Pages {
  readonly said: string[] = [];
  readonly #browser: Browser;
  readonly #address: string;
  readonly #contexts: BrowserContext[] = [];
  readonly #left: Page[] = [];

  constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  async take(): Promise<Page> {
    return this.#left.pop() ?? (await this.#open()).newPage();
  }

  async leave(page: Page): Promise<void> {
    if (!isConsole(page, this.#address)) return page.context().close();
    await forget(page);
    this.#left.push(page);
  }

  /** Returns what each shows, for whoever reads why a test waited in vain. */
  async texts(): Promise<string> {
    const pages = this.#contexts.flatMap((context) => context.pages());
    const texts = pages.map(async (page) => {
      const text = await page.innerText("body", { timeout: 1_000 }).catch(String);
      return `${page.url()}\n${text.slice(0, 2_000)}`;
    });
    return (await Promise.all(texts)).join("\n\n");
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }

  async #open(): Promise<BrowserContext> {
    const context = await this.#browser.newContext({ baseURL: this.#address, viewport: wide });
    this.#contexts.push(context);
    await context.addInitScript(reportRefusals);
    context.on("console", (message) => {
      if (message.type() === "error" && !isAnswer(message.text())) this.said.push(message.text());
    });
    context.on("weberror", (error) => this.said.push(error.error().message));
    return context;
  }
}

export const openConsole = async (served: Shared<unknown>): Promise<ConsoleBrowser> => {
  const { url } = served.server;
  const pages = new Pages(await sharedChromium(), url);
  const unwatch = watch({ name: "the pages of the console", tail: () => pages.texts() });
  const visit = async (path: string): Promise<Page> => {
    const page = await pages.take();
    // A change behind the # alone loads nothing.
    if (path.includes("#") && isConsole(page, url)) await page.goto("about:blank");
    await page.goto(path);
    return page;
  };
  const signedIn = async (page: Page): Promise<Page> => {
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    return page;
  };
  return {
    said: pages.said,
    visit,
    signIn: async ({ operator_token: value }, path = "/console/inbox") => {
      const page = await pages.take();
      const place = { domain: new URL(url).hostname, path: "/operator" };
      await page.context().addCookies([{ name: "atlas_session", value, ...place, httpOnly: true, sameSite: "Strict" }]);
      await page.goto(path);
      return signedIn(page);
    },
    signInByLink: async ({ operator_token }) => {
      const { data } = await served.clientOf(operator_token).succeed("console.account.createSignInLink");
      const page = await visit(data.sign_in_link.url);
      // Outside a sandbox the page asks first.
      const question = page.getByRole("button", { name: /^Sign in as / });
      await question.or(page.getByRole("navigation", { name: "Pages" })).waitFor();
      if (await question.isVisible()) await question.click();
      return signedIn(page);
    },
    leave: async (...left) => {
      await Promise.all(left.map((page) => pages.leave(page)));
    },
    close: () => {
      unwatch();
      return pages.close();
    },
  };
};

/** Moves within the loaded console, as a link does, which takes a quarter of a load's CPU. Loads a page of the same kind. */
export const moveTo = async (page: Page, path: string): Promise<void> => {
  const { pathname } = new URL(page.url());
  if (new URL(path, page.url()).pathname === pathname) return void (await page.goto(path));
  await page.evaluate((to) => {
    document.querySelector("main > :last-child")?.setAttribute("data-left", "");
    history.pushState(null, "", to);
  }, path);
  await page.locator("main > [data-left]").waitFor({ state: "detached" });
};

/** Waits for a page whose content has come. One that has not begun has no skeleton either. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator("body:has(main):not(:has(.skeleton))").waitFor();
};

/** Presses the keys of a sequence at once: the console forgets the first after a second, and a slow machine takes longer. */
export const pressInTurn = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
};

/** Rules of axe-core that look at colours: the dark theme of a page that was asked for all differs in them alone. */
export const colourRules = ["color-contrast", "link-in-text-block"] as const;

/** Returns findings of axe-core, with the elements that it found: of all its rules, or of some. */
export const findings = async (page: Page, rules?: readonly string[]): Promise<unknown> => {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  const options = JSON.stringify(rules === undefined ? {} : { runOnly: rules });
  return page.evaluate(
    `axe.run(${options}).then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))`,
  );
};
