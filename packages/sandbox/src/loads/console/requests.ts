import { newestOf } from "../../lookups/pages.ts";
import type { LoadsIn } from "../section.ts";

const isSame = (value: string | number, wanted: string | number | null): boolean => wanted === null || value === wanted;

export const requests = {
  "console.listRequests": ({ tables }, args) =>
    newestOf(
      tables.stored_requests,
      (request) =>
        request.id >= args.since_id &&
        isSame(request.correlation_id, args.of_request) &&
        isSame(request.operation, args.of_operation) &&
        isSame(request.status, args.of_status) &&
        isSame(request.principal_id, args.of_principal)
          ? request
          : null,
      args,
    ),
  "console.getRequest": ({ tables }, { id }) => ({ request: tables.stored_requests.byId(id) }),
} satisfies Partial<LoadsIn<"console">>;
