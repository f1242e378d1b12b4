/** Steps of linking a number, asked of its provider one after the other. */
import { type Facts, type Predicate, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { ChannelSetup } from "../pipeline/provider-answers.ts";
import type { ChannelLinkRow, ChannelRow } from "../rows/channels.ts";
import { unknownChannel } from "./decide.ts";

export type SetupStep = ChannelSetup["steps"][number];
export type SetupStepName = SetupStep["step"];

export const checkSteps = ["token", "secret", "scopes", "number", "account"] as const;
export const subscribeSteps = ["callback", "subscription"] as const;

/** Adds the steps that were not reached. */
export const setupOf = (
  done: readonly SetupStep[],
  names: readonly SetupStepName[],
  number: ChannelSetup["number"] = null,
): ChannelSetup => ({
  is_ready: done.every(({ state }) => state !== "failed"),
  number,
  steps: [...done, ...names.slice(done.length).map((step) => skipped(step, "An earlier step failed."))],
});

const skipped = (step: SetupStepName, message: string): SetupStep => ({
  step,
  state: "skipped",
  message,
  advice: null,
});

const scripted = (names: readonly SetupStepName[]): ChannelSetup => ({
  is_ready: true,
  number: null,
  steps: names.map((step) => skipped(step, "The sandbox asks nobody.")),
});

interface CheckLinkFacts extends Facts {
  readonly targetProblem: Predicate | null;
  /** The provider's answers; null if nobody was asked. */
  readonly asked: ChannelSetup | null;
}

/** Checks a token, its app, the number and the account with the provider (POST /operator/channels/check). */
export const checkLink: Verb<"console.channels.check", CheckLinkFacts> = (facts, { body }) => {
  if (facts.targetProblem !== null) return refuseMember("base_url", facts.targetProblem);
  const data = facts.asked ?? scripted(checkSteps);
  const { sender_id } = body;
  return accept({ ok: true, data }, [
    audit(facts, "atlas_api.channel.check", facts.organizationId, { after: { sender_id, is_ready: data.is_ready } }),
  ]);
};

interface SubscribeFacts extends Facts {
  readonly channel: ChannelRow | null;
  /** Its link; null for the scripted channel of a sandbox. */
  readonly link: ChannelLinkRow | null;
  /** The provider's answers; null if nobody was asked. */
  readonly asked: ChannelSetup | null;
}

/** Subscribes the app of a channel to its account (POST /operator/channels/{channel_id}/subscribe). */
export const subscribeChannel: Verb<"console.channels.subscribe", SubscribeFacts> = (facts, { params }) => {
  const { channel, link, asked } = facts;
  if (!channel) return unknownChannel(params.channel_id);
  if (link?.provider !== "cloud_api") return refuse("conflict", "Only a number of WhatsApp has an app to subscribe.");
  const data = asked ?? scripted(subscribeSteps);
  return accept({ ok: true, data }, [
    audit(facts, "atlas_api.channel.subscribe", channel.id, { after: { is_ready: data.is_ready } }),
  ]);
};
