import { type LimitName, limits } from "@atlas-messaging/contract";
import type { Attempt } from "@atlas-messaging/domain";
import type { ServiceSettings, Shell } from "@atlas-messaging/pipeline";
import type { Duration } from "./clock.ts";
import type { Faults } from "./faults.ts";
import type { Outside } from "./jobs/job-call.ts";

/** How a sandbox is to be. Without any of it: the same as every other one, at rest, and in touch with nobody. */
export interface SandboxOptions {
  /** All chance comes from it: with the same seed, the same calls get the same ids, tokens and answers. */
  readonly seed?: string | number;
  /**
   * A time (ISO 8601, milliseconds or a Date) that stands still until `advance` moves it, or `"system"`, which runs.
   * 2026-01-01T09:00:00.000Z by default, so that answers are the same every day.
   */
  readonly clock?: string | number | Date;
  /** How long every answer takes, really: the only thing here that waits, and nothing by default. */
  readonly latency?: Duration;
  /** Operations that fail from the start, as by `fail`. */
  readonly faults?: Faults;
  /** Requests a minute by limit class, where they are not to be those of the contract. */
  readonly limits?: { readonly [limitClass in LimitName]?: number };
  /** The address that answers tell; `http://127.0.0.1:4100` by default. Requests are taken at any. */
  readonly baseUrl?: string;
  /**
   * Who gets the webhooks of subscriptions: `"fetch"` posts them to their URLs, a function gets each as a signed request
   * and answers it (nothing counts as 200). By default nobody is contacted, and every attempt succeeds.
   */
  readonly webhooks?: "fetch" | ((request: Request) => Response | void | Promise<Response | void>);
  /** The pages of knowledge sources that are URLs; by default none can be fetched. */
  readonly pages?: (url: string) => Response | string | Promise<Response | string>;
  /** Gets a line of each answered request. */
  readonly onAnswer?: (line: AnswerLine) => void;
  /** Gets every event that happens. */
  readonly onEvent?: (line: EventLine) => void;
}

/** How a request went. */
export interface AnswerLine {
  readonly request_id: string;
  readonly operation: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** Something that happened. */
export interface EventLine {
  readonly event_type: string;
  readonly organization_id: string;
  readonly conversation_id: string | null;
}

export const startOf = (clock: SandboxOptions["clock"] = "2026-01-01T09:00:00.000Z"): number => {
  const time = clock === "system" ? Date.now() : new Date(clock).getTime();
  if (Number.isNaN(time)) throw new TypeError(`clock must be "system" or a time, not ${JSON.stringify(clock)}.`);
  return time;
};

export const settingsOf = ({ limits: own = {} }: SandboxOptions): ServiceSettings => ({
  environment: "sandbox",
  enablePreview: true,
  build: "sandbox",
  limits: {
    messages: own.messages ?? limits.messages.limit,
    agent_tools: own.agent_tools ?? limits.agent_tools.limit,
    actions: own.actions ?? limits.actions.limit,
    ingest: own.ingest ?? limits.ingest.limit,
    writes: own.writes ?? limits.writes.limit,
    reads: own.reads ?? limits.reads.limit,
    public: own.public ?? limits.public.limit,
  },
});

export const accessLogOf = ({ onAnswer }: SandboxOptions): Shell["accessLog"] => ({
  info: (line) => onAnswer?.(line as AnswerLine), // The walk writes exactly these members, and a few more.
});

export const outsideOf = ({ webhooks, pages }: SandboxOptions): Outside => ({
  deliver: (request) => attempt(webhooks, request),
  fetchPage: async (url) => {
    if (!pages)
      throw new Error("The offline sandbox fetches no pages; give it the option pages, or submit the content as text.");
    const page = await pages(url);
    return typeof page === "string" ? new Response(page, { headers: { "content-type": "text/plain" } }) : page;
  },
});

const timeoutMs = 5_000;

const attempt = async (webhooks: SandboxOptions["webhooks"], request: Request): Promise<Attempt> => {
  if (webhooks === undefined) return { status: 200 };
  try {
    if (typeof webhooks === "function") return { status: (await webhooks(request))?.status ?? 200 };
    const answer = await fetch(request, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return { status: answer.status };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    return { error: timedOut ? "timeout" : "connect_failed" };
  }
};
