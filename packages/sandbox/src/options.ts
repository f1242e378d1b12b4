import { type LimitName, limits } from "@atlas-messaging/contract";
import { type Quotas, defaultQuotas } from "@atlas-messaging/domain";
import type { ServiceSettings, Shell } from "@atlas-messaging/pipeline";
import type { AnswerLine, SandboxOptions } from "./api.ts";
import type { ReceiverResponse, Outside } from "./jobs/job-shell.ts";

export const startOf = (clock: SandboxOptions["clock"] = "2026-01-01T09:00:00.000Z"): number => {
  const time = clock === "system" ? Date.now() : new Date(clock).getTime();
  if (Number.isNaN(time)) throw new TypeError(`clock must be "system" or a time, not ${JSON.stringify(clock)}.`);
  return time;
};

const isClass = (name: string): name is LimitName => Object.hasOwn(limits, name);

const names = Object.keys(limits).filter(isClass);

/** Requests a minute by class: the given ones, otherwise the contract's. */
const limitsOf = (own: NonNullable<SandboxOptions["limits"]>): ServiceSettings["limits"] => {
  for (const [name, max] of Object.entries(own)) {
    if (!isClass(name)) throw new TypeError(`There is no limit class ${name}; there are ${names.join(", ")}.`);
    if (!(max >= 1)) throw new TypeError(`The limit of ${name} is one request a minute or more, not ${max}.`);
  }
  const each = names.map((name) => [name, own[name] ?? limits[name].limit] as const);
  return Object.fromEntries(each) as ServiceSettings["limits"]; // Every class is included.
};

const quotasOf = (own: NonNullable<SandboxOptions["quotas"]>): Quotas => {
  for (const [name, max] of Object.entries(own)) {
    if (!Object.hasOwn(defaultQuotas, name)) {
      throw new TypeError(`There is no quota ${name}; there are ${Object.keys(defaultQuotas).join(", ")}.`);
    }
    if (!Number.isSafeInteger(max) || max < 1) throw new TypeError(`The quota of ${name} is 1 or more, not ${max}.`);
  }
  return { ...defaultQuotas, ...own };
};

export const settingsOf = ({ limits: own = {}, quotas = {} }: SandboxOptions): ServiceSettings => ({
  environment: "sandbox",
  signUp: "open",
  enablePreview: true,
  build: "sandbox",
  limits: limitsOf(own),
  quotas: quotasOf(quotas),
});

/** Address of the sandbox, without a trailing slash. */
export const addressOf = (baseUrl = "http://127.0.0.1:4100"): string => {
  if (/^https?:\/\//.test(baseUrl) && URL.canParse(baseUrl)) return baseUrl.replace(/\/$/, "");
  throw new TypeError(`baseUrl must be an http or https address, not ${JSON.stringify(baseUrl)}.`);
};

export const accessLogOf = ({ onAnswer }: SandboxOptions): Shell["accessLog"] => ({
  info: (line) => onAnswer?.(line as AnswerLine), // The walk writes these members and a few more.
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

const attempt = async (webhooks: SandboxOptions["webhooks"], request: Request): Promise<ReceiverResponse> => {
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
