import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

/** Returns what this month has cost by country, and how many messages wait for a cap. */
export const spending = async () => {
  const { currency, total, groups } = await atlas.costs.get({ group_by: "country" });
  const { waiting } = await atlas.costs.getCaps();
  return { currency, total: total.cost, countries: groups.map(({ key, cost }) => [key, cost]), waiting };
};

/** Lists the billable messages of this month. */
export const billed = async (): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { message_id, billable } of atlas.costs.messages()) if (billable) ids.push(message_id);
  return ids;
};

export const limitTo = (messages: number) => atlas.costs.setCap({ unit: "messages", maximum: String(messages) });
