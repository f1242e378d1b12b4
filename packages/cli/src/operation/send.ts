import { operations } from "@atlas-messaging/contract";
import { AtlasClient } from "@atlas-messaging/sdk/operations";
import { type RawClient, rawOf } from "@atlas-messaging/sdk/raw";
import { AtlasError } from "@atlas-messaging/sdk";
import { Failure } from "../failure.ts";
import { cureOf, kindOf } from "../exit-codes.ts";
import type { Io } from "../io.ts";
import type { Account } from "../profile/account.ts";
import type { OperationRequest } from "./request.ts";

/** Bytes of an answer, with its type. */
export interface Sent {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Time of the service. Null if the answer does not say. */
  readonly date: Date | null;
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
type Request = (
  method: string,
  path: string,
  init: object,
) => Promise<{
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
  const date = new Date(response.headers.get("date") ?? "");
  return {
    date: Number.isNaN(date.getTime()) ? null : date,
    contentType: response.headers.get("content-type") ?? "",
    bytes: data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array(),
  };
};

/** Tells that nobody answered. */
const unreachable = ({ addresses }: Account, reason: unknown): Failure =>
  new Failure(reason instanceof Error ? reason.message : `${addresses.baseUrl} did not answer.`, {
    kind: "unreachable",
    next: /\b(127\.0\.0\.1|localhost)\b/.test(addresses.baseUrl)
      ? "Start the offline sandbox with `atlas sandbox`, or choose another address with ATLAS_BASE_URL."
      : "Check the address and your network, then run `atlas doctor`.",
  });

/** Makes a failure of an error of the SDK, as a stream throws it. */
export const asFailure = (error: unknown, account: Account): unknown => {
  if (!(error instanceof Error) || !("retryable" in error)) return error;
  if (!(error instanceof AtlasError)) return unreachable(account, error);
  const { code, status, requestId, message, details } = error;
  return refused({ code, status, requestId, message, details }, account);
};

interface Refused {
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: readonly { readonly path?: string; readonly message?: string }[];
  };
}

const refusal = ({ status, headers }: Response, body: unknown, account: Account): Failure => {
  const {
    code = null,
    message = `The service answered ${status}.`,
    details = [],
  } = (Object(body) as Refused).error ?? {}; // Members are checked as they are read.
  return refused({ code, status, requestId: headers.get("x-request-id"), message, details }, account);
};

interface Facts {
  readonly code: string | null;
  readonly status: number;
  readonly requestId: string | null;
  readonly message: string;
  readonly details: readonly { readonly path?: string; readonly message?: string }[];
}

const refused = ({ message, details, ...facts }: Facts, account: Account): Failure => {
  const kind = kindOf(facts.status, facts.code);
  return new Failure(message, {
    ...facts,
    kind,
    details: details.map((each) => `${each.path ?? "body"}: ${each.message ?? "is wrong"}`),
    next:
      kind === "credential"
        ? loginAdvice(account)
        : (cureOf(facts.code) ?? "Look the request up by its id in the log."),
  });
};

const loginAdvice = ({ source }: Account): string =>
  source === "variable"
    ? "Correct ATLAS_TOKEN, which wins over every profile, or unset it."
    : "Run `atlas login`, or `atlas login --sandbox` for fresh credentials of a sandbox.";
