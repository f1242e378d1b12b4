import type { OperationId } from "@atlas-messaging/contract";
import { checkRequest } from "@atlas-messaging/contract/check-request";
import { refuseMember, refuseMembers } from "@atlas-messaging/domain";
import type { Call as ValidCall } from "@atlas-messaging/server-stubs/handlers";
import { maxBodyBytes, readJsonBody, refuseUnstorable } from "./body.ts";
import type { Shell } from "../shell.ts";
import type { Call } from "./call.ts";
import { Problem } from "./problem.ts";

/** A request as it came, as far as it has been looked at. */
interface RawRequest {
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string | string[] };
  readonly body: unknown;
}

/** Holds the request to the contract. */
export const validate = async <Id extends OperationId>(
  shell: Shell,
  id: Id,
  call: Call,
  params: RawRequest["params"],
): Promise<ValidCall<Id>> => {
  const pause = pauseFor(shell, call);
  const raw = await readRequest(call, params, pause);
  await pause?.();
  const valid = conform(shell, id, raw);
  await pause?.();
  return valid;
};

/** What may be many megabytes is read, checked and hashed with pauses between, as each of these takes a while. */
const pauseFor = ({ pause }: Shell, { operation }: Call): Shell["pause"] =>
  operation?.maxBodyBytes !== undefined && operation.maxBodyBytes > maxBodyBytes ? pause : undefined;

/** Reads the request. The organization is the credential's alone, which is checked ahead of the rest. */
export const readRequest = async (
  call: Call,
  params: RawRequest["params"],
  pause?: Shell["pause"],
): Promise<RawRequest> => {
  const query = queryOf(call.url.searchParams);
  if (Object.hasOwn(query, "organization_id")) throw organizationNotAllowed();
  refuseMany(query);
  const body = await bodyOf(call, pause);
  if (typeof body === "object" && body !== null && Object.hasOwn(body, "organization_id"))
    throw organizationNotAllowed();
  refuseUnstorable(query);
  return { params, query, body };
};

/** The request as the contract describes it, or why it is not. */
const conform = <Id extends OperationId>({ requestValidators }: Shell, id: Id, raw: RawRequest): ValidCall<Id> => {
  const result = checkRequest(requestValidators, id, raw);
  if (result.ok) return { id, params: result.params, query: result.query, body: result.body };
  if (result.notFound) throw new Problem("not_found", "There is no such resource in your organization.");
  throw Problem.of(refuseMembers(result.details));
};

/** More than any operation takes; each that is unknown would be named to the caller. */
const mostParameters = 100;

/** Parameters by name, each looked at once; one that is given more than once is a list. */
export const queryOf = (given: Iterable<readonly [name: string, value: string]>): RawRequest["query"] => {
  const lists = new Map<string, string[]>();
  for (const [name, value] of given) {
    const before = lists.get(name);
    if (before) before.push(value);
    else lists.set(name, [value]);
  }
  const query = Array.from(lists, ([name, list]) => [name, list.length === 1 ? (list[0] ?? "") : list] as const);
  return Object.fromEntries(query);
};

const refuseMany = (query: RawRequest["query"]): void => {
  const count = Object.values(query).reduce((sum, value) => sum + (typeof value === "string" ? 1 : value.length), 0);
  if (count <= mostParameters) return;
  throw Problem.of(refuseMember("query", `must have at most ${mostParameters} parameters`));
};

/** A body that no operation asked for is looked at only for an organization in it. */
const bodyOf = async ({ operation, request }: Call, pause: Shell["pause"]): Promise<unknown> => {
  if (operation?.body === "json") return readJsonBody(request, operation.maxBodyBytes, pause);
  return request.body === null ? undefined : readJsonBody(request).catch(() => undefined);
};

const organizationNotAllowed = () =>
  new Problem(
    "organization_id_not_allowed",
    "organization_id must not be sent; the credential decides the organization.",
  );
