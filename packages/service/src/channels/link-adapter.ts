import { type Facts, type Predicate, type Verb, accept, refuseMember } from "../core/outcome.ts";
import { type LinkChannelFacts, agentProblem, createChannel } from "./decide.ts";
import { presentLinkedChannel } from "./present.ts";
import { sealedPrefixProblem } from "../rows/primitives.ts";

interface LinkAdapterFacts extends Pick<LinkChannelFacts, "sending" | "agents" | keyof Facts> {
  readonly targetProblem: Predicate | null;
  readonly freshSecret: string;
}

/** Links another network by an address of one's own (POST /operator/channels/adapters). */
export const linkAdapter: Verb<"console.channels.linkAdapter", LinkAdapterFacts> = (facts, { body }) => {
  if (facts.targetProblem !== null) return refuseMember("url", facts.targetProblem);
  const { secret = facts.freshSecret } = body;
  const sealed = sealedPrefixProblem(secret);
  if (sealed !== null) return refuseMember("secret", sealed);
  const [agent = null, another] = facts.agents;
  const problem = agentProblem(body.agent_id, agent, body.channel);
  if (problem !== null) return refuseMember("agent_id", problem);
  const { channel, link, changes } = createChannel(facts, {
    // The only agent of the name serves it as well. Of several, the operator says which.
    agent_id: body.agent_id === undefined && another ? null : (agent?.id ?? null),
    channel: body.channel,
    display_name: body.display_name,
    provider: "adapter",
    base_url: body.url,
    sender_id: null,
    business_account_id: null,
    template_language: "en",
    // Its requests are signed by one secret, and it calls back with a token of the API.
    secrets: { access_token: "", app_secret: secret, verify_token: "" },
  });
  const data = { channel: presentLinkedChannel(channel, link, facts.sending ?? channel), secret };
  return accept({ ok: true, data }, changes);
};
