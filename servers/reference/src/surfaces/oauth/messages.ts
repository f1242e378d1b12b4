/** How requests of OAuth come, and how they are answered. */
import { type OAuthError, oauthError } from "@atlas-messaging/domain";
import { Problem, readBytes, refuseUnstorable } from "@atlas-messaging/pipeline";
import type { ClientAddress } from "../../pipeline/client-address.ts";

export interface OAuthHttp {
  readonly request: Request;
  readonly clientAddress: ClientAddress | null;
  readonly requestId: string;
}

const maxBytes = 65_536;

/** A request that is refused in the form of the standards. */
export class OAuthRefusal extends Error {
  override readonly name = "OAuthRefusal";
  readonly status: number;
  readonly told: { readonly error: string; readonly error_description: string };
  readonly retryAfter: number | undefined;

  constructor(status: number, told: OAuthRefusal["told"], retryAfter?: number) {
    super(told.error_description);
    this.status = status;
    this.told = told;
    this.retryAfter = retryAfter;
  }
}

export const refuse = (error: OAuthError["error"], description: string, status = 400): OAuthRefusal =>
  new OAuthRefusal(status, oauthError(error, description));

/** The answer to a refusal; null for any other failure. */
export const refusalOf = (error: unknown): Response | null => {
  if (error instanceof Problem) {
    const { refused, message } = error.refusal;
    const isLimit = refused === "rate_limited";
    const told = oauthError(isLimit ? "access_denied" : "invalid_request", message);
    return json(told, isLimit ? 429 : 400, isLimit ? { "retry-after": error.headers["retry-after"] ?? "60" } : {});
  }
  if (!(error instanceof OAuthRefusal)) return null;
  const { status, told, retryAfter } = error;
  return json(told, status, {
    ...(status === 401 ? { "www-authenticate": 'Bearer realm="atlas"' } : {}),
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
  });
};

export const json = (body: object, status = 200, headers: { readonly [name: string]: string } = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });

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
