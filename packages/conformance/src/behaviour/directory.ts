/** The public directory of agents. */
import type { Client } from "../calls.ts";
import type { Case, Citation } from "../case.ts";
import { freshSandbox, topic } from "./steps.ts";

const endpoint: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| GET | /v1/atlas/agents/directory | none (no authentication required) | optional category filter | agents[], total_count (integer), next_offset (integer). Lists published agents of all organizations. |",
};
const publishing: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| POST | /v1/atlas/agents/:agentId/publish | atlas.agents.publish | is_listed (boolean; true publishes), listing_category, listing_description, listing_slug | agent with is_listed and listing_category. Only the owning organization may update the listing. |",
};
const paged: Citation = { section: "Pagination", line: "| Directory | uses `total_count` and `next_offset` instead |" };
const open: Citation = { section: "Authentication", line: "The directory endpoint needs no authentication." };

const define = topic("directory");

const publish = async (client: Client, listing_category: string, more: object = {}) => {
  const { agent } = (await client.succeed("agents.create", { body: { name: "Concierge" } })).data;
  const body = { is_listed: true, listing_category, ...more };
  return (await client.succeed("agents.publish", { params: { agent_id: agent.id }, body })).data.agent;
};

const operations = ["agents.create", "agents.publish", "agents.directory"] as const;

export const directory: readonly Case[] = [
  define("open-to-all", {
    title: "everybody sees the published agents of all organizations, without a credential",
    operations,
    cites: open,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const category = context.unique("c");
      const [one, other] = [await freshSandbox(context), await freshSandbox(context)];
      const ids = [(await publish(one.client, category)).id, (await publish(other.client, category)).id];
      const { data } = await context.anonymous.succeed("agents.directory", { query: { category } });
      context.check.equal(data.total_count, 2, "total_count of the category");
      context.check.equal(data.agents.map(({ id }) => id).toSorted(), ids.toSorted(), "the agents of the category");
      for (const agent of data.agents) context.check.present(agent.organization_name, "organization_name");
    },
  }),
  define("slug-taken", {
    title: "a listing_slug that another listing has is refused, and its listing stays as it is",
    operations,
    cites: publishing,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const category = context.unique("c");
      const listing_slug = context.unique("slug");
      const [one, other] = [await freshSandbox(context), await freshSandbox(context)];
      const { id } = await publish(one.client, category, { listing_slug });
      const { agent } = (await other.client.succeed("agents.create", { body: { name: "Concierge" } })).data;
      const body = { is_listed: true, listing_category: category, listing_slug };
      await other.client.refuse("agents.publish", "conflict", { params: { agent_id: agent.id }, body });
      const { agents } = (await context.anonymous.succeed("agents.directory", { query: { category } })).data;
      const listed = agents.map((each) => [each.id, each.listing_slug]);
      context.check.equal(listed, [[id, listing_slug]], "the listings of the category");
    },
  }),
  define("offset", {
    title: "the directory pages by offset, with a count of all",
    operations,
    cites: paged,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const category = context.unique("c");
      const { client } = await freshSandbox(context);
      for (let count = 0; count < 3; count++) await publish(client, category);
      const page = async (offset: number) =>
        (await context.anonymous.succeed("agents.directory", { query: { category, limit: 2, offset } })).data;
      const [first, rest] = [await page(0), await page(2)];
      context.check.equal([first.total_count, first.agents.length, first.next_offset], [3, 2, 2], "the first page");
      context.check.equal([rest.total_count, rest.agents.length, rest.next_offset], [3, 1, null], "the last page");
      const ids = new Set([...first.agents, ...rest.agents].map(({ id }) => id));
      context.check.equal(ids.size, 3, "different agents in the pages");
    },
  }),
  define("withdrawn", {
    title: "an agent is listed while it is published, and only then",
    operations,
    cites: publishing,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const category = context.unique("c");
      const { client } = await freshSandbox(context);
      const agent = await publish(client, category);
      context.check.includes(agent, { is_listed: true, listing_category: category }, "the published agent");
      const count = async () =>
        (await context.anonymous.succeed("agents.directory", { query: { category } })).data.total_count;
      context.check.equal(await count(), 1, "total_count after publishing");
      await client.succeed("agents.publish", { params: { agent_id: agent.id }, body: { is_listed: false } });
      context.check.equal(await count(), 0, "total_count after withdrawing");
    },
  }),
  define("owner-alone", {
    title: "only the owning organization may change a listing",
    operations,
    cites: publishing,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const category = context.unique("c");
      const [one, other] = [await freshSandbox(context), await freshSandbox(context)];
      const { id } = await publish(one.client, category);
      const request = { params: { agent_id: id }, body: { is_listed: false } };
      await other.client.refuse("agents.publish", "not_found", request);
      const { data } = await context.anonymous.succeed("agents.directory", { query: { category } });
      context.check.equal(data.total_count, 1, "total_count after another organization tried to withdraw it");
    },
  }),
  define("category", {
    title: "a category shows its own agents alone",
    operations,
    cites: endpoint,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const [one, other] = [context.unique("c"), context.unique("c")];
      const { client } = await freshSandbox(context);
      const { id } = await publish(client, one);
      await publish(client, other);
      const { data } = await context.anonymous.succeed("agents.directory", { query: { category: one } });
      context.check.equal(
        data.agents.map((agent) => agent.id),
        [id],
        "the agents of the category",
      );
    },
  }),
];
