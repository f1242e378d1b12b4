/** A journey: what one or two people do in the console to one end, in browsers of their own. */
import { expect } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../../src/platform/database/commit.ts";
import type { ConsoleBrowser, Page } from "../console-browser.ts";
import { type Receiver, startReceiver } from "../receiver.ts";
import { seedOrganization } from "../seed.ts";
import type { Organization, Shared } from "../served.ts";
import { deliveryRow, endpointRow, eventRow } from "../rows.ts";

export const password = "correct horse battery staple";

/** An organization with a webhook whose only delivery was given up after six answers of 500. */
export interface Failing {
  readonly data: Organization["data"];
  readonly receiver: Receiver;
  /** The receiver answers with this from now on. */
  readonly answerWith: (status: number) => void;
}

export interface Journeys {
  readonly served: Shared<Failing>;
  readonly browser: () => ConsoleBrowser;
  readonly organization: () => Organization;
  /** Waits for something in another browser, and notes how long it took. */
  readonly seen: (what: string, wait: () => Promise<unknown>) => Promise<void>;
}

const attempts = 6;

export const seedFailing = async (database: Database): Promise<Failing> => {
  let status = 500;
  const receiver = await startReceiver((_, response) => void response.writeHead(status).end("the till is closed"));
  const { organizationId, data } = await seedOrganization(database);
  const endpoint = endpointRow(organizationId, { url: receiver.url, status: "active" });
  // Older ones would be forgotten at once.
  const now = new Date().toISOString();
  const event = eventRow(organizationId, {
    created_at: now,
    event_type: "message.delivered",
    names: { "message.delivered": crypto.randomUUID() },
  });
  const delivery = deliveryRow(organizationId, {
    endpoint_id: endpoint.id,
    event_row_id: event.id,
    event_id: event.names["message.delivered"] ?? "",
    event_type: "message.delivered",
    status: "exhausted",
    attempts,
    round_attempts: attempts,
    next_attempt_at: null,
    last_response_status: 500,
    created_at: now,
    updated_at: now,
  });
  const tried = Array.from({ length: attempts }, (_, index) => ({
    organization_id: organizationId,
    delivery_id: delivery.id,
    attempt: index + 1,
    started_at: event.created_at,
    duration_ms: 12,
    response_status: 500,
    response_headers: { "content-type": "text/plain" },
    response_body: "the till is closed",
    error: null,
  }));
  const written = await commit(database, organizationId, [
    { kind: "insert", table: "webhook_endpoints", row: endpoint },
    { kind: "insert", table: "events", row: event },
    { kind: "insert", table: "webhook_deliveries", row: delivery },
    { kind: "insertMany", table: "webhook_attempts", rows: tried },
  ]);
  expect(written).toBe("committed");
  return {
    data,
    receiver,
    answerWith: (next) => {
      status = next;
    },
  };
};

export const conversation = (page: Page) => page.getByRole("region", { name: "Conversation", exact: true });
const messages = (page: Page) => page.getByRole("log", { name: "Messages", exact: true });
export const says = (page: Page, text: string | RegExp) => messages(page).getByText(text).first().waitFor();
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });
