/** An organization in production whose channel leads to the Cloud API on this machine. */
import { createChannel } from "@atlas-messaging/domain";
import { uuidv7 } from "uuidv7";
import { expect } from "vitest";
import { type Database, commit } from "../src/platform/database/index.ts";
import type { CloudApi } from "./cloud-api.ts";
import { seedOrganization } from "./seed.ts";

export const seedLinkedShop = async (database: Database, api: CloudApi) => {
  const organization = await seedOrganization(database, "production");
  const facts = {
    now: new Date().toISOString(),
    newId: uuidv7,
    organizationId: organization.organizationId,
    actor: { kind: "system", id: null },
    correlationId: "test-seed",
  } as const;
  const { id, changes } = createChannel(facts, {
    provider: "cloud_api",
    channel: "chatapp",
    display_name: "Shop",
    base_url: api.url,
    sender_id: api.senderId,
    business_account_id: api.businessAccountId,
    template_language: "en_US",
    secrets: api.secrets,
  });
  expect(await commit(database, organization.organizationId, changes)).toBe("committed");
  return { ...organization, channelId: id };
};
