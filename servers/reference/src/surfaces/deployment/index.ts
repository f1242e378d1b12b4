/** The deployment's own API, for whoever runs it: apart from the contract, and off unless it has a token. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { didYouMean } from "@atlas-messaging/contract";
import { isId } from "@atlas-messaging/service/core/ids";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import { count } from "@atlas-messaging/service/pipeline/limit";
import { unauthenticated } from "@atlas-messaging/server-stubs/parts";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import type { Arrived } from "@atlas-messaging/service/pipeline/request";
import { answerSurface, answerUnrouted, refuseAsUnknown } from "@atlas-messaging/service/pipeline/surface";
import { readBytes } from "@atlas-messaging/service/pipeline/body-bytes";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import type { Services } from "../../services/services.ts";
import { listOrganizations, readLimits, resume, setLimits, showOrganization, suspend } from "./organizations.ts";

/** Served for exactly these spellings: a proxy compares the path as it was sent, before `/x/../` is taken out. */
export const deploymentPaths = ["/deployment/organizations", "/deployment/organizations/*"] as const;

export const answerDeployment = (services: Services, http: Arrived): Promise<Response> => {
  const { deploymentToken } = services.settings;
  if (deploymentToken === undefined) return answerUnrouted(services, http);
  return answerSurface(services, http, {
    limit: null,
    answer: async (context) => {
      await authenticate(context, deploymentToken);
      return json(await answer(services, context));
    },
  });
};

/** Each wrong token counts as a sign-in of its address. */
const authenticate = async (context: Context, token: string): Promise<void> => {
  const [, given = ""] = /^Bearer +(.*)$/i.exec(context.request.headers.get("authorization") ?? "") ?? [];
  if (timingSafeEqual(digest(given), digest(token))) return;
  await count(context, "sign_in");
  throw unauthenticated("Send Authorization: Bearer <ATLAS_DEPLOYMENT_TOKEN>.");
};

/** Hashes to equal length, as `timingSafeEqual` requires. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const json = (data: object): Answer =>
  relay(null, 200, { contentType: "application/json", body: JSON.stringify({ ok: true, data }) });

/** Acts of a path by method. */
interface Methods {
  readonly [method: string]: () => Promise<object>;
}

const answer = async (services: Services, context: Context): Promise<object> => {
  const { request, url } = context;
  const [, , section, id, act = "", ...more] = url.pathname.split("/");
  // A path such as /deployment/organizations/../x.
  if (section !== "organizations") return refuseAsUnknown(context);
  if (id === undefined) return byMethod(request, { GET: () => listOrganizations(services, pageOf(url.searchParams)) });
  const acts = actsOn(services, context, id.toLowerCase());
  const methods = isId(id) && more.length === 0 && Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (!methods) return refuseAsUnknown(context);
  refuseOthers(url.searchParams.keys(), "parameter", []);
  return { organization: await byMethod(request, methods) };
};

/** Acts on one organization, by the end of the path. */
const actsOn = (services: Services, { request, requestId }: Context, id: Id): { readonly [act: string]: Methods } => ({
  "": {
    GET: () => showOrganization(services, id),
    PATCH: async () => setLimits(services, id, limitsIn(await bodyOf(request)), requestId),
  },
  suspend: { POST: async () => suspend(services, id, reasonIn(await bodyOf(request, ["reason"])), requestId) },
  resume: {
    POST: async () => {
      await bodyOf(request, []);
      return resume(services, id, requestId);
    },
  },
});

const byMethod = (request: Request, methods: Methods): Promise<object> => {
  const act = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
  if (act) return act();
  const allow = Object.keys(methods).join(", ");
  throw new Problem("method_not_allowed", `This path takes ${allow}.`, { headers: { Allow: allow } });
};

const invalid = (message: string): Problem => new Problem("validation_failed", message);

/** Refuses names that are unknown or come twice: a mistyped filter would answer with everything. */
const refuseOthers = (names: Iterable<string>, kind: "parameter" | "member", known: readonly string[]): void => {
  const seen = new Set<string>();
  for (const name of names) {
    if (!known.includes(name)) throw invalid(`There is no ${kind} ${name}.${didYouMean(name, known)}`);
    if (seen.has(name)) throw invalid(`${name} is there more than once.`);
    seen.add(name);
  }
};

const maxPage = 100;

const pageOf = (query: URLSearchParams) => {
  refuseOthers(query.keys(), "parameter", ["limit", "after_id", "suspended"]);
  const size = Number(query.get("limit") ?? 50);
  if (!Number.isInteger(size) || size < 1 || size > maxPage) throw invalid(`limit must be from 1 to ${maxPage}.`);
  const after = query.get("after_id");
  if (after !== null && !isId(after)) throw invalid("after_id must be the id of an organization.");
  const suspended = query.get("suspended") ?? "false";
  if (!["true", "false"].includes(suspended)) throw invalid("suspended must be true or false.");
  return { size, after: after && after.toLowerCase(), suspended: suspended === "true" };
};

const maxBytes = 16_384;

/** Reads a JSON object; no body is an empty one. */
const bodyOf = async (request: Request, known?: readonly string[]): Promise<{ readonly [name: string]: unknown }> => {
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  if (text === "") return {};
  const body = parsed(text);
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Problem("malformed_json", "The body must be a JSON object.");
  if (known) refuseOthers(Object.keys(body), "member", known);
  return Object(body);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem("malformed_json", "The body must be a JSON object.");
  }
};

const limitsIn = (body: { readonly [name: string]: unknown }) => {
  const limits = readLimits(body);
  if (typeof limits === "string") throw invalid(limits);
  return limits;
};

const maxReason = 500;

const reasonIn = ({ reason = null }: { readonly [name: string]: unknown }): string | null => {
  if (reason === null || (typeof reason === "string" && reason.length <= maxReason)) return reason;
  throw invalid(`reason must be a text of at most ${maxReason} characters.`);
};
