import type { Services } from "../pipeline/call.ts";
import { type DeliveryJob, releaseDeliveries } from "./claim-deliveries.ts";
import { Gathering } from "./gathering.ts";

/** Lets go of deliveries that have been held and not attempted, so that they count for nobody; many at once. */
export const releaser = (services: Services): Gathering<DeliveryJob> =>
  new Gathering(async (jobs) => {
    // What cannot be let go of is taken over when its lease has run out.
    await releaseDeliveries(services, jobs).catch((error: unknown) => {
      services.logger.warn({ err: error }, "letting go of deliveries failed; their leases run out");
    });
  });
