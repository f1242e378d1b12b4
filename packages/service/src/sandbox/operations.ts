import { type Scope, didYouMean, keysOf, scopes as known } from "@atlas-messaging/contract";
import type { Change } from "../core/changes.ts";
import { type ProvisionFacts, provisionSandbox, scopesNamed } from "./provision.ts";
import { refuseMember } from "../core/outcome.ts";
import { baseFacts, mustCommit } from "../pipeline/decide.ts";
import { direct } from "../pipeline/handler.ts";
import { Problem } from "../pipeline/problem.ts";
import type { Shell } from "../pipeline/services.ts";

type Provisioned = Extract<ReturnType<typeof provisionSandbox>, { readonly kind: "accepted" }>;

/** Creates a sandbox organization: the credentials to hand out, and the changes to commit. */
export const provision = (
  shell: Shell,
  correlationId: string,
  scopes?: readonly Scope[],
): { readonly organizationId: string; readonly body: Provisioned["body"]; readonly changes: readonly Change[] } => {
  const organizationId = shell.newId();
  const credentialId = shell.newId();
  const facts: ProvisionFacts = {
    ...baseFacts(shell, { organizationId, actor: { kind: "sandbox", id: credentialId }, correlationId }),
    environment: shell.settings.environment,
    credentialId,
    token: shell.createToken("sandbox"),
    operatorToken: shell.createToken("operator"),
    baseUrl: shell.hosts.api,
    scopes,
    knowledge: shell.seedKnowledge,
    embeds: shell.settings.embedsKnowledge ?? false,
  };
  const outcome = provisionSandbox(facts);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return { organizationId, body: outcome.body, changes: outcome.changes };
};

const scopesOf = (list: string | undefined): readonly Scope[] | undefined => {
  if (list === undefined) return undefined;
  const named = scopesNamed(list);
  if ("scopes" in named) return named.scopes;
  const question = didYouMean(named.unknown, keysOf(known), ". ");
  throw Problem.of(refuseMember("scope", `names ${named.unknown}, which is not a scope${question}`));
};

/** Each call creates its own organization, so it has no principal and loads nothing. */
const credentials = direct("sandbox.credentials", async ({ query }, { shell, requestId }) => {
  if (shell.settings.environment === "production") {
    throw new Problem("not_found", "Production hands out no sandbox credentials.");
  }
  const { organizationId, body, changes } = provision(shell, requestId, scopesOf(query.scope));
  await mustCommit(shell, organizationId, changes);
  return { status: 200, body };
});

export const sandbox = { "sandbox.credentials": credentials };
