import type { ErrorCode } from "./generated/errors.ts";
import type { LimitName } from "./generated/limits.ts";
import type { Permission, Scope } from "./generated/scopes.ts";

/** Host that serves an operation (interface specification, address placeholders). */
export type Host = "api" | "console" | "agent" | "site";

/** HTTP methods of the operations. */
export type HttpMethod = "GET" | "PUT" | "POST" | "DELETE" | "PATCH";

/** Stability of an operation (interface specification, Versioning 5). */
export type Stage = "stable" | "preview" | "deprecated" | "sunset";

/**
 * Credential that a caller needs. Any one of the scopes (`accessToken`) or permissions (`operatorSession`) is enough.
 * An empty list accepts any valid credential of the scheme.
 */
export type Authentication =
  | { readonly scheme: "none" }
  | { readonly scheme: "accessToken"; readonly anyOf: readonly Scope[] }
  | { readonly scheme: "operatorSession"; readonly anyOf: readonly Permission[] };

/** One row of the operation table. */
export interface Operation {
  readonly method: HttpMethod;
  /** OpenAPI path template, such as `/v1/atlas/channels/{channel_id}`. */
  readonly path: string;
  readonly host: Host;
  /** Section: the contract's tag in kebab case, such as `agent-api`. */
  readonly section: string;
  /** True if customers or the public may see the effect. */
  readonly reachesCustomers?: true;
  /** True if load balancers ask it: it is never limited, and answers under any host name. */
  readonly probe?: true;
  readonly auth: Authentication;
  readonly stage: Stage;
  /** Limit class. */
  readonly limit: LimitName;
  /** Another limit class for these values of a body member. */
  readonly limitBy?: { readonly member: string; readonly classes: { readonly [value: string]: LimitName } };
  /** True if it takes an `idempotency_key`, in a JSON body or as a header. */
  readonly idempotent: boolean;
  /** Member of the answer with the items of a page. Null if the operation does not page. */
  readonly page: { readonly items: string } | null;
  /** `file`: the bytes of a file, with its own `Content-Type`. */
  readonly body: "none" | "json" | "file";
  readonly bodyRequired: boolean;
  /** Maximum body size. A longer body gets 413. */
  readonly maxBodyBytes: number;
  readonly success: { readonly status: number; readonly contentType: string | null };
  /** Error codes that the operation declares. */
  readonly errors: readonly ErrorCode[];
  /** Defaults of query parameters. */
  readonly queryDefaults: { readonly [parameter: string]: unknown };
  /** Deprecation time, sent as the `Deprecation` header. */
  readonly deprecation?: string;
  /** End of the operation, sent as the `Sunset` header. */
  readonly sunset?: string;
  /** Path that replaces a sunset operation. */
  readonly migrateTo?: string;
}
