import type { ErrorCode } from "./generated/errors.ts";
import type { LimitName } from "./generated/limits.ts";
import type { Permission, Scope } from "./generated/scopes.ts";

/** Which of the service's hosts serves an operation (interface specification, address placeholders). */
export type Host = "api" | "console" | "agent" | "site";

/** The methods that operations have. */
export type HttpMethod = "GET" | "PUT" | "POST" | "DELETE" | "PATCH";

/** How far an operation may be relied on (interface specification, Versioning 5). */
export type Stage = "stable" | "preview" | "deprecated" | "sunset";

/**
 * What a caller must show. Of the scopes (`accessToken`) or permissions (`operatorSession`) any one suffices; an empty
 * list means that any valid credential of the scheme does.
 */
export type Authentication =
  | { readonly scheme: "none" }
  | { readonly scheme: "accessToken"; readonly anyOf: readonly Scope[] }
  | { readonly scheme: "operatorSession"; readonly anyOf: readonly Permission[] };

/** One row of the operation table. */
export interface Operation {
  readonly method: HttpMethod;
  /** The OpenAPI path template, as `/v1/atlas/channels/{channel_id}`. */
  readonly path: string;
  readonly host: Host;
  /** The section of the interface: the contract's tag in kebab case, as `agent-api`. */
  readonly section: string;
  /** Whether customers, or the public, may see what comes of it. */
  readonly reachesCustomers?: true;
  readonly auth: Authentication;
  readonly stage: Stage;
  /** The limit class. */
  readonly limit: LimitName;
  /** For these values of a member of the body, another class. */
  readonly limitBy?: { readonly member: string; readonly classes: { readonly [value: string]: LimitName } };
  /** Whether the body takes an `idempotency_key`. */
  readonly idempotent: boolean;
  /** Where the items of a page are in the answer, or null if the operation does not page. */
  readonly page: { readonly items: string } | null;
  readonly body: "none" | "json";
  readonly bodyRequired: boolean;
  /** A longer body is answered 413. */
  readonly maxBodyBytes: number;
  readonly success: { readonly status: number; readonly contentType: string | null };
  /** Every error code that the operation declares. */
  readonly errors: readonly ErrorCode[];
  /** Values of query parameters that a caller leaves out. */
  readonly queryDefaults: { readonly [parameter: string]: unknown };
  /** When the operation was deprecated; the `Deprecation` response header. */
  readonly deprecation?: string;
  /** When the operation ends; the `Sunset` response header. */
  readonly sunset?: string;
  /** The path that replaces a sunset operation. */
  readonly migrateTo?: string;
}
