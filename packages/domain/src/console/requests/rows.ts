import type { Id, Instant, Owned } from "../../primitives.ts";

/** A request with its answer, kept for the people who build on the API. */
export interface StoredRequestRow extends Owned {
  readonly correlation_id: string;
  readonly operation: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly query: { readonly [name: string]: string };
  readonly status: number;
  /** Code of the refusal; null for a success. */
  readonly error_code: string | null;
  readonly principal_kind: "sandbox" | "grant" | "key" | "oauth" | "operator";
  readonly principal_id: Id;
  readonly principal_name: string | null;
  readonly duration_ms: number;
  readonly idempotent_replayed: boolean;
  readonly request_body: string | null;
  readonly request_is_cut: boolean;
  readonly response_body: string | null;
  readonly response_is_cut: boolean;
  readonly created_at: Instant;
}
