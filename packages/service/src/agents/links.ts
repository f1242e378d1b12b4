/** References of an agent: channels by name, documents, and the agent that answers in its place. */
import type { Detail } from "@atlas-messaging/contract";
import { type Change, update } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import { isTimeZone } from "../core/time.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { Id } from "../rows/primitives.ts";
import type { PeopleHours } from "@atlas-messaging/answers/replying/people-hours";
import type { AgentRow } from "../rows/agents.ts";

/** The requested channels, documents and fallback that the organization has. */
export interface LinkFacts extends Facts {
  /** Names of the organization's channels. */
  readonly channelNames: readonly string[];
  /** Knowledge documents that are not archived. */
  readonly sourceIds: readonly Id[];
  /** Channels of the requested names that no agent serves. */
  readonly unserved: readonly ChannelRow[];
  /** The requested fallback; null if none is named or the organization has none with this id. */
  readonly fallback: AgentRow | null;
}

/** Members of a request that refer to something else, or depend on the agent's kind. */
export interface Links {
  readonly channels?: readonly string[];
  readonly source_ids?: readonly Id[];
  readonly reply_within_seconds?: number | null;
  readonly people_reply_within_seconds?: number | null;
  readonly people_hours?: PeopleHours | null;
  readonly announces_people?: boolean;
  readonly answer_after_seconds?: number | null;
  readonly fallback_agent_id?: Id | null;
}

/** Returns what is wrong with the links of an agent, each with its place in the request. */
export const linkProblems = (
  { channelNames, sourceIds, fallback }: LinkFacts,
  kind: AgentRow["kind"],
  {
    channels = [],
    source_ids = [],
    reply_within_seconds = null,
    people_hours = null,
    announces_people = true,
    answer_after_seconds = null,
    fallback_agent_id = null,
  }: Links,
): Detail[] => [
  ...missing("channels", channels, channelNames, "is not a channel of your organization"),
  ...missing("source_ids", source_ids, sourceIds, noSource),
  ...(kind === "hosted" && reply_within_seconds !== null
    ? [{ path: "reply_within_seconds", message: "is for external agents; a hosted agent answers at once" }]
    : []),
  ...(kind === "hosted" && !announces_people
    ? [{ path: "announces_people", message: "is for external agents; a hosted agent always announces people" }]
    : []),
  ...(kind === "external" && answer_after_seconds !== null
    ? [{ path: "answer_after_seconds", message: "is for hosted agents; your program decides when it answers" }]
    : []),
  ...(people_hours && !isTimeZone(people_hours.time_zone)
    ? [{ path: "people_hours.time_zone", message: notZone(people_hours.time_zone) }]
    : []),
  ...(fallback_agent_id !== null && !(kind === "external" && fallback?.kind === "hosted" && isReady(fallback))
    ? [{ path: "fallback_agent_id", message: "must be a ready hosted agent of your organization, for an external one" }]
    : []),
];

const notZone = (name: string) => `must be an IANA name, such as Europe/Berlin; ${name} is not a time zone`;

const noSource = "is not a knowledge document of your organization, or is archived";

const isReady = ({ status }: AgentRow): boolean => status === "ready";

const missing = (member: string, requested: readonly string[], known: readonly string[], message: string): Detail[] =>
  requested.flatMap((each, index) =>
    known.includes(each.toLowerCase()) ? [] : [{ path: `${member}.${index}`, message }],
  );

/** Makes a ready hosted agent serve the channels of its names that nobody serves. An external one is chosen by hand. */
export const serveUnserved = ({ unserved }: LinkFacts, { id, kind, status, channels }: AgentRow): Change[] =>
  kind === "hosted" && status === "ready"
    ? unserved
        .filter(({ channel }) => channels.includes(channel))
        .map(({ organization_id, id: channelId, agent_id }) =>
          update("channels", { organization_id, id: channelId, agent_id }, { agent_id: id }),
        )
    : [];

/** Tells if an agent answers on a channel. */
export const serves = (agent: AgentRow, { agent_id, channel }: ChannelRow): boolean =>
  agent.id === agent_id && agent.status === "ready" && agent.channels.includes(channel);

/** Tells if an agent tells customers that a person is awaited. Hosted agents always do. */
export const announcesPeople = ({ kind, announces_people }: AgentRow): boolean => kind === "hosted" || announces_people;
