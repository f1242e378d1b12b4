import type { Services } from "../pipeline/services.ts";
import { type DeliveryJob, releaseDeliveries } from "./claim.ts";
import { Gathering } from "../outbox/gathering.ts";

/** Releases leased deliveries that were not attempted, in batches. */
export const releaser = (services: Services): Gathering<DeliveryJob> =>
  new Gathering(async (jobs) => {
    // If it fails, their leases expire and other workers take over.
    await releaseDeliveries(services, jobs).catch((error: unknown) => {
      services.logger.warn({ err: error }, "letting go of deliveries failed; their leases run out");
    });
  });
