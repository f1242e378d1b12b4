import type { DataOf } from "@atlas-messaging/contract";
import { client } from "../../data/client.ts";

type Exported = DataOf<"console.exportCustomer">;

/** 10,000 messages: what a page can hold in memory and reads allow in a minute. */
const maximumPages = 50;
const limit = 200;

/** Saves all that is kept about a customer as a file. Returns false if older messages did not fit. */
export const saveExport = async (id: string): Promise<boolean> => {
  const first: Exported = await client.exportCustomer(id, { limit });
  const messages = [...first.messages];
  let next = first.next_cursor;
  for (let page = 1; next !== null && page < maximumPages; page++) {
    const more: Exported = await client.exportCustomer(id, { limit, after_id: next });
    messages.push(...more.messages);
    next = more.next_cursor;
  }
  const whole = { ...first, messages, has_more: next !== null, next_cursor: next };
  save(`customer-${id}.json`, JSON.stringify(whole, null, 2));
  return next === null;
};

const save = (name: string, text: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
