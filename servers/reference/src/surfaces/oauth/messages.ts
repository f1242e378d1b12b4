/** Reads OAuth requests and writes responses. */
import { type OAuthError, oauthError } from "@atlas-messaging/service/access/oauth";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import type { Refuse } from "@atlas-messaging/service/pipeline/failure";
import { readBytes } from "@atlas-messaging/service/pipeline/body-bytes";
import { refuseUnstorable } from "@atlas-messaging/service/pipeline/validate";
import { type Answer, type Refusal, relay } from "@atlas-messaging/server-stubs";

const maxBytes = 65_536;

/** Thrown to refuse a request in the standards' form. */
export class OAuthRefusal extends Error {
  override readonly name = "OAuthRefusal";
  readonly status: number;
  readonly body: { readonly error: string; readonly error_description: string };

  constructor(status: number, body: OAuthRefusal["body"]) {
    super(body.error_description);
    this.status = status;
    this.body = body;
  }
}

export const refuse = (error: OAuthError["error"], description: string, status = 400): OAuthRefusal =>
  new OAuthRefusal(status, oauthError(error, description));

/** Tells a refusal from a failure of ours. */
export const isRefusal = (error: unknown): error is OAuthRefusal | Problem =>
  error instanceof OAuthRefusal || error instanceof Problem;

/** Tells if an error means too many requests. */
export const isLimit = (error: unknown): error is Problem =>
  error instanceof Problem && error.refusal.code === "rate_limited";

/** Answers an OAuth refusal; rethrows other errors. */
export const answerRefused = (error: unknown): Answer => {
  if (!(error instanceof OAuthRefusal)) throw error;
  const { status, body } = error;
  return json(body, status, status === 401 ? { "www-authenticate": 'Bearer realm="atlas"' } : {});
};

/** OAuth errors for the service's own codes; all others become invalid_request. */
const forms: { readonly [code in Refusal["code"]]?: readonly [error: string, status: number] } = {
  rate_limited: ["slow_down", 429],
  unavailable: ["temporarily_unavailable", 503],
  internal_error: ["server_error", 500],
};

/** Writes the service's own refusals in the standards' form (RFC 6749, 5.2). */
export const refuseByStandard: Refuse = ({ refusal, headers }) => {
  const [error, status] = forms[refusal.code] ?? ["invalid_request", 400];
  return json({ error, error_description: refusal.message }, status, headers);
};

export const json = (body: object, status = 200, headers: { readonly [name: string]: string } = {}): Answer =>
  relay(null, status, { contentType: "application/json", body: JSON.stringify(body), headers });

/** Parameters by name. Null marks a repeated one, which no standard allows. */
export type Parameters = { readonly [name: string]: string | null | undefined };

/** The standards define about forty. Unknown ones are ignored, up to this number. */
export const maxParameters = 64;
const maxNameLength = 128;
/** Maximum length of a request line. */
const maxValueLength = 16_384;

/** Reads parameters, within the bounds: a body of 64 kB can hold thirty thousand names. */
export const parametersOf = (given: Iterable<readonly [name: string, value: string]>): Parameters => {
  const found = new Map<string, string | null>();
  let count = 0;
  for (const [name, value] of given) {
    if (++count > maxParameters) throw beyond(`A request may have at most ${maxParameters} parameters.`);
    if (name.length > maxNameLength)
      throw beyond(`The name of a parameter may have at most ${maxNameLength} characters.`);
    if (value.length > maxValueLength) throw beyond(`A parameter may have at most ${maxValueLength} characters.`);
    found.set(name, found.has(name) ? null : value);
  }
  const parameters = Object.fromEntries(found);
  refuseUnstorable(parameters);
  return parameters;
};

/** Fields that people type, in any script. */
const typed: readonly string[] = ["email", "password", "organization"];

/** Explains why parameters are invalid (RFC 6749, appendix A: printable ASCII); null if they are valid. */
export const problemOfParameters = (parameters: Parameters): string | null => {
  const odd = Object.entries(parameters).find(
    ([name, value]) => !typed.includes(name) && (!printable.test(name) || !printable.test(value ?? "")),
  );
  if (!odd) return null;
  const name = printable.test(odd[0]) ? odd[0] : "A parameter's name";
  return `${name.slice(0, 64)} may have printable ASCII characters only.`;
};

const printable = /^[ -~]*$/;

const beyond = (message: string): OAuthRefusal => refuse("invalid_request", message);

/** Reads a form body; repeated parameters are null. */
export const readDecision = async (request: Request): Promise<Parameters> => {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw refuse("invalid_request", "The body must be application/x-www-form-urlencoded.");
  }
  const parameters = parametersOf(new URLSearchParams(new TextDecoder().decode(await readBytes(request, maxBytes))));
  const problem = problemOfParameters(parameters);
  if (problem !== null) throw refuse("invalid_request", problem);
  return parameters;
};

/** Reads a form body; refuses repeated parameters, known or not (RFC 6749, 3.2). */
export const readForm = async (request: Request): Promise<Parameters> => {
  const parameters = await readDecision(request);
  const twice = Object.keys(parameters).find((name) => parameters[name] === null);
  if (twice !== undefined) throw refuse("invalid_request", `${twice} is given more than once.`);
  return parameters;
};

/** Returns a required parameter, given once. */
export const required = (parameters: Parameters, name: string): string => {
  const value = parameters[name];
  if (value === undefined || value === "") throw refuse("invalid_request", `${name} is missing.`);
  if (value === null) throw refuse("invalid_request", `${name} is given more than once.`);
  return value;
};

/** Returns an optional parameter. */
export const optional = (parameters: Parameters, name: string): string | undefined => {
  const value = parameters[name];
  if (value === null) throw refuse("invalid_request", `${name} is given more than once.`);
  return value === "" ? undefined : value;
};

/** Returns a request's bearer token, or null. */
export const bearerOf = (request: Request): string | null =>
  /^Bearer +([^\s,]+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
