import type { SuccessOf } from "@atlas-messaging/contract";
import type { StoredRequestRow } from "./rows.ts";

type Shown = SuccessOf<"console.listRequests">["data"]["requests"][number];
type Whole = SuccessOf<"console.getRequest">["data"]["request"];

export const presentRequest = (row: Omit<StoredRequestRow, "request_body" | "response_body">): Shown => ({
  id: row.id,
  correlation_id: row.correlation_id,
  operation: row.operation,
  method: row.method,
  path: row.path,
  query: { ...row.query },
  status: row.status,
  error_code: row.error_code,
  principal: { type: row.principal_kind, id: row.principal_id, name: row.principal_name },
  duration_ms: row.duration_ms,
  idempotent_replayed: row.idempotent_replayed,
  created_at: row.created_at,
});

export const presentWholeRequest = (row: StoredRequestRow): Whole => ({
  ...presentRequest(row),
  request_body: row.request_body,
  request_is_cut: row.request_is_cut,
  response_body: row.response_body,
  response_is_cut: row.response_is_cut,
});
