import { operations } from "@atlas-messaging/contract";
import { AtlasClient } from "@atlas-messaging/sdk/operations";
import { type RawClient, rawOf } from "@atlas-messaging/sdk/raw";
import { Failure } from "../failure.ts";
import { cureOf, kindOf } from "../exit-codes.ts";
import type { Io } from "../io.ts";
import type { Account } from "../profile/account.ts";
import type { OperationRequest } from "./request.ts";

/** Bytes of an answer, with its type. */
export interface Sent {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Makes the client of an account. Retries, throttle and deadlines are the SDK's. */
export const clientOf = (io: Io, account: Account, isOperator: boolean): AtlasClient => {
  const token = isOperator ? account.operatorToken : account.token;
  try {
    return new AtlasClient({ ...account.addresses, token, fetch: io.fetch });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error), {
      kind: "credential",
      next: "Correct ATLAS_TOKEN and ATLAS_BASE_URL, or run `atlas login` again.",
    });
  }
};

/** A request by the path of the table. */
type Request = (method: string, path: string, init: object) => Promise<{
  readonly response: Response;
  readonly data?: unknown;
  readonly error?: unknown;
}>;

/** The cast is safe: method and path come from the table that the client's types are made from. */
const requestBy = (raw: RawClient) => raw.request as unknown as Request;

/** Sends a call. @throws {Failure} for a refusal, and if nobody answers */
export const send = async (io: Io, account: Account, call: OperationRequest): Promise<Sent> => {
  const { method, path, auth } = operations[call.id];
  const raw = rawOf(clientOf(io, account, auth.scheme === "operatorSession"));
  const content = call.file === undefined ? call.body : new Blob([Uint8Array.from(call.file)]);
  const { response, data, error } = await requestBy(raw)(method.toLowerCase(), path, {
    params: { path: call.params, query: call.query },
    headers: call.headers,
    parseAs: "arrayBuffer",
    signal: io.signal,
    ...(content === undefined ? {} : { body: content }),
    ...(call.file === undefined ? {} : { bodySerializer: (body: Blob) => body }),
  }).catch((reason: unknown) => {
    throw unreachable(account, reason);
  });
  if (!response.ok) throw refusal(response, error, account);
  return {
    contentType: response.headers.get("content-type") ?? "",
    bytes: data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array(),
  };
};

/** Tells that nobody answered. */
export const unreachable = ({ addresses }: Account, reason: unknown): Failure =>
  new Failure(reason instanceof Error ? reason.message : `${addresses.baseUrl} did not answer.`, {
    kind: "unreachable",
    next: /\b(127\.0\.0\.1|localhost)\b/.test(addresses.baseUrl)
      ? "Start the offline sandbox with `atlas sandbox`, or choose another address with ATLAS_BASE_URL."
      : "Check the address and your network, then run `atlas doctor`.",
  });

interface Refused {
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: readonly { readonly path?: string; readonly message?: string }[];
  };
}

const refusal = ({ status, headers }: Response, body: unknown, account: Account): Failure => {
  const { code = null, message, details = [] } = (Object(body) as Refused).error ?? {}; // Members are checked as they are read.
  const kind = kindOf(status, code);
  return new Failure(message ?? `The service answered ${status}.`, {
    kind,
    code,
    status,
    requestId: headers.get("x-request-id"),
    details: details.map((each) => `${each.path ?? "body"}: ${each.message ?? "is wrong"}`),
    next: kind === "credential" ? loginAdvice(account) : (cureOf(code) ?? "Look the request up by its id in the log."),
  });
};

const loginAdvice = ({ source }: Account): string =>
  source === "variable"
    ? "Correct ATLAS_TOKEN, which wins over every profile, or unset it."
    : "Run `atlas login`, or `atlas login --sandbox` for fresh credentials of a sandbox.";
