/** Needs for a person, the most urgent first. */
import { calledOf } from "../../ui/called.ts";
import {
  consoleConversationsCountOptions,
  consoleApprovalsListOptions,
  consoleChannelsListOptions,
  consoleConversationsListOptions,
  consoleWebhooksDeliveriesOptions,
  consoleKnowledgeGapsListOptions,
  consoleMessagesListOptions,
  consoleTemplatesListOptions,
  consoleWebhooksListOptions,
} from "@atlas-messaging/query";
import { isKeyOf } from "@atlas-messaging/contract";
import { useQueries, useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { useNames } from "../approvals/names.ts";
import { intentWords } from "../approvals/words.ts";
import { failureWords } from "../inbox/failures.ts";
import { type Endpoint, nameOf } from "../webhooks/deliveries.tsx";
import { useHour } from "../../ui/time.tsx";

export interface Need {
  /** The thing itself, where it is one. */
  readonly id: string;
  readonly kind: "waiting" | "approvals" | "message" | "webhook" | "channel" | "template" | "gaps";
  readonly look: "bad" | "warn" | "wait";
  readonly words: string;
  readonly about: string | null;
  readonly since: string | null;
  readonly sinceWords: string;
  readonly filter: { readonly status?: "exhausted" };
  /** Place of a message. */
  readonly conversation?: string;
}

type Given = Pick<Need, "id" | "kind" | "look" | "words"> & Partial<Need>;

const need = (given: Given): Need => ({ about: null, since: null, sinceWords: "", filter: {}, ...given });

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A page of a list is enough to count what needs a person. More than that is "100 or more". */
const limit = 100;

const countWords = (count: number, one: string, many: string): string =>
  count >= limit ? `${limit} or more ${many}` : counted(count, one, many);

/** Changes that no event tells are read now and then. */
const refetchInterval = 60_000;

interface Part {
  readonly needs: readonly Need[];
  readonly isLoading: boolean;
  readonly error: Error | null;
}

const partOf = (
  { isLoading, error }: { readonly isLoading: boolean; readonly error: Error | null },
  needs: readonly Need[],
): Part => ({ isLoading, error, needs });

const useWaiting = (): Part => {
  const enabled = useSession().may("atlas_api.conversations.read");
  const counts = useQuery({ ...consoleConversationsCountOptions(client), enabled });
  const listed = useQuery({ ...consoleConversationsListOptions(client, { waiting: true, limit }), enabled });
  const count = counts.data?.counts.waiting ?? 0;
  const times = (listed.data?.conversations ?? []).flatMap(({ waiting_since }) => waiting_since ?? []);
  const words = `${counted(count, "customer waits", "customers wait")} for an answer`;
  const since = times.toSorted()[0] ?? null;
  return partOf(
    counts,
    count === 0 ? [] : [need({ id: "waiting", kind: "waiting", look: "warn", words, since, sinceWords: "since" })],
  );
};

const useApprovals = (): Part => {
  const enabled = useSession().may("developer_console.manage");
  const asked = useQuery({ ...consoleApprovalsListOptions(client, { state: "pending", limit }), enabled });
  const approvals = asked.data?.approvals ?? [];
  const [first] = approvals.toSorted((one, other) => one.expires_at.localeCompare(other.expires_at));
  const names = useNames(first?.arguments ?? {});
  if (!first) return partOf(asked, []);
  const words = `${countWords(approvals.length, "action waits", "actions wait")} for your decision`;
  return partOf(asked, [
    need({
      id: "approvals",
      kind: "approvals",
      look: "warn",
      words,
      about: intentWords(first, names),
      since: first.expires_at,
      sinceWords: "expires",
    }),
  ]);
};

/** Failed messages that are shown one by one: the newest. */
const maxMessages = 5;

const useMessages = (): Part => {
  const enabled = useSession().may("atlas_api.conversations.read");
  const filter = { status: "failed", since: useHour(24), limit: maxMessages } as const;
  const asked = useQuery({ ...consoleMessagesListOptions(client, filter), enabled, refetchInterval });
  const needs = (asked.data?.messages ?? []).map(({ id, conversation_id, customer, text, error_code, updated_at }) =>
    need({
      id,
      kind: "message",
      look: "bad",
      words: `A message did not reach ${calledOf(customer)}`,
      about: `“${text}” ${failureWords(error_code).what}`,
      since: updated_at,
      conversation: conversation_id,
    }),
  );
  return partOf(asked, needs);
};

/** Webhooks that are asked for their failures. */
const maxWebhooks = 20;

const stoppedNeed = ({ id, endpoint_url, notice }: Endpoint): Need =>
  need({ id, kind: "webhook", look: "bad", words: `${nameOf(endpoint_url)} was stopped`, about: notice });

const useWebhooks = (): Part => {
  const enabled = useSession().may("atlas_api.webhooks.manage");
  const asked = useQuery({ ...consoleWebhooksListOptions(client, { limit: 200 }), enabled, refetchInterval });
  const endpoints = asked.data?.webhook_endpoints ?? [];
  const active = endpoints.filter(({ status }) => status === "active").slice(0, maxWebhooks);
  const failed = useQueries({
    queries: active.map(({ id }) => ({
      ...consoleWebhooksDeliveriesOptions(client, id, { status: "exhausted", limit }),
      refetchInterval,
    })),
  });
  const waiting = useQueries({
    queries: active.map(({ id }) => ({
      ...consoleWebhooksDeliveriesOptions(client, id, { status: "pending", limit }),
      refetchInterval,
    })),
  });
  const needs = active.flatMap((endpoint, index): readonly Need[] => {
    const { id, endpoint_url } = endpoint;
    const lost = failed[index]?.data?.deliveries ?? [];
    const retried = (waiting[index]?.data?.deliveries ?? []).filter(({ attempts }) => attempts.length > 0);
    const name = nameOf(endpoint_url);
    if (lost.length > 0) {
      const words = `${countWords(lost.length, "delivery", "deliveries")} to ${name} failed`;
      const since = lost[0]?.updated_at ?? null;
      return [
        need({ id, kind: "webhook", look: "bad", words, since, sinceWords: "last", filter: { status: "exhausted" } }),
      ];
    }
    if (retried.length === 0) return [];
    const words = `${countWords(retried.length, "delivery", "deliveries")} to ${name} did not arrive yet`;
    return [need({ id, kind: "webhook", look: "warn", words, about: "They are tried again for 24 hours." })];
  });
  return partOf(asked, [...endpoints.filter(({ notice }) => notice !== null).map(stoppedNeed), ...needs]);
};

const useChannels = (): Part => {
  const enabled = useSession().may("atlas_api.channels.read");
  const asked = useQuery({ ...consoleChannelsListOptions(client, { limit }), enabled, refetchInterval });
  const needs = (asked.data?.channels ?? []).flatMap(({ id, display_name, status, disconnected_at, health }) => {
    const kind = "channel";
    if (status === "disconnected" && disconnected_at === null)
      return [need({ id, kind, look: "bad", words: `${display_name} is not connected`, about: health.message })];
    if (health.state === "unreachable")
      return [need({ id, kind, look: "bad", words: `${display_name} carries no messages`, about: health.message })];
    if (health.state !== "degraded") return [];
    return [need({ id, kind, look: "warn", words: `${display_name} carries messages badly`, about: health.message })];
  });
  return partOf(asked, needs);
};

const templateWords = {
  rejected: ["was rejected", "bad"],
  paused: ["is paused: customers complained", "warn"],
  disabled: ["is no longer allowed", "bad"],
} as const;

const useTemplates = (): Part => {
  const enabled = useSession().may("developer_console.read");
  const asked = useQuery({ ...consoleTemplatesListOptions(client, { limit: 200 }), enabled, refetchInterval });
  const needs = (asked.data?.templates ?? []).flatMap(({ id, name, status, rejection_reason, notice }) => {
    if (!isKeyOf(templateWords, status)) return [];
    const [words, look] = templateWords[status];
    const about = rejection_reason ?? notice;
    return [need({ id, kind: "template", look, words: `The template ${name} ${words}`, about })];
  });
  return partOf(asked, needs);
};

const week = 7 * 24;

const useGaps = (): Part => {
  const enabled = useSession().may("atlas_api.knowledge.read");
  const since = useHour(week);
  const asked = useQuery({ ...consoleKnowledgeGapsListOptions(client, { since, limit }), enabled, refetchInterval });
  const questions = asked.data?.questions ?? [];
  const [most] = questions.toSorted((one, other) => other.count - one.count);
  if (!most) return partOf(asked, []);
  const words = `${countWords(questions.length, "question", "questions")} found no answer this week`;
  return partOf(asked, [need({ id: "gaps", kind: "gaps", look: "wait", words, about: `“${most.question}”` })]);
};

const urgency = ["bad", "warn", "wait"];

export const useNeeds = (): Part => {
  const parts = [useWaiting(), useApprovals(), useMessages(), useWebhooks(), useChannels(), useTemplates(), useGaps()];
  const people = parts.slice(0, 2).flatMap(({ needs }) => needs);
  const others = parts.slice(2).flatMap(({ needs }) => needs);
  return {
    needs: [...people, ...others.toSorted((one, other) => urgency.indexOf(one.look) - urgency.indexOf(other.look))],
    isLoading: parts.some(({ isLoading }) => isLoading),
    error: parts.find(({ error }) => error !== null)?.error ?? null,
  };
};
