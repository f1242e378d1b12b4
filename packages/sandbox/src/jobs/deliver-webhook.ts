import { type Attempt, readRetryAfter } from "@atlas-messaging/service/webhooks/delivery";
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import { keptHeaders } from "@atlas-messaging/service/webhooks/replay";
import { signingKeys, signingSecrets } from "@atlas-messaging/service/webhooks/decide";
import { instantOf } from "@atlas-messaging/service/core/time";
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import { deliverAndFollow, webhookRequest } from "@atlas-messaging/service/webhooks/jobs";
import { asymmetricSignatures, signatures } from "../signing.ts";
import { type OutsideJob, type ReceiverResponse, askingOutside } from "./job-shell.ts";

export const job: OutsideJob = askingOutside(
  bindJob(deliverAndFollow, {
    load: (shell, organizationId, { id }) => {
      const { tables } = shell.world.organization(organizationId);
      const delivery = tables.webhook_deliveries.byId(id);
      return {
        delivery,
        endpoint: delivery && tables.webhook_endpoints.byId(delivery.endpoint_id),
        event: delivery && tables.events.byId(delivery.event_row_id),
      };
    },
    answer: async ({ clock, outside }, deliverable, row) => {
      const { delivery, endpoint } = deliverable;
      const begun = instantOf(clock);
      const request = webhookRequest(row, deliverable, (body) =>
        signatures(body, {
          id: delivery.event_id,
          at: Date.parse(begun),
          secrets: signingSecrets(endpoint, begun),
        }),
      );
      const attempted = { id: delivery.event_id, at: Date.parse(begun) };
      const asymmetric = await asymmetricSignatures(request.body, attempted, signingKeys(endpoint, begun));
      const signature = [request.headers["webhook-signature"], ...asymmetric].join(" ");
      const headers = { ...request.headers, "webhook-signature": signature };
      const answer = await outside.deliver(new Request(endpoint.url, { method: "POST", headers, body: request.body }));
      return attemptOf(answer, begun, instantOf(clock));
    },
  }),
);

/** Characters of the answer that are kept. */
const keptCharacters = 4_096;

const attemptOf = (answer: ReceiverResponse, begun: Instant, ended: Instant): Attempt => ({
  started_at: begun,
  duration_ms: Date.parse(ended) - Date.parse(begun),
  response_status: "status" in answer ? answer.status : null,
  response_headers: "status" in answer ? keptHeaders(Object.entries(answer.headers ?? {})) : null,
  response_body: "status" in answer ? answer.body?.slice(0, keptCharacters) || null : null,
  error: "error" in answer ? answer.error : null,
  retry_after: "status" in answer ? readRetryAfter(answer.headers?.["retry-after"], ended) : null,
});
