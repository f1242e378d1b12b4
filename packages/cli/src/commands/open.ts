import { spawn } from "node:child_process";
import type { Command } from "commander";
import { misuse } from "../failure.ts";
import type { Io } from "../io.ts";
import { type Account, accountOf } from "../profile/account.ts";

/** Pages by their names. Another name is a page of the documentation, such as `webhooks/verify`. */
const pages: { readonly [name: string]: (addresses: Account["addresses"]) => string } = {
  console: ({ baseUrl, consoleUrl }) => `${consoleUrl ?? baseUrl}/console/`,
  docs: ({ baseUrl, siteUrl }) => `${siteUrl ?? baseUrl}/docs`,
};

export const addOpen = (io: Io, command: Command): void => {
  command
    .argument("[page]", "`console`, `docs`, or a page of the documentation, such as `webhooks/verify`.", "docs")
    .option("--profile <name>", "Profile to use.")
    .option("--print", "Print the address, and open nothing.")
    .addHelpText("after", "\nExample:\n  $ atlas open webhooks/verify --print\n")
    .action(async (page: string, flags: { readonly profile?: string; readonly print?: true }) => {
      const { addresses } = await accountOf(io, flags.profile);
      const url = addressOf(page, addresses);
      io.out(`${url}\n`);
      if (!flags.print && io.isTerminal) start(url);
    });
};

const addressOf = (page: string, addresses: Account["addresses"]): string => {
  if (!/^[\w-]+(\/[\w-]+)*$/.test(page))
    throw misuse(`${JSON.stringify(page)} is no page.`, "Name one, such as `console`, `docs` or `webhooks/verify`.");
  const known = Object.hasOwn(pages, page) ? pages[page] : undefined;
  return known ? known(addresses) : `${addresses.siteUrl ?? addresses.baseUrl}/docs/${page}`;
};

const openers: { readonly [platform: string]: readonly [string, ...string[]] } = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens the browser. Where there is none, the address has been printed. */
const start = (url: string): void => {
  const [program, ...args] = openers[process.platform] ?? ["xdg-open"];
  const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
  child.once("error", () => {});
  child.unref();
};
