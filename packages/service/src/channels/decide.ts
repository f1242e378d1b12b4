import type { ValidBodyOf } from "@atlas-messaging/contract";
import { type Change, insert, update } from "../core/changes.ts";
import { type Facts, type Refused, type Predicate, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit, record } from "../core/records.ts";
import type { ChannelLinkRow, ChannelRow, ChannelSecrets } from "../rows/channels.ts";
import { type Id, sealedPrefixProblem } from "../rows/primitives.ts";
import {
  enqueueCheck,
  enqueueTakeIn,
  enqueueTemplateComparison,
  enqueueTemplateSync,
  healthAfter,
  learnNumber,
  takeCheck,
} from "./health.ts";
import { retryRefused } from "./provider-errors.ts";
import type { AgentRow } from "../rows/agents.ts";
import type { ChannelCheck } from "../pipeline/services.ts";
import { presentChannelDetail, presentLinkedChannel } from "./present.ts";

/** A channel to a messaging app, described by an operator. */
export interface ChannelDescription extends Pick<
  ChannelLinkRow,
  "provider" | "base_url" | "business_account_id" | "template_language"
> {
  /** The provider's id of the number; null for an adapter, which gets the channel's. */
  readonly sender_id: string | null;
  /** The name of the messaging app. */
  readonly channel: string;
  readonly display_name: string;
  readonly secrets: ChannelSecrets;
  /** True for a channel of a sandbox: a script carries its messages. */
  readonly scripted?: boolean;
  /** The agent that serves it; none by default. */
  readonly agent_id?: Id | null;
  /** Answer of the provider when it was asked; null if nobody asked. */
  readonly asked?: ChannelCheck | null;
}

const unknownHealth = { state: "unknown", latency_ms: null, consecutive_failures: 0, message: null } as const;

/** Links an organization to a messaging app and enqueues the first health check. */
export const createChannel = (
  facts: Facts,
  {
    channel: name,
    display_name,
    secrets,
    scripted = false,
    agent_id = null,
    asked = null,
    ...described
  }: ChannelDescription,
): {
  readonly id: Id;
  readonly channel: ChannelRow;
  readonly link: ChannelLinkRow;
  readonly changes: readonly Change[];
} => {
  const own = { organization_id: facts.organizationId, id: facts.newId(), created_at: facts.now };
  const channel: ChannelRow = {
    ...own,
    channel: name,
    display_name,
    // It is connected once the provider has answered.
    status: asked?.ok === false ? "disconnected" : "connected",
    provider: scripted ? "sandbox" : described.provider,
    last_health_check: asked && facts.now,
    health: asked ? healthAfter(unknownHealth, asked) : unknownHealth,
    disconnected_at: null,
    default_since: null,
    agent_id,
    phone_handoff_minutes: null,
    removed_at: null,
  };
  const sender_id = described.sender_id ?? own.id;
  const link: ChannelLinkRow = {
    ...own,
    ...described,
    sender_id,
    number_key: sender_id,
    display_number: asked?.number ?? null,
    secrets: JSON.stringify(secrets),
    rotated_at: null,
  };
  // A script has no provider to compare templates with, nor one that has called before; nor has an adapter.
  const isAsked = !scripted && described.provider === "cloud_api";
  return {
    id: own.id,
    channel,
    link,
    changes: [
      insert("channels", channel),
      insert("channel_links", link),
      enqueueCheck(facts, own.id),
      ...(isAsked ? [enqueueTemplateSync(facts, own.id), enqueueTakeIn(facts, own.id)] : []),
      audit(facts, "atlas_api.channel.create", own.id, {
        after: { channel: name, display_name, provider: channel.provider },
      }),
    ],
  };
};

// Channels in the console: linked, changed, tested, disconnected and reconnected while the service runs.

/** The channel that messages go over by default; null if none is connected. */
interface SendingFacts extends Facts {
  readonly sending: ChannelRow | null;
}

export interface ChannelFacts extends SendingFacts {
  readonly channel: ChannelRow | null;
  /** Its link; null for the scripted channel of a sandbox. */
  readonly link: ChannelLinkRow | null;
}

export interface NewTokenFacts {
  readonly freshSecret: string;
  readonly callbackUrl: (channelId: Id) => string;
  /** The address of all numbers of a provider's app. */
  readonly appCallbackUrl: string;
}

