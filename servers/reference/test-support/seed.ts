/** Organizations and credentials as no operation makes them. */
import type { Environment } from "@atlas-messaging/service/rows/primitives";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import { provisionSandbox } from "@atlas-messaging/service/sandbox/provision";
import { seedKnowledge } from "@atlas-messaging/service/knowledge/corpus";
import { uuidv7 } from "uuidv7";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { createToken } from "../src/platform/tokens.ts";
import { credentialRow } from "./rows.ts";

/** Writes a sandbox organization in any environment; returns its id, a token with every scope, and its rows. */
export const seedOrganization = async (database: Database, environment: Environment = "sandbox") => {
  const token = createToken("sandbox", environment);
  const organizationId = uuidv7();
  const credentialId = uuidv7();
  const outcome = provisionSandbox({
    now: new Date().toISOString(),
    newId: uuidv7,
    organizationId,
    actor: { kind: "sandbox", id: credentialId },
    correlationId: "test-seed",
    environment,
    credentialId,
    token,
    operatorToken: createToken("operator", environment),
    baseUrl: "http://localhost",
    knowledge: seedKnowledge,
  });
  if (outcome.kind === "refused") throw new Error(outcome.message);
  await commit(database, organizationId, outcome.changes);
  return { organizationId, token: token.text, data: outcome.body.data };
};

/** One more credential of an organization; returns its token. */
export const seedCredential = async (
  database: Database,
  organizationId: string,
  change: Partial<Rows["credentials"]>,
): Promise<string> => {
  const token = createToken("key", change.environment ?? "sandbox");
  const row = credentialRow(organizationId, {
    kind: "key",
    token_hash: token.hash,
    token_prefix: token.prefix,
    ...change,
  });
  await commit(database, organizationId, [{ kind: "insert", table: "credentials", row }]);
  return token.text;
};
