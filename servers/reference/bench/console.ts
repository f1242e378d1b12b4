/**
 * The console with an organization of a million messages: its lists at the server, and its pages in a browser.
 * `--lists` and `--pages` measure one of both.
 */
import { parseArgs } from "node:util";
import { createClient } from "../test-support/client.ts";
import { connectAsOwner, createMigrated, startPostgres } from "../test-support/postgres.ts";
import { type ConsoleTarget, type Places, measureLists } from "./console-lists.ts";
import { measurePages } from "./console-pages.ts";
import { type Known, counts, fillConsole } from "./console-rows.ts";
import { startMeasured } from "./server.ts";

/** A sandbox organization with knowledge, whose operator may do everything. */
const openOrganization = async (url: string): Promise<ConsoleTarget & Known> => {
  const { data } = await createClient(url).succeed("sandbox.credentials");
  const token = data.operator_token;
  const operator = createClient(url, token);
  const current = (await operator.succeed("console.sessions.getCurrent")).data;
  const [channel] = (await operator.succeed("console.channels.list")).data.channels;
  return {
    url,
    token,
    organization: current.organization.id,
    member: current.member.id,
    channel: channel?.id ?? "",
    customer: data.customer_id,
  };
};

const placesOf = async ({ url, token, member }: ConsoleTarget & Known): Promise<Places> => {
  const operator = createClient(url, token);
  const webhooks = (await operator.succeed("console.webhooks.list", { query: { limit: 200 } })).data.webhook_endpoints;
  const found = (await operator.succeed("console.conversations.list", { query: { q: "+15552000001" } })).data;
  const [conversation] = found.conversations;
  const apps = (await operator.succeed("console.apps.list", { query: { limit: 200 } })).data.apps;
  const [change] = (await operator.succeed("console.auditEvents.list")).data.events;
  const [event] = (await operator.succeed("console.events.list")).data.events;
  const [request] = (await operator.succeed("console.requests.list")).data.requests;
  return {
    member,
    conversation: conversation?.id ?? "",
    customer: conversation?.customer.id ?? "",
    webhook: webhooks.at(-1)?.id ?? "",
    app: apps.at(-1)?.id ?? "",
    event: event?.id ?? "",
    asset: change?.asset_id ?? "",
    principal: request?.principal.id ?? "",
  };
};

const fill = async (databaseUrl: string, known: Known): Promise<void> => {
  const owner = connectAsOwner(databaseUrl);
  const started = performance.now();
  await fillConsole(owner, known);
  await owner.end();
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`console: an organization of ${JSON.stringify(counts)}, filled in ${seconds} s\n`);
};

export const benchConsole = async (given: readonly string[]): Promise<void> => {
  const options = { lists: { type: "boolean" }, pages: { type: "boolean" } } as const;
  const { values } = parseArgs({ args: [...given], options });
  const isAll = values.lists !== true && values.pages !== true;
  const postgres = await startPostgres({ durable: true });
  try {
    const databaseUrl = await createMigrated(postgres.url);
    const server = await startMeasured(databaseUrl);
    try {
      const target = await openOrganization(`http://127.0.0.1:${server.port}`);
      await fill(databaseUrl, target);
      const places = await placesOf(target);
      if (isAll || values.lists) await measureLists(target, places);
      if (isAll || values.pages) await measurePages(target, places);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
};