export interface LinkChannelFacts extends SendingFacts, NewTokenFacts {
  readonly targetProblem: Predicate | null;
  /** True in the sandbox, where no provider is contacted. */
  readonly scripted: boolean;
  /** The provider's answer; null in the sandbox. */
  readonly asked: ChannelCheck | null;
  /** The channel that the number is linked as already; null for none. */
  readonly namesake: ChannelRow | null;
  /** The requested agent; without one, ready hosted agents that work on channels of the name. */
  readonly agents: readonly AgentRow[];
}

export const unknownChannel = (id: Id) => refuse("not_found", `Your organization has no channel ${id}.`);

const secretNames = ["access_token", "app_secret"] as const;

/** A secret that begins like a sealed one could not be told from it. */
const secretProblem = (given: {
  readonly [Name in (typeof secretNames)[number]]?: string | undefined;
}): Refused<"validation_failed"> | null => {
  for (const name of secretNames) {
    const problem = sealedPrefixProblem(given[name] ?? "");
    if (problem !== null) return refuseMember(name, problem);
  }
  return null;
};

const withoutSlash = (url: string): string => url.replace(/\/$/, "");

/** Returns the rows of a number that is not linked yet, by which its provider is asked. */
export const draftOf = (body: ValidBodyOf<"console.channels.link">): readonly [ChannelRow, ChannelLinkRow] => {
  const nobody = { now: "1970-01-01T00:00:00.000Z", organizationId: noId, newId: () => noId, correlationId: noId };
  const facts = { ...nobody, actor: { kind: "system", id: null } } as const;
  const { access_token, app_secret } = body;
  const { channel, link } = createChannel(facts, {
    channel: body.channel,
    display_name: body.display_name,
    provider: "cloud_api",
    base_url: withoutSlash(body.base_url),
    sender_id: body.sender_id,
    business_account_id: null,
    template_language: body.template_language,
    secrets: { access_token, app_secret, verify_token: "" },
  });
  return [channel, link];
};

const noId = "00000000-0000-0000-0000-000000000000";

/** Links a number at a messaging app (POST /operator/channels). */
export const linkChannel: Verb<"console.channels.link", LinkChannelFacts> = (facts, { body }) => {
  if (facts.targetProblem !== null) return refuseMember("base_url", facts.targetProblem);
  const refused = secretProblem(body);
  if (refused) return refused;
  const { namesake } = facts;
  if (namesake) return refuseMember("sender_id", `is linked already, as ${namesake.display_name} (${namesake.id})`);
  if (facts.asked?.refused === "app_secret")
    return refuseMember("app_secret", "must be the secret of the access token's app");
  if (facts.asked?.refused) {
    const said = facts.asked.message ?? "It does not know the number.";
    return refuseMember("access_token", `must be one that the messaging app takes for this sender_id. ${said}`);
  }
  const [agent = null, another] = facts.agents;
  const problem = agentProblem(body.agent_id, agent, body.channel);
  if (problem !== null) return refuseMember("agent_id", problem);
  const { access_token, app_secret } = body;
  const secrets: ChannelSecrets = { access_token, app_secret, verify_token: facts.freshSecret };
  const { channel, link, changes } = createChannel(facts, {
    // The only agent of the name serves its new number as well. Of several, the operator says which.
    agent_id: body.agent_id === undefined && another ? null : (agent?.id ?? null),
    channel: body.channel,
    display_name: body.display_name,
    provider: "cloud_api",
    base_url: withoutSlash(body.base_url),
    sender_id: body.sender_id,
    business_account_id: body.business_account_id ?? null,
    template_language: body.template_language,
    secrets,
    scripted: facts.scripted,
    asked: facts.asked,
  });
  const shown = presentLinkedChannel(channel, link, facts.sending ?? channel);
  return accept({ ok: true, data: callbackOf(facts, shown, secrets) }, changes);
};

type Shown = ReturnType<typeof presentLinkedChannel>;

const callbackOf = (
  { callbackUrl, appCallbackUrl }: NewTokenFacts,
  channel: Shown,
  { verify_token }: ChannelSecrets,
) => ({
  channel,
  callback_url: callbackUrl(channel.id),
  app_callback_url: appCallbackUrl,
  verify_token,
});

export interface UpdateChannelFacts extends ChannelFacts {
  /** The requested agent; null if none is named or the organization has none with this id. */
  readonly agent: AgentRow | null;
  /** Returns why nothing may be sent to the requested `base_url`; null if it may, or none is given. */
  readonly targetProblem: Predicate | null;
}

