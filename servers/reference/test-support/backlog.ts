/** Deliveries that wait for a worker, as an expanded event leaves them. */
import { type Change, insertMany } from "@atlas-messaging/service/core/changes";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import { expandEvent } from "@atlas-messaging/service/events/expand";
import { nothingFiltered } from "@atlas-messaging/service/events/filter";
import { uuidv7 } from "uuidv7";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { endpointRow, eventRow, jobRow, organizationRow } from "./rows.ts";

export interface BacklogSettings {
  /** One endpoint per URL, in organizations with ten of them. */
  readonly urls: readonly string[];
  /** Events for each endpoint. */
  readonly each: number;
  /** Pace of the endpoints; fast by default. */
  readonly speed?: Rows["webhook_endpoints"]["speed"];
  /** Other members of the endpoints. */
  readonly endpoint?: Partial<Rows["webhook_endpoints"]>;
  /** Conversations of each endpoint, to which the events belong in turn; none by default. */
  readonly conversations?: readonly string[];
}

const perOrganization = 10;
const perCommit = 1_000;

/** Writes `each` deliveries to every URL; returns the endpoints. */
export const writeBacklog = async (
  database: Database,
  { urls, each, speed = "quick", endpoint = {}, conversations = [] }: BacklogSettings,
): Promise<readonly Rows["webhook_endpoints"][]> => {
  const endpoints: Rows["webhook_endpoints"][] = [];
  for (let first = 0; first < urls.length; first += perOrganization) {
    const organization = organizationRow();
    const own = urls
      .slice(first, first + perOrganization)
      .map((url) => endpointRow(organization.id, { url, events: ["message.delivered"], speed, ...endpoint }));
    await commit(database, organization.id, [
      { kind: "insert", table: "organizations", row: organization },
      { kind: "insertMany", table: "webhook_endpoints", rows: own },
    ]);
    await writeEvents(database, own, each, conversations);
    endpoints.push(...own);
  }
  return endpoints;
};

/** Writes `each` deliveries more to every endpoint. */
export const writeEvents = async (
  database: Database,
  endpoints: readonly Rows["webhook_endpoints"][],
  each: number,
  conversations: readonly string[] = [],
): Promise<void> => {
  for (const endpoint of endpoints) {
    for (let done = 0; done < each; done += perCommit) {
      await commit(
        database,
        endpoint.organization_id,
        expanded(endpoint, Math.min(perCommit, each - done), done, conversations),
      );
    }
  }
};

const expanded = (
  endpoint: Rows["webhook_endpoints"],
  count: number,
  first: number,
  conversations: readonly string[],
): Change[] => {
  const now = new Date().toISOString();
  const conversationAt = (index: number) => conversations[(first + index) % conversations.length] ?? null;
  const { organization_id: organizationId } = endpoint;
  const events = Array.from({ length: count }, (_, index) =>
    eventRow(organizationId, {
      conversation_id: conversationAt(index),
      event_type: "message.delivered",
      names: { "message.delivered": uuidv7() },
      payload: { ...payload, conversation_id: conversationAt(index) ?? payload.conversation_id },
      created_at: now,
    }),
  );
  const changes = events.flatMap((event) =>
    expandEvent({
      now,
      newId: uuidv7,
      organizationId,
      actor: { kind: "system", id: null },
      correlationId: event.id,
      job: jobRow(organizationId),
      event,
      endpoints: [endpoint],
      made: [],
      ...nothingFiltered,
    }),
  );
  // Keeps an expansion's inserts only: the job that it would end was never written.
  const rowsOf = <Table extends "webhook_deliveries" | "outbox">(table: Table): Rows[Table][] =>
    changes.flatMap((change) =>
      change.kind === "insertMany" && change.table === table ? (change.rows as Rows[Table][]) : [],
    );
  return [
    insertMany("events", events),
    insertMany("webhook_deliveries", rowsOf("webhook_deliveries")),
    insertMany("outbox", rowsOf("outbox")),
  ];
};

const payload = {
  conversation_id: uuidv7(),
  channel: "chatapp",
  customer: { id: uuidv7(), phone_number: "+15550100001" },
  message: { id: uuidv7(), type: "text", text: "Your table is ready.", status: "delivered" },
};
