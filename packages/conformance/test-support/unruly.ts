/** Layers between the suite and a sandbox: one that is slow and refuses at times, and one that drops headers. */
import { setTimeout as pause } from "node:timers/promises";
import { operations } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/contract/validate-response";
import { refusalAnswer } from "@atlas-messaging/server-stubs/handlers";
import { type Layer, answering } from "./faults/fault.ts";
import { limitHeaders } from "./five-operations.ts";

/** Random numbers from 0 to 1, the same in each run (a linear congruential generator). */
const numbers = (seed: number) => {
  let state = seed;
  return (): number => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
};

/** Delays each answer by up to `delay` milliseconds, and refuses a tenth of the requests before they arrive. */
export const unruly = (delay: number, refused: (count: number) => void = () => {}): Layer => {
  const random = numbers(7);
  let count = 0;
  return async (asked, next) => {
    await pause(random() * delay);
    const refusal = random() < 0.1 ? refusalOf(asked) : null;
    if (refusal === null) return next(asked.request);
    refused((count += 1));
    return refusal;
  };
};

/** Refuses in the form of the contract, where the operation has it. */
const refusalOf = ({ operation: id, token }: Parameters<Layer>[0]): Response | null => {
  if (id === null || operations[id].section === "system") return null;
  const answer = refusalAnswer({ ...operations[id], id }, { code: "rate_limited", message: "Wait for Retry-After." });
  if (validateResponse(id, 429, JSON.parse(answer.text)).length > 0) return null;
  const name = token === "" ? "public" : operations[id].limit;
  const told = limitHeaders({ name, limit: 10, remaining: 0, seconds: 1, isFull: true });
  const headers = { ...told, "cache-control": "no-store", "x-content-type-options": "nosniff" };
  return new Response(answer.text, {
    status: 429,
    headers: { ...headers, "content-type": answer.contentType ?? "", "x-request-id": crypto.randomUUID() },
  });
};

/** Leaves these headers out of each answer. */
export const without =
  (...names: readonly string[]): Layer =>
  async (asked, next) =>
    answering(await next(asked.request), { headers: Object.fromEntries(names.map((name) => [name, null])) });