/** The stored token goes to this address, so a change must not lead it to another host. */
const movedProblem = ({ link, targetProblem }: UpdateChannelFacts, base_url: string | undefined): Predicate | null => {
  if (targetProblem !== null || link === null || base_url === undefined) return targetProblem;
  const { origin } = new URL(link.base_url);
  return new URL(base_url).origin === origin ? null : `must begin with ${origin}; link another host as a new channel`;
};

/** Changes the name of a channel, its agent, and members of its link (PATCH /operator/channels/{channel_id}). */
export const updateChannel: Verb<"console.channels.update", UpdateChannelFacts> = (facts, { params, body }) => {
  const { channel, link, sending, agent } = facts;
  if (!channel) return unknownChannel(params.channel_id);
  const {
    display_name = channel.display_name,
    agent_id = channel.agent_id,
    phone_handoff_minutes = channel.phone_handoff_minutes,
    base_url,
    business_account_id,
    template_language,
  } = body;
  const ofLink = {
    ...(base_url === undefined ? {} : { base_url: withoutSlash(base_url) }),
    ...(business_account_id === undefined ? {} : { business_account_id }),
    ...(template_language === undefined ? {} : { template_language }),
  };
  const [member] = Object.keys(ofLink);
  if (!link && member !== undefined) return refuseMember(member, "needs a channel that is linked to a messaging app");
  if (link?.provider === "adapter" && business_account_id !== undefined)
    return refuseMember("business_account_id", "must be left out: an adapter has none");
  const misled = movedProblem(facts, base_url);
  if (misled !== null) return refuseMember("base_url", misled);
  const problem = agentProblem(body.agent_id, agent, channel.channel);
  if (problem !== null) return refuseMember("agent_id", problem);
  const { organization_id, id } = channel;
  const set = { display_name, agent_id, phone_handoff_minutes };
  const before = {
    display_name: channel.display_name,
    agent_id: channel.agent_id,
    phone_handoff_minutes: channel.phone_handoff_minutes,
  };
  const after = { ...channel, ...set };
  return accept({ ok: true, data: { channel: presentLinkedChannel(after, link && { ...link, ...ofLink }, sending) } }, [
    update("channels", { organization_id, id, ...before }, set),
    ...(link && member !== undefined
      ? [update("channel_links", { organization_id, id, business_account_id: link.business_account_id }, ofLink)]
      : []),
    ...(namesAccount(facts, ofLink) ? [enqueueTemplateComparison(facts, id)] : []),
    audit(facts, "atlas_api.channel.update", id, {
      before: { ...before, ...membersOf(link, ofLink) },
      after: { ...set, ...ofLink },
    }),
  ]);
};

type LinkChange = Partial<Pick<ChannelLinkRow, "base_url" | "business_account_id" | "template_language">>;

/** Tells if a change names another business account. Drafts waited for it, and a script has none. */
const namesAccount = ({ channel, link }: UpdateChannelFacts, { business_account_id = null }: LinkChange): boolean =>
  channel?.provider === "cloud_api" &&
  business_account_id !== null &&
  business_account_id !== link?.business_account_id;

/** Returns what the link had in the members that change. */
const membersOf = (link: ChannelLinkRow | null, change: LinkChange) => ({
  ...(link && "base_url" in change ? { base_url: link.base_url } : {}),
  ...(link && "business_account_id" in change ? { business_account_id: link.business_account_id } : {}),
  ...(link && "template_language" in change ? { template_language: link.template_language } : {}),
});

export interface TestChannelFacts extends ChannelFacts {
  readonly carried: boolean;
  /** The provider's answer; null if there is no channel to ask about. */
  readonly asked: ChannelCheck | null;
}

/** Answers the health that the provider has just given (POST /operator/channels/{channel_id}/test). */
export const testChannel: Verb<"console.channels.test", TestChannelFacts> = (facts, { params }) => {
  const { channel, link, sending, asked, carried } = facts;
  if (!channel || !asked) return unknownChannel(params.channel_id);
  // A person asks anew, so what was said before counts no more. The next refusal says it again.
  const { provider_error: _, ...health } = channel.health;
  const checked = takeCheck(facts, { ...channel, health }, asked, carried);
  return accept({ ok: true, data: { channel: presentLinkedChannel(checked.channel, link, sending) } }, [
    ...checked.changes,
    ...learnNumber(link, asked),
    ...(asked.ok ? retryRefused(facts) : []),
    audit(facts, "atlas_api.channel.test", channel.id, { after: { health: checked.channel.health.state } }),
  ]);
};

