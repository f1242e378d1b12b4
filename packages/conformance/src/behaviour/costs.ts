/** Costs of messages: what the network told of each, the rates, and figures that are the sum of their messages. */
import type { Client } from "../calls.ts";
import type { Case, Citation } from "../case.ts";
import { freshConsole, hear, messageOf, newNumber, templateOf, topic } from "./steps.ts";

const delivery: Citation = {
  section: "Messaging window",
  line: "2. After 24 hours of silence, `template_id` is required, with `category` of `utility`, `marketing` or `transactional`.",
};

const define = topic("costs");

const perUnit = 1_000_000;

const microsIn = (amount: string | null): number => Math.round(Number(amount ?? 0) * perUnit);

const listed = async (client: Client) => (await client.succeed("costs.listMessages", { query: { limit: 200 } })).data;

export const costs: readonly Case[] = [
  define("figures", {
    title: "each figure of the costs is the sum of its messages, by every grouping; only what is delivered costs",
    operations: ["costs.get", "costs.listMessages", "console.costs.get", "console.rates.set", "messages.get"],
    cites: delivery,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check, until } = context;
      const its = await freshConsole(context);
      const { client, operator, sandbox } = its;
      const [template, numbers] = [templateOf(sandbox), [newNumber(), newNumber(), newNumber()]];
      const ids: string[] = [];
      for (const phone_number of numbers) {
        const sent = await client.succeed("messages.send", { body: { phone_number, ...template } });
        ids.push(sent.data.message_id);
      }
      await hear(client, numbers[0] ?? "");
      const reply = { phone_number: numbers[0] ?? "", text: "It is on its way." };
      ids.push((await client.succeed("messages.send", { body: reply })).data.message_id);
      for (const id of ids)
        await until(async () => check.equal((await messageOf(its, id)).delivery_state, "read", `the message ${id}`));
      const priced = (await messageOf(its, ids[0] ?? "")).pricing;
      check.equal([priced?.billable, priced?.category, priced?.country], [true, "utility", "US"], "the price");
      const unrated = (await client.succeed("costs.get", {})).data;
      check.equal([unrated.currency, unrated.total.cost, unrated.total.unpriced], [null, null, 3], "without rates");
      const ofUs = { country: "US", category: "utility", amount: "0.0034" };
      const rates = [ofUs, { country: "*", category: "utility", amount: "9" }];
      const table = { starts_on: "2020-01-01", currency: "EUR" };
      const mistaken = [
        { ...ofUs, amount: "34" },
        { country: "DE", category: "utility", amount: "1" },
      ];
      for (const each of [mistaken, rates])
        await operator.succeed("console.rates.set", { body: { ...table, rates: each } });
      const { messages } = await listed(client);
      const sum = messages.reduce((micros, { cost }) => micros + microsIn(cost), 0);
      check.equal([messages.length, sum], [4, 10_200], "messages and their sum");
      for (const group_by of ["category", "country", "template", "agent", "channel", "month"] as const) {
        const { data } = await client.succeed("costs.get", { query: { group_by } });
        check.equal([data.currency, data.total.cost, data.total.billable], ["EUR", "0.0102", 3], `by ${group_by}`);
        const ofGroups = data.groups.reduce((micros, { cost }) => micros + microsIn(cost), 0);
        check.equal(ofGroups, sum, `the sum of the groups by ${group_by}`);
        const shown = await operator.succeed("console.costs.get", { query: { group_by } });
        check.equal(shown.data, data, `what the console shows by ${group_by}`);
      }
    },
  }),
  define("caps", {
    title:
      "at a cap billable messages wait with a reason, and free ones go; raised, they go on, or a person cancels them",
    operations: [
      "costs.setCap",
      "costs.getCaps",
      "costs.cancelWaiting",
      "console.caps.get",
      "console.caps.set",
      "console.caps.cancelWaiting",
      "messages.send",
    ],
    cites: delivery,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check, until } = context;
      const its = await freshConsole(context);
      const { client, operator, sandbox } = its;
      await client.succeed("costs.setCap", { body: { maximum: "1" } });
      const template = templateOf(sandbox);
      const send = async (phone_number: string, content: object = template) =>
        (await client.succeed("messages.send", { body: { phone_number, ...content } })).data.message_id;
      const reaches = (id: string, state: string) =>
        until(async () => check.equal((await messageOf(its, id)).delivery_state, state, `the message ${id}`));
      const first = newNumber();
      await reaches(await send(first), "read");
      const waiting = [await send(newNumber()), await send(newNumber())];
      for (const id of waiting) await reaches(id, "scheduled");
      const { statuses, send_at } = await messageOf(its, waiting[0] ?? "");
      check.equal(statuses.at(-1)?.error_code, "spending_cap", "the reason");
      check.equal(send_at?.slice(7), "-01T00:00:00.000Z", "the first of a month, until which it waits");
      await hear(client, first);
      await reaches(await send(first, { text: "It is on its way." }), "read");
      const full = { agent_id: null, unit: "messages", maximum: "1", used: "1", reached_at: null };
      const { data } = await client.succeed("costs.getCaps", {});
      check.equal([data.waiting, data.caps.map((cap) => ({ ...cap, reached_at: null }))], [2, [full]], "the caps");
      check.equal((await operator.succeed("console.caps.get", {})).data, data, "what the console shows");
      await operator.succeed("console.caps.set", { body: { maximum: "2" } });
      const states = async () => {
        const all = await Promise.all(waiting.map((id) => messageOf(its, id)));
        return all.map(({ delivery_state }) => delivery_state).toSorted();
      };
      await until(async () => check.equal(await states(), ["read", "scheduled"], "one more goes"));
      const canceled = await operator.succeed("console.caps.cancelWaiting", { body: {} });
      check.equal(canceled.data, { canceled: 1, has_more: false }, "what was canceled");
      check.equal(await states(), ["canceled", "read"], "the message that waited");
      const last = await send(newNumber());
      await reaches(last, "scheduled");
      check.equal((await client.succeed("costs.cancelWaiting", {})).data.canceled, 1, "what a program canceled");
      await client.succeed("costs.setCap", { body: { maximum: null } });
      check.equal((await client.succeed("costs.getCaps", {})).data.caps, [], "no cap");
      await reaches(await send(newNumber()), "read");
    },
  }),
];
