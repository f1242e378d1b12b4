/** Pagination. */
import type { OperationId } from "@atlas-messaging/contract";
import type { Answer, Client, Request } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { type Sandbox, freshSandbox, hear, newNumber, topic } from "./steps.ts";
import { check as checked } from "../check.ts";

const section = "Pagination";
const row = (line: string): Citation => ({ section, line });
const parameters = row("| Parameters | `limit`, optional `after_id` (last seen id) |");
const shape = row("| Response | `data` array, `has_more` boolean, `next_cursor` string on sessions |");
const opaque = row("| Cursor tokens | opaque; must not be parsed or built by callers |");
const scope = row(
  "| Scope | pagination state is per principal and organization; cross-organization paging is not permitted |",
);

const define = topic("paging");

interface Page {
  readonly ids: readonly string[];
  readonly hasMore: boolean;
  readonly cursor: string | null;
}

interface PageBody {
  readonly data?: unknown;
  readonly has_more?: boolean;
  readonly next_cursor?: string | null;
}

/** Reads any page, whatever its list's name: `{ data: [...] }` or `{ data: { things: [...] } }`. */
const pageOf = (answer: Answer): Page => {
  const body: PageBody = Object(answer.body);
  const holder: PageBody = Array.isArray(body.data) ? body : Object(body.data);
  const list =
    Object.values(holder).find((each): each is readonly { readonly id: string }[] => Array.isArray(each)) ?? [];
  return { ids: list.map(({ id }) => id), hasMore: holder.has_more === true, cursor: holder.next_cursor ?? null };
};

interface List {
  readonly id: OperationId;
  /** Order of the list: newest or oldest first. */
  readonly order: "newest" | "oldest";
  /**
   * Creates at least three items and returns the list's request. `made` has their ids in order of creation, if known.
   */
  readonly prepare: (
    its: Sandbox,
    context: Context,
  ) => Promise<{ readonly request?: Request; readonly made: readonly string[] }>;
}

const times = async (make: () => Promise<string>): Promise<string[]> => [await make(), await make(), await make()];

const lists: readonly List[] = [
  {
    id: "sessions.list",
    order: "newest",
    prepare: async ({ client }) => ({
      made: await times(async () => (await client.succeed("sessions.create")).data.session.id),
    }),
  },
  {
    id: "agents.list",
    order: "newest",
    prepare: async ({ client }) => ({
      made: await times(async () => (await client.succeed("agents.create", { body: { name: "A" } })).data.agent.id),
    }),
  },
  {
    id: "webhooks.list",
    order: "newest",
    prepare: async ({ client }) => {
      const body = { url: "https://shop.example/hook", events: ["session.ended"] };
      return { made: await times(async () => (await client.succeed("webhooks.create", { body })).data.id) };
    },
  },
  {
    id: "knowledge.list",
    order: "newest",
    prepare: async ({ client }) => {
      const body = { source_type: "text", title: "Lake", text: "Swans sleep on the lake." };
      return { made: await times(async () => (await client.succeed("knowledge.create", { body })).data.document.id) };
    },
  },
  {
    id: "runs.list",
    order: "newest",
    prepare: async ({ client, sandbox }) => {
      const body = { conversation_id: sandbox.conversation_id, action_type: "handoff" };
      return { made: await times(async () => (await client.succeed("actions.execute", { body })).data.run.id) };
    },
  },
  {
    id: "conversations.list",
    order: "newest",
    prepare: async ({ client }) => ({
      made: await times(async () => (await hear(client, newNumber())).conversation_id),
    }),
  },
  {
    id: "conversations.listEvents",
    order: "oldest",
    prepare: async ({ client }) => {
      const { conversation_id } = await hear(client, newNumber());
      return { request: { params: { id: conversation_id } }, made: [] };
    },
  },
  {
    id: "events.list",
    order: "oldest",
    prepare: async ({ client }, { until }) => {
      const { conversation_id } = await hear(client, newNumber());
      const request = { query: { conversation_id } };
      // An event is listed when all transactions from before it are over.
      await until(async () =>
        checked.that((await client.succeed("events.list", request)).data.length > 2, "events", "the list"),
      );
      return { request, made: [] };
    },
  },
  {
    id: "sessions.listMessages",
    order: "oldest",
    prepare: async ({ client }) => {
      const sessionId = (await client.succeed("sessions.create")).data.session.id;
      const asked = async (query: string) =>
        (await client.succeed("sessions.sendMessage", { params: { session_id: sessionId }, body: { query } })).data;
      const [one, two] = [await asked("When are you open?"), await asked("What does it cost?")];
      const made = [one.user_message.id, one.message.id, two.user_message.id, two.message.id];
      return { request: { params: { session_id: sessionId } }, made };
    },
  },
  {
    id: "sessions.listRuns",
    order: "newest",
    prepare: async ({ client }) => {
      const id = (await client.succeed("sessions.create")).data.session.id;
      const ask = { params: { session_id: id }, body: { query: "When are you open?" } };
      const made = await times(async () => (await client.succeed("sessions.sendMessage", ask)).data.run.id);
      return { request: { params: { id } }, made };
    },
  },
];

