import { maxCounted } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { count } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { webhookEndpoints } from "../../webhooks/tables.ts";
import { apps } from "../apps/tables.ts";
import { auditEvents } from "../audit-events/tables.ts";
import { serviceAccounts } from "../service-accounts/tables.ts";

export const overviewFacts = {
  apps: count(sql`select 1 from ${own(apps)}`, maxCounted),
  service_accounts: count(sql`select 1 from ${own(serviceAccounts)}`, maxCounted),
  webhooks: count(sql`select 1 from ${own(webhookEndpoints)} where status <> 'deleted'`, maxCounted),
  audit_events: count(sql`select 1 from ${own(auditEvents)}`, maxCounted),
};
