/** Decides and commits one item of a callback. */
import type { Change } from "@atlas-messaging/service/core/changes";
import type { Facts } from "@atlas-messaging/service/core/outcome";
import { baseFacts, untilCommitted } from "@atlas-messaging/service/pipeline/decide";
import type { CustomerRow } from "@atlas-messaging/service/rows/customers";
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import { isPlaceholder } from "@atlas-messaging/service/core/hidden-numbers";
import type { OpenLink, Person, Profile } from "../channel-providers/provider.ts";
import type { Services } from "../services/services.ts";

/** Context of a callback, for one of the links that it concerns. */
export interface CallbackContext {
  readonly services: Services;
  readonly link: OpenLink;
  readonly requestId: string;
  readonly traceparent: string | null;
}

/** Result of an item: `repeated` was applied before, `ignored` does not concern us, `kept` waits for its link. */
export type Outcome = "applied" | "repeated" | "ignored" | "kept";

export const factsOf = ({ services, link, requestId, traceparent }: CallbackContext): Facts =>
  baseFacts(services, { organizationId: link.organization_id, correlationId: requestId, traceparent });

const maxDecisions = 6;

/** Decides and commits, again on a conflict. Rejects if conflicts persist; then the provider calls again. */
export const settled = async (
  { services, link: { id, organization_id: organizationId } }: CallbackContext,
  decide: (conflict: string | null) => Promise<readonly Change[] | "ignored">,
): Promise<Outcome> =>
  untilCommitted<Outcome>({
    decide: async (conflict) => {
      const changes = await decide(conflict);
      if (changes === "ignored") return { organizationId, changes: [], answer: "ignored" };
      return { organizationId, changes, answer: changes.length === 0 ? "repeated" : "applied" };
    },
    store: services.store,
    maxDecisions,
    giveUp: () => {
      throw new Error(`an item of a callback of channel ${id} kept meeting conflicts`);
    },
  });

/** Returns the time of an event. A provider's clock may be ahead, and no window opens for longer by it. */
export const timeOf = (context: CallbackContext, sentAt: Instant | null): { readonly timestamp?: Instant } => {
  if (sentAt === null) return {};
  const { now } = factsOf(context);
  return { timestamp: sentAt < now ? sentAt : now };
};

/** Arguments that find a person by what a callback of this time says. */
export const personArgs = (context: CallbackContext, { phoneNumber, userId }: Person, sentAt: Instant | null) => ({
  phone_number: isPlaceholder(phoneNumber) ? null : phoneNumber,
  user_id: userId,
  as_of: timeOf(context, sentAt).timestamp ?? factsOf(context).now,
});

/** Names a customer as `POST /v1/atlas/events` does. The name of a profile takes the place of none that is known. */
export const customerOf = (
  { phoneNumber, userId, name, username }: Person & Partial<Profile>,
  known: Pick<CustomerRow, "name"> | null,
) => ({
  ...(isPlaceholder(phoneNumber) ? {} : { phone_number: phoneNumber }),
  ...(userId === null ? {} : { user_id: userId }),
  ...(username ? { username } : {}),
  ...(name && (known?.name ?? null) === null ? { name } : {}),
});
