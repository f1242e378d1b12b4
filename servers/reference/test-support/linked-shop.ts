/** An organization whose channel leads to the Cloud API on this machine. */
import type { Environment } from "@atlas-messaging/service/rows/primitives";
import { createChannel } from "@atlas-messaging/service/channels/decide";
import { uuidv7 } from "uuidv7";
import { expect } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import type { CloudNetwork } from "./cloud-network.ts";
import { seedOrganization } from "./seed.ts";

interface Linked {
  readonly environment?: Environment;
  /** Null for a link that names no business account. */
  readonly business_account_id?: string | null;
}

export const seedLinkedShop = async (
  database: Database,
  api: Pick<CloudNetwork, "url" | "senderId" | "businessAccountId" | "secrets">,
  { environment = "production", business_account_id = api.businessAccountId }: Linked = {},
) => {
  const organization = await seedOrganization(database, environment);
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
    business_account_id,
    template_language: "en_US",
    secrets: api.secrets,
  });
  expect(await commit(database, organization.organizationId, changes)).toBe("committed");
  return { ...organization, channelId: id };
};