const makes: { readonly [Id in OperationId]?: readonly OperationId[] } = {
  "sessions.list": ["sessions.create"],
  "agents.list": ["agents.create"],
  "webhooks.list": ["webhooks.create"],
  "knowledge.list": ["knowledge.create"],
  "runs.list": ["actions.execute"],
  "conversations.list": ["events.ingest"],
  "conversations.listEvents": ["events.ingest"],
  "events.list": ["events.ingest"],
  "sessions.listMessages": ["sessions.create", "sessions.sendMessage"],
  "sessions.listRuns": ["sessions.create", "sessions.sendMessage"],
};

const reader =
  (client: Client, id: OperationId, request: Request = {}) =>
  async (query: Request["query"] = {}) => {
    const answer = await client.call(id, { ...request, query: { ...request.query, ...query } });
    if (answer.error) throw new Error(`${answer.where} refused ${answer.text}`);
    return { ...pageOf(answer), where: answer.where };
  };

const pagesOf = ({ id, order, prepare }: List): Case =>
  define(`pages-${id}`, {
    title: `the pages of ${id} are its list, the ${order} first, without gap or repetition, by cursor and by last seen id`,
    operations: [id, ...(makes[id] ?? [])],
    cites: id === "sessions.list" ? row("| Order of sessions | created_at descending |") : parameters,
    needs: ["organization"],
    run: async (context) => {
      const { check } = context;
      const its = await freshSandbox(context);
      const { request, made } = await prepare(its, context);
      const read = reader(its.client, id, request);
      const whole = await read({ limit: 200 });
      const known = whole.ids.filter((each) => made.includes(each));
      check.equal(known, order === "newest" ? made.toReversed() : made, `the order of ${whole.where}`);
      check.that(whole.ids.length >= 3, "three items", whole.where);
      check.equal([whole.hasMore, whole.cursor], [false, null], `has_more and next_cursor of ${whole.where}`);
      for (const by of ["cursor", "last seen id"] as const) {
        const collected: string[] = [];
        let after: string | undefined;
        for (let page = 0; page < whole.ids.length; page++) {
          const { ids, hasMore, cursor, where } = await read({ limit: 1, ...(after ? { after_id: after } : {}) });
          collected.push(...ids);
          const last = page === whole.ids.length - 1;
          check.equal(hasMore, !last, `has_more of ${where}`);
          check.equal(cursor === null, last, `whether there is no next_cursor in ${where}`);
          after = (by === "cursor" ? cursor : ids[0]) ?? undefined;
        }
        check.equal(collected, whole.ids, `the pages of ${id} by ${by}`);
      }
    },
  });

const sessionsOf = async (context: Context) => {
  const { client } = await freshSandbox(context);
  const create = async () => (await client.succeed("sessions.create")).data.session.id;
  const made = [await create(), await create(), await create()];
  return { client, create, made, read: reader(client, "sessions.list") };
};

const refusesCursor = async (client: Client, cursor: string, id: OperationId = "sessions.list") =>
  client.refuse(id, "invalid_cursor", { query: { after_id: cursor } });

