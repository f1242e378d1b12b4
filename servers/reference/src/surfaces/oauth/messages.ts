/** How requests of OAuth come, and how they are answered. */
import { type OAuthError, oauthError } from "@atlas-messaging/domain";
import { Problem, type Refuse, readBytes, refuseUnstorable } from "@atlas-messaging/pipeline";
import { type Answer, type Refusal, relay } from "@atlas-messaging/server-stubs/handlers";

const maxBytes = 65_536;

/** A request that is refused in the form of the standards. */
export class OAuthRefusal extends Error {
  override readonly name = "OAuthRefusal";
  readonly status: number;
  readonly told: { readonly error: string; readonly error_description: string };

  constructor(status: number, told: OAuthRefusal["told"]) {
    super(told.error_description);
    this.status = status;
    this.told = told;
  }
}

export const refuse = (error: OAuthError["error"], description: string, status = 400): OAuthRefusal =>
  new OAuthRefusal(status, oauthError(error, description));

/** Whether an error refuses the request, rather than being a failure of ours. */
export const isRefusal = (error: unknown): error is OAuthRefusal | Problem =>
  error instanceof OAuthRefusal || error instanceof Problem;

/** Whether an error says that there were too many requests. */
export const isLimit = (error: unknown): error is Problem =>
  error instanceof Problem && error.refusal.code === "rate_limited";

/** The answer to a refusal of the standards; any other error goes on. */
export const answerRefused = (error: unknown): Answer => {
  if (!(error instanceof OAuthRefusal)) throw error;
  const { status, told } = error;
  return json(told, status, status === 401 ? { "www-authenticate": 'Bearer realm="atlas"' } : {});
};

/** The standards' errors for what the service itself refuses; all else is an invalid request. */
const forms: { readonly [code in Refusal["code"]]?: readonly [error: string, status: number] } = {
  rate_limited: ["slow_down", 429],
  unavailable: ["temporarily_unavailable", 503],
  internal_error: ["server_error", 500],
};

/** Writes what the service itself refuses in the form of the standards (RFC 6749, 5.2). */
export const refuseByStandard: Refuse = ({ refusal, headers }) => {
  const [error, status] = forms[refusal.code] ?? ["invalid_request", 400];
  return json({ error, error_description: refusal.message }, status, headers);
};

export const json = (body: object, status = 200, headers: { readonly [name: string]: string } = {}): Answer =>
  relay(null, status, { contentType: "application/json; charset=utf-8", body: JSON.stringify(body), headers });

/** Parameters by name; one that is given twice is null, which no standard allows. */
export type Parameters = { readonly [name: string]: string | null | undefined };

/** The standards and their extensions name about forty; unknown ones are ignored, but not without end. */
export const mostParameters = 64;
const longestName = 128;
/** As long as the line of a request can be. */
const longestValue = 16_384;

/** Reads each once, and none beyond the bound: a body of 64 kB can hold thirty thousand names. */
export const parametersOf = (given: Iterable<readonly [name: string, value: string]>): Parameters => {
  const found = new Map<string, string | null>();
  let count = 0;
  for (const [name, value] of given) {
    if (++count > mostParameters) throw beyond(`A request may have at most ${mostParameters} parameters.`);
    if (name.length > longestName) throw beyond(`The name of a parameter may have at most ${longestName} characters.`);
    if (value.length > longestValue) throw beyond(`A parameter may have at most ${longestValue} characters.`);
    found.set(name, found.has(name) ? null : value);
  }
  const parameters = Object.fromEntries(found);
  refuseUnstorable(parameters);
  return parameters;
};

/** What people type into the page, in whatever script. */
const typed: readonly string[] = ["email", "password", "organization"];

/** Why a request's parameters are none of the standards' (RFC 6749, appendix A: printable ASCII); null when they are. */
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

/** The body as a form, which the standards' requests are, with parameters that may have come twice. */
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

/** The body as a form; whatever comes twice is refused, known or not (RFC 6749, 3.2). */
export const readForm = async (request: Request): Promise<Parameters> => {
  const parameters = await readDecision(request);
  const twice = Object.keys(parameters).find((name) => parameters[name] === null);
  if (twice !== undefined) throw refuse("invalid_request", `${twice} is given more than once.`);
  return parameters;
};

/** A parameter that must be there, once. */
export const required = (parameters: Parameters, name: string): string => {
  const value = parameters[name];
  if (value === undefined || value === "") throw refuse("invalid_request", `${name} is missing.`);
  if (value === null) throw refuse("invalid_request", `${name} is given more than once.`);
  return value;
};

/** A parameter that may be left out. */
export const optional = (parameters: Parameters, name: string): string | undefined => {
  const value = parameters[name];
  if (value === null) throw refuse("invalid_request", `${name} is given more than once.`);
  return value === "" ? undefined : value;
};

/** The bearer token of a request, if it has one. */
export const bearerOf = (request: Request): string | null =>
  /^Bearer +([^\s,]+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
