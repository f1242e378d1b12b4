/** Layers between the suite and a sandbox: one that is slow and refuses at times, and one that drops headers. */
import { setTimeout as pause } from "node:timers/promises";
import { operations } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { refusalAnswer } from "@atlas-messaging/server-stubs";
import { standardHeaders } from "@atlas-messaging/server-stubs/parts";
import { type Layer, answering } from "./faults/fault.ts";

/** Random numbers from 0 to 1, the same in each run (a linear congruential generator). */
const numbers = (seed: number) => {
  let state = seed;
  return (): number => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
};

type Refuse = (asked: Parameters<Layer>[0]) => Response | null;

/** Delays each answer by up to `delay` milliseconds, and refuses a tenth of the requests before they arrive. */
export const unruly = (delay: number, refuse: Refuse, refused: () => void): Layer => {
  const random = numbers(7);
  return async (asked, next) => {
    await pause(random() * delay);
    const refusal = random() < 0.1 ? refuse(asked) : null;
    if (refusal === null) return next(asked.request);
    refused();
    return refusal;
  };
};

/** Refuses in words of a gateway's own. */
export const asGateway: Refuse = () => new Response("Slow down.", { status: 429, headers: { "retry-after": "2" } });

/** Refuses in the form of the contract, where the operation has it. */
export const asContract: Refuse = ({ operation: id, token }) => {
  if (id === null || operations[id].section === "system") return null;
  const requestId = crypto.randomUUID();
  const limited = { code: "rate_limited", message: "Wait for Retry-After." } as const;
  const answer = refusalAnswer({ ...operations[id], id }, limited, { requestId, site: "http://gateway.example" });
  if (!validateResponse(id, 429, JSON.parse(answer.text)).ok) return null;
  const limit = {
    limitClass: token === "" ? "public" : operations[id].limit,
    limit: 10,
    remaining: 0,
    resetAt: Date.now() + 1_000,
    resetSeconds: 1,
    reason: token === "" ? "address" : "organization",
    retryAfterSeconds: 1,
  } as const;
  return new Response(answer.text, { status: 429, headers: standardHeaders(answer, { requestId, limit }) });
};

/** Leaves these headers out of each answer. */
export const without =
  (...names: readonly string[]): Layer =>
  async (asked, next) =>
    answering(await next(asked.request), { headers: Object.fromEntries(names.map((name) => [name, null])) });
