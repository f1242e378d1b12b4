/** Browsers that tell the story in a page: Chromium from npm; Firefox and WebKit where the machine has them, as no package has. */
import { startChromium } from "@atlas-messaging/test-browser";
import { toolFolder } from "./project.ts";
import type { Visit } from "./page.ts";
import { freePort, openSession } from "./webdriver.ts";

export const inChromium: Visit = async (url) => {
  const browser = await startChromium();
  try {
    const tab = await browser.newPage();
    await tab.goto(url);
    return `Chromium ${browser.version()}: ${await tab.evaluate<string>("globalThis.told")}`;
  } finally {
    await browser.close();
  }
};

/** The part of Puppeteer that we use. Its own types are in a folder that may not be installed. */
interface Puppeteer {
  launch(options: { browser: "firefox"; executablePath: string }): Promise<{
    newPage(): Promise<{ goto(url: string): Promise<unknown>; evaluate(code: string): Promise<string> }>;
    version(): Promise<string>;
    close(): Promise<void>;
  }>;
}

export const inFirefox = async (): Promise<Visit | string> => {
  const executablePath = Bun.which("firefox") ?? Bun.which("firefox-esr");
  if (!executablePath) return "not tried: this machine has no Firefox";
  const entry = Bun.resolveSync("puppeteer-core", await toolFolder("firefox"));
  const { default: puppeteer } = (await import(entry)) as { readonly default: Puppeteer };
  return async (url) => {
    const browser = await puppeteer.launch({ browser: "firefox", executablePath });
    try {
      const tab = await browser.newPage();
      await tab.goto(url);
      return `${await browser.version()}: ${await tab.evaluate("globalThis.told")}`;
    } finally {
      await browser.close();
    }
  };
};

/** WebKitGTK draws on a screen, which Xvfb has in memory. */
export const inWebKit = (): Visit | string => {
  const [driver, screen] = [Bun.which("WebKitWebDriver"), Bun.which("xvfb-run")];
  if (!driver || !screen) return "not tried: this machine has no WebKitWebDriver with xvfb-run";
  return async (url) => {
    const port = freePort();
    await using session = await openSession([screen, "--auto-servernum", driver, `--port=${port}`], port);
    await session.goto(url);
    return `WebKitGTK ${session.version}: ${await session.evaluate("globalThis.told")}`;
  };
};
