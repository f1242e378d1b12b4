import type { Scope } from "@atlas-messaging/contract";
import { type ProvisionFacts, provisionSandbox, scopesNamed } from "@atlas-messaging/domain";
import type { Handler } from "@atlas-messaging/server-stubs";
import type { Context } from "../../pipeline/call.ts";
import { replyOf } from "../../pipeline/execute.ts";
import { Problem } from "../../pipeline/problem.ts";
import { instantOf } from "../../platform/clock.ts";
import { commit } from "../../platform/database/index.ts";
import { createToken } from "../../platform/tokens.ts";

const scopesOf = (list: string): readonly Scope[] => {
  const named = scopesNamed(list);
  if ("scopes" in named) return named.scopes;
  const details = [{ path: "scope", message: `names ${named.unknown}, which is not a scope` }];
  throw new Problem("validation_failed", `There is no scope ${named.unknown}.`, { details });
};

/** Each call makes an organization of its own, so there is nothing to load, and no principal. */
const credentials: Handler<"sandbox.credentials", Context> = async ({ query }, { services, requestId }) => {
  const { environment } = services.settings;
  if (environment === "production") throw new Problem("not_found", "Production hands out no sandbox credentials.");
  const organizationId = services.newId();
  const credentialId = services.newId();
  const facts: ProvisionFacts = {
    now: instantOf(services.clock),
    newId: services.newId,
    organizationId,
    actor: { kind: "sandbox", id: credentialId },
    correlationId: requestId,
    environment,
    credentialId,
    token: createToken("sandbox", environment),
    baseUrl: services.hosts.api,
    scopes: query.scope === undefined ? undefined : scopesOf(query.scope),
  };
  const outcome = provisionSandbox(facts);
  await commit(services.database, organizationId, outcome.changes);
  return replyOf("sandbox.credentials", outcome);
};

export const sandbox = { "sandbox.credentials": credentials };
