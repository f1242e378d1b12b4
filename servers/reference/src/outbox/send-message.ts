import { type Handover, awaitsHandover, concludeHandover, templateParamsOf } from "@atlas-messaging/domain";
import { type ChannelProviders, type Outbound, openLink } from "../channel-providers/index.ts";
import type { Services } from "../pipeline/call.ts";
import { whileHeld } from "./give-back.ts";
import { loadHandover } from "./load.ts";
import { providerMessageKey } from "../sections/messages/index.ts";
import { factsOf, missing, settleDecision } from "./settle.ts";
import type { JobHandler } from "./worker.ts";

/**
 * Hands a message to the provider of its channel. Whoever dies between the provider's answer and the commit leaves the
 * message queued: the provider's callback carries our own id and moves it on, and where none comes within the lease, the
 * message is sent again.
 */
export const sendMessage =
  (providers: ChannelProviders, random: () => number): JobHandler =>
  async (services, job) => {
    const load = async () => {
      const loaded = await loadHandover(services.database, job.organization_id, { id: job.subject_id });
      const { message: found, link: sealed, template } = loaded;
      if (!found) throw missing(job);
      const link = sealed && openLink(sealed, services.database.vault);
      return { facts: { ...factsOf(services, job), job, random: random(), ...found }, link, template };
    };
    const { facts, link, template } = await load();
    if (!awaitsHandover(facts)) return settleDecision(services, job, async () => concludeHandover(facts, nothing));
    const { message, customer, channel } = facts;
    const outbound = { message, customer, channel, link, template, templateParams: templateParamsOf(job) };
    const handover = await handOver(services, providers, outbound);
    // The message has left: as long as the job is held, nothing is spared to write it down.
    let known: typeof facts | null = { ...facts, ...factsOf(services, job) };
    await whileHeld(services, job, () =>
      settleDecision(services, job, async (conflict) => {
        const current = known ?? (await load()).facts;
        known = null;
        return concludeHandover(current, conflict === providerMessageKey ? withoutId(handover) : handover);
      }),
    );
  };

/** Another message has the id: a provider that gives one twice must not have the message sent again for it. */
const withoutId = (handover: Handover): Handover =>
  handover.kind === "sent" ? { ...handover, provider_message_id: null } : handover;

/** For a message that needs no handing over any more. */
const nothing: Handover = { kind: "scripted" };

const handOver = async (services: Services, providers: ChannelProviders, outbound: Outbound): Promise<Handover> => {
  const { provider } = outbound.channel;
  const handover = await providers[provider].send(outbound);
  const { metrics, clock, logger } = services;
  const outcome = "failure" in handover ? `${handover.kind}_${handover.failure}` : handover.kind;
  metrics.messageAttempts.of(provider, outcome).add();
  if (handover.kind === "sent") {
    const waited = clock.now() - Date.parse(outbound.message.created_at);
    metrics.messageLatency.of(provider).observe(waited / 1_000);
  }
  logger.debug({ message_id: outbound.message.id, provider, outcome }, "message handed over");
  return handover;
};
