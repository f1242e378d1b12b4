/** Stored requests in the developer console. */
import { type StoredRequestRow, presentRequest, presentWholeRequest } from "@atlas-messaging/domain";
import { read } from "../../handler.ts";
import { found } from "../../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";
import { within } from "../times.ts";

export const requests = {
  "console.listRequests": read("console.listRequests", {
    args: ({ query }, context) => ({
      ...within(pageArgs(query, context), query),
      of_request: query.correlation_id ?? null,
      of_operation: query.operation ?? null,
      of_status: query.status ?? null,
      of_principal: query.principal_id?.toLowerCase() ?? null,
    }),
    present: (loaded: Listed<StoredRequestRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { requests: items.map(presentRequest), ...page } } };
    },
  }),
  "console.getRequest": read("console.getRequest", {
    args: ({ params }) => ({ id: params.requestId }),
    present: ({ request }: { readonly request: StoredRequestRow | null }) => ({
      status: 200,
      body: { ok: true, data: { request: presentWholeRequest(found(request)) } },
    }),
  }),
};