const unknown = "0199f0a0-7b1c-7d3e-8f00-00000000dead";

export const paging: readonly Case[] = [
  ...lists.map(pagesOf),
  define("stable-under-inserts", {
    title: "what is added meanwhile moves no item from its page",
    operations: ["sessions.list", "sessions.create"],
    cites: parameters,
    needs: ["organization"],
    run: async (context) => {
      const { create, made, read } = await sessionsOf(context);
      const first = await read({ limit: 2 });
      await create();
      const rest = await read({ limit: 2, after_id: first.cursor ?? "" });
      context.check.equal([...first.ids, ...rest.ids], made.toReversed(), "the pages around an insert");
    },
  }),
  define("limit", {
    title: "a limit is 1 to 200; what is outside is refused, not cut",
    operations: ["sessions.list", "sessions.create"],
    cites: parameters,
    needs: ["organization"],
    run: async (context) => {
      const { client, read } = await sessionsOf(context);
      context.check.equal((await read({ limit: 1 })).ids.length, 1, "items with a limit of 1");
      context.check.equal((await read({ limit: 200 })).ids.length, 3, "items with a limit of 200");
      context.check.equal((await read()).ids.length, 3, "items without a limit");
      for (const limit of ["0", "201", "-1", "1.5", "many", ""])
        await client.refuse("sessions.list", "validation_failed", { query: { limit } });
    },
  }),
  define("cursor-of-another-list", {
    title: "a cursor leads nowhere in another list",
    operations: ["sessions.list", "sessions.create", "runs.list", "conversations.list"],
    cites: opaque,
    needs: ["organization"],
    run: async (context) => {
      const { client, read } = await sessionsOf(context);
      const cursor = (await read({ limit: 1 })).cursor ?? "";
      await refusesCursor(client, cursor, "runs.list");
      await refusesCursor(client, cursor, "conversations.list");
    },
  }),
  define("cursor-of-another-organization", {
    title: "a cursor, or a last seen id, leads nowhere in another organization",
    operations: ["sessions.list", "sessions.create"],
    cites: scope,
    needs: ["organization"],
    run: async (context) => {
      const { read, made } = await sessionsOf(context);
      const { client } = await freshSandbox(context);
      await refusesCursor(client, (await read({ limit: 1 })).cursor ?? "");
      await refusesCursor(client, made[0] ?? "");
    },
  }),
  define("cursor-is-opaque", {
    title: "a cursor that was changed, or made up, is refused",
    operations: ["sessions.list", "sessions.create"],
    cites: opaque,
    needs: ["organization"],
    run: async (context) => {
      const { client, read } = await sessionsOf(context);
      const cursor = (await read({ limit: 1 })).cursor ?? "";
      const other = cursor.endsWith("A") ? "B" : "A";
      for (const wrong of ["x", `${cursor}x`, `${cursor.slice(0, -1)}${other}`, cursor.slice(1), unknown])
        await refusesCursor(client, wrong);
    },
  }),
  define("one-cursor-for-each-session", {
    title: "a cursor of one conversation's history is refused in another's",
    operations: ["conversations.listEvents", "events.ingest"],
    cites: opaque,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const [one, other] = [await hear(client, newNumber()), await hear(client, newNumber())];
      const first = await reader(client, "conversations.listEvents", { params: { id: one.conversation_id } })({
        limit: 1,
      });
      const request = { params: { id: other.conversation_id }, query: { after_id: first.cursor ?? "" } };
      await client.refuse("conversations.listEvents", "invalid_cursor", request);
    },
  }),
  define("envelope", {
    title: "a page says whether there is more, and gives a cursor exactly then",
    operations: ["sessions.list", "sessions.create"],
    cites: shape,
    needs: ["organization"],
    run: async (context) => {
      const { made, read } = await sessionsOf(context);
      const page = await read({ limit: 3 });
      context.check.equal(page.ids, made.toReversed(), `the whole list in one page, ${page.where}`);
      context.check.equal([page.hasMore, page.cursor], [false, null], `has_more and next_cursor of ${page.where}`);
    },
  }),
];
