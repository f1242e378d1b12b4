import { limits } from "@atlas-messaging/contract";
import type { ServiceSettings, Shell } from "@atlas-messaging/pipeline";
import type { AnswerLine, SandboxOptions } from "./api.ts";
import type { Answer, Outside } from "./jobs/job-call.ts";

export const startOf = (clock: SandboxOptions["clock"] = "2026-01-01T09:00:00.000Z"): number => {
  const time = clock === "system" ? Date.now() : new Date(clock).getTime();
  if (Number.isNaN(time)) throw new TypeError(`clock must be "system" or a time, not ${JSON.stringify(clock)}.`);
  return time;
};

export const settingsOf = ({ limits: own = {} }: SandboxOptions): ServiceSettings => ({
  environment: "sandbox",
  signUp: "open",
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
    sign_in: own.sign_in ?? limits.sign_in.limit,
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

const attempt = async (webhooks: SandboxOptions["webhooks"], request: Request): Promise<Answer> => {
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
