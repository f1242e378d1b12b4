import type { OperationId } from "@atlas-messaging/contract";
import { checkRequest } from "@atlas-messaging/contract/check-request";
import { refuseMember, refuseMembers } from "@atlas-messaging/domain";
import type { Call as ValidCall } from "@atlas-messaging/server-stubs/handlers";
import { maxBodyBytes, readJsonBody, refuseUnstorable } from "./body.ts";
import type { HandlerTraits } from "../handler.ts";
import type { Shell } from "../shell.ts";
import type { MaybePromise } from "../work.ts";
import { type Context, operationOf } from "./context.ts";
import { keyHeader, withHeaderKey } from "./header-key.ts";
import { count, limitClassOf } from "./limit.ts";
import { Problem } from "./problem.ts";

/** A request before validation. */
interface RawRequest {
  readonly params: Context["params"];
  readonly query: { readonly [name: string]: string | string[] };
  readonly body: unknown;
}

/**
 * Validates the request against the contract. If its handler speaks another protocol, only reads it; such a handler
 * counts by itself what it could read, where the body decides the class.
 */
export const validate = async (context: Context, { speaks }: HandlerTraits): Promise<void> => {
  const operation = operationOf(context);
  const isForeign = speaks?.(context.request) ?? false;
  const pause = isForeign ? undefined : pauseFor(context);
  try {
    const raw = await readRequest(context, pause);
    if (pause) await pause();
    context.input = isForeign ? asValid(operation.id, raw) : conformKeyed(context, raw);
    if (pause) await pause();
  } catch (problem) {
    // Without a valid body, the class is the operation's own.
    if (operation.limitBy) await count(context, operation.limit);
    throw problem;
  }
  if (operation.limitBy && !isForeign) await count(context, limitClassOf(operation, context.input.body));
};

/** The handler validates its own protocol, which the contract does not describe. */
const asValid = (id: OperationId, raw: RawRequest) => ({ id, ...raw }) as ValidCall<OperationId>;

/** Bodies of many megabytes take long to read, check and hash, so pauses come between. */
const pauseFor = ({ shell, operation }: Context): Shell["pause"] =>
  operation?.maxBodyBytes !== undefined && operation.maxBodyBytes > maxBodyBytes ? shell.pause : undefined;

/** Reads the request. Refuses an `organization_id` first, since the credential alone decides the organization. */
export const readRequest = async (context: Context, pause?: Shell["pause"]): Promise<RawRequest> => {
  const query = queryOf(context.url);
  if (Object.hasOwn(query, "organization_id")) throw organizationNotAllowed();
  refuseMany(query);
  const body = await bodyOf(context, pause);
  if (typeof body === "object" && body !== null && Object.hasOwn(body, "organization_id"))
    throw organizationNotAllowed();
  refuseUnstorable(query);
  return { params: context.params, query, body };
};

/** Takes the idempotency key of the header into the body, where the validator and the handler look for it. */
const conformKeyed = (context: Context, raw: RawRequest): ValidCall<OperationId> => {
  const { shell, request } = context;
  const { id, idempotent, bodyRequired } = operationOf(context);
  if (!idempotent || !request.headers.has(keyHeader) || id === "toolServer.call") return conform(shell, id, raw);
  const own = raw.body ?? (bodyRequired ? undefined : {});
  const body = withHeaderKey(request, own);
  return conform(shell, id, { ...raw, body }, body === own ? "idempotency_key" : keyHeader);
};

/** Returns the request as the contract describes it, or refuses it. `keyName` is the name that its key came by. */
const conform = <Id extends OperationId>(
  { requestValidators }: Shell,
  id: Id,
  raw: RawRequest,
  keyName = "idempotency_key",
): ValidCall<Id> => {
  const result = checkRequest(requestValidators, id, raw);
  if (result.ok) return { id, params: result.params, query: result.query, body: result.body };
  if (result.notFound) throw new Problem("not_found", "There is no such resource in your organization.");
  throw Problem.of(
    refuseMembers(
      result.details.map(({ path, message }) => ({ path: path === "idempotency_key" ? keyName : path, message })),
    ),
  );
};

/** Maximum parameters: more than any operation takes, since each unknown one is reported. */
const maxParameters = 100;

/** Groups parameters by name in one pass; a repeated one becomes a list. */
export const queryOf = ({ search, searchParams }: Context["url"]): RawRequest["query"] => {
  if (search === "") return {};
  const lists = new Map<string, string[]>();
  for (const [name, value] of searchParams) {
    const before = lists.get(name);
    if (before) before.push(value);
    else lists.set(name, [value]);
  }
  const query = Array.from(lists, ([name, list]) => [name, list.length === 1 ? (list[0] ?? "") : list] as const);
  return Object.fromEntries(query);
};

const refuseMany = (query: RawRequest["query"]): void => {
  const given = Object.values(query).reduce((sum, value) => sum + (typeof value === "string" ? 1 : value.length), 0);
  if (given <= maxParameters) return;
  throw Problem.of(refuseMember("query", `must have at most ${maxParameters} parameters`));
};

/** Reads the body. One that the operation does not declare is only checked for an organization. */
const bodyOf = (context: Context, pause: Shell["pause"]): MaybePromise<unknown> => {
  const { operation, request, shell } = context;
  const { bodiesInMemory: inMemory } = shell;
  const hear = (text: string) => void (context.bodyText = text);
  if (operation?.body === "json")
    return readJsonBody(request, { maxBytes: operation.maxBodyBytes, pause, inMemory, hear });
  return request.body === null ? undefined : readJsonBody(request, { inMemory }).catch(() => undefined);
};

const organizationNotAllowed = () =>
  new Problem(
    "organization_id_not_allowed",
    "organization_id must not be sent; the credential decides the organization.",
  );
