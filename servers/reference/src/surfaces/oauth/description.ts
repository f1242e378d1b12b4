/** Parses apps' descriptions (RFC 7591, 2), from registration or a client metadata document. */
import { redirectUriProblem } from "@atlas-messaging/domain";
import { refuseUnstorable } from "@atlas-messaging/pipeline";
import { validateRequest } from "@atlas-messaging/contract/validate-request";
import { OAuthRefusal } from "./messages.ts";

export interface Description {
  readonly name: string;
  readonly redirectUris: readonly string[];
}

const maxRedirectUris = 100;

const invalid = (error: string, error_description: string): OAuthRefusal =>
  new OAuthRefusal(400, { error, error_description });

/** Validates a description. An app without a name gets `nameless`. */
export const descriptionOf = (given: object, nameless: string): Description => {
  const name: unknown = Reflect.get(given, "client_name") ?? nameless;
  const named = validateRequest("console.createApp", { params: {}, query: {}, body: { name } });
  if (!named.ok) {
    const why = named.notFound ? "must be a name" : (named.details[0]?.message ?? "must be a name");
    throw invalid("invalid_client_metadata", `client_name ${why}.`);
  }
  refuseOther(given, "grant_types", "authorization_code");
  refuseOther(given, "response_types", "code");
  const description = { name: named.body.name, redirectUris: redirectUrisOf(given) };
  refuseUnstorable({ client_name: description.name, redirect_uris: description.redirectUris });
  return description;
};

/** Refuses a list without the value we support; a missing list is fine. */
const refuseOther = (given: object, member: string, wanted: string): void => {
  const listed: unknown = Reflect.get(given, member) ?? [wanted];
  if (Array.isArray(listed) && listed.includes(wanted)) return;
  throw invalid("invalid_client_metadata", `${member} must be a list with ${wanted} in it.`);
};

const redirectUrisOf = (given: object): readonly string[] => {
  const uris: unknown = Reflect.get(given, "redirect_uris");
  const texts = Array.isArray(uris) ? uris.filter((uri): uri is string => typeof uri === "string") : [];
  if (!Array.isArray(uris) || texts.length !== uris.length || uris.length === 0 || uris.length > maxRedirectUris) {
    throw invalid("invalid_redirect_uri", `redirect_uris must be a list of 1 to ${maxRedirectUris} addresses.`);
  }
  for (const uri of texts) {
    const problem = uri.length > 2_048 ? "must have 2048 characters at most" : redirectUriProblem(uri);
    if (problem !== null) throw invalid("invalid_redirect_uri", `redirect_uris ${problem}.`);
  }
  return [...new Set(texts)];
};

/** Parses JSON that should be an object. */
export const parsed = (bytes: Uint8Array): object => {
  try {
    return Object(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw invalid("invalid_client_metadata", "The description must be JSON.");
  }
};