/** Replaces secrets of a channel; `link` has its secrets opened (POST /operator/channels/{channel_id}/rotate-token). */
export const rotateChannelToken: Verb<"console.channels.rotateToken", ChannelFacts & NewTokenFacts> = (
  facts,
  { params, body },
) => {
  const { channel, link, sending } = facts;
  if (!channel) return unknownChannel(params.channel_id);
  if (!link) return refuse("conflict", "A scripted channel has no secrets.");
  const refused = secretProblem(body);
  if (refused) return refused;
  const known: ChannelSecrets = JSON.parse(link.secrets);
  const { access_token = known.access_token, app_secret = known.app_secret } = body;
  const secrets: ChannelSecrets = { access_token, app_secret, verify_token: facts.freshSecret };
  const { organization_id, id, rotated_at } = link;
  const rotated = { secrets: JSON.stringify(secrets), rotated_at: facts.now };
  return accept({ ok: true, data: callbackOf(facts, presentLinkedChannel(channel, link, sending), secrets) }, [
    update("channel_links", { organization_id, id, rotated_at }, rotated),
    ...retryRefused(facts),
    // Messages before may have been signed with the new secret.
    ...(body.app_secret === undefined || channel.provider === "sandbox" ? [] : [enqueueTakeIn(facts, id)]),
    audit(facts, "atlas_api.channel.token.rotate", id, {
      before: { rotated_at },
      after: { rotated_at: facts.now, secrets: secretNames.filter((name) => body[name] !== undefined) },
    }),
  ]);
};

/** Makes a channel the default for sending (POST /operator/channels/{channel_id}/default). */
export const setDefaultChannel: Verb<"console.channels.setDefault", ChannelFacts> = (facts, { params }) => {
  const { channel, link, sending } = facts;
  if (!channel) return unknownChannel(params.channel_id);
  if (channel.status === "disconnected") return refuse("conflict", `The channel ${channel.id} is disconnected.`);
  const { organization_id, id, status } = channel;
  return accept({ ok: true, data: { channel: presentLinkedChannel(channel, link, channel) } }, [
    update("channels", { organization_id, id, status }, { default_since: facts.now }),
    audit(facts, "atlas_api.channel.default", id, {
      before: { channel_id: sending?.id ?? null },
      after: { channel_id: id },
    }),
  ]);
};

// The agent of a channel, as its owner says.

export interface ServeChannelFacts extends Facts {
  readonly channel: ChannelRow | null;
  /** The requested agent; null if none is named or the organization has none with this id. */
  readonly agent: AgentRow | null;
}

/** Says which agent serves a channel (PATCH /v1/atlas/channels/:channel_id). */
export const serveChannel: Verb<"channels.update", ServeChannelFacts> = (facts, { params, body }) => {
  const { channel, agent } = facts;
  if (!channel) return refuse("not_found", `Your organization has no channel ${params.channel_id}.`);
  const problem = agentProblem(body.agent_id, agent, channel.channel);
  if (problem !== null) return refuseMember("agent_id", problem);
  const { organization_id, id, agent_id: before } = channel;
  const agent_id = agent?.id ?? null;
  return accept({ ok: true, data: { channel: presentChannelDetail({ ...channel, agent_id }) } }, [
    update("channels", { organization_id, id, agent_id: before }, { agent_id }),
    ...record(facts, { intent: "update_channel" }),
    audit(facts, "atlas_api.channel.update", id, { before: { agent_id: before }, after: { agent_id } }),
  ]);
};

/** Explains why an agent cannot serve a channel of a name; null if it can, or none is requested. */
export const agentProblem = (
  requested: Id | null | undefined,
  agent: AgentRow | null,
  name: string,
): Predicate | null => {
  if (requested === undefined || requested === null) return null;
  if (!agent) return `must be an agent of your organization; ${requested} is not one`;
  if (agent.status !== "ready") return `is ${agent.name}, which is archived; set its status to ready first`;
  if (!agent.channels.includes(name))
    return `is ${agent.name}, which does not work on ${name}; add it to its channels first`;
  return null;
};
