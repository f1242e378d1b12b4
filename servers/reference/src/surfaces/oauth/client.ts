import { createHash } from "node:crypto";
import type { AppRow, Change, Facts, Id } from "@atlas-messaging/domain";
import { instantOf, readToken } from "@atlas-messaging/pipeline";
import type { Services } from "../../pipeline/call.ts";
import { findClient } from "../../sections/oauth/index.ts";
import { type OAuthHttp, type Parameters, refuse, required } from "./messages.ts";

/** How often a decision is made again when somebody else was quicker. */
const mostDecisions = 8;

/** The app that asks. Apps are public clients: they prove themselves by what they hold, not by a secret of their own. */
export const clientOf = async (services: Services, parameters: Parameters): Promise<AppRow> => {
  const { app } = await findClient(services.database, required(parameters, "client_id"));
  if (!app) throw refuse("invalid_client", "There is no app with this client_id.", 401);
  return app;
};

/** The hash that a token is known by; null for what is none of this kind and environment. */
export const hashOf = (services: Services, text: string, kind: "code" | "refresh" | "oauth"): string | null => {
  const read = readToken(text);
  return read?.kind === kind && read.environment === services.settings.environment ? services.sha256(text) : null;
};

/** The S256 challenge of a verifier (RFC 7636, 4.6); null for what is no verifier. */
export const challengeOf = (verifier: string): string | null =>
  /^[\w.~-]{43,128}$/.test(verifier) ? createHash("sha256").update(verifier).digest("base64url") : null;

export const factsOf = (services: Services, http: OAuthHttp, app: AppRow): Facts => ({
  now: instantOf(services.clock),
  newId: services.newId,
  organizationId: app.organization_id,
  actor: { kind: "oauth", id: app.id },
  correlationId: http.requestId,
});

export interface Decided<Answer> {
  readonly organizationId: Id;
  readonly changes: readonly Change[];
  readonly answer: Answer;
}

/** Decides on what is there now and commits it; when it has changed meanwhile, decides again. */
export const settle = async <Answer>({ store }: Services, decide: () => Promise<Decided<Answer>>): Promise<Answer> => {
  for (let decision = 0; decision < mostDecisions; decision++) {
    const { organizationId, changes, answer } = await decide();
    if (changes.length === 0 || (await store.commit(organizationId, changes)) === "committed") return answer;
  }
  throw refuse("invalid_grant", "The token is being used by somebody else.");
};
