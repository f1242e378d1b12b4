import { signPayload, signStandardWebhook } from "@atlas-messaging/webhooks";
import type { Event } from "./follow.ts";
import type { Io } from "./io.ts";

/** Answer to a forwarded event. */
export interface Forwarded {
  /** Status of the answer. Null if none came. */
  readonly status: number | null;
  readonly milliseconds: number;
  /** Reason why no answer came, such as `ECONNREFUSED`. */
  readonly error: string | null;
}

/** Milliseconds that a receiver has, as for a real delivery. */
const patience = 10_000;

/** Posts an event as a webhook delivers it: the same body, headers and signatures. */
export const forward = async (io: Io, url: string, secret: string, event: Event): Promise<Forwarded> => {
  const body = JSON.stringify(event.payload);
  const { event_id: id = event.id }: { readonly event_id?: string } = event.payload;
  const headers = {
    "content-type": "application/json",
    "user-agent": "Atlas-Webhooks/0.1",
    "x-request-id": event.correlation_id,
    "atlas-signature": signPayload(body, secret),
    ...signStandardWebhook(body, { id, at: Date.now(), secret }),
  };
  const begun = performance.now();
  const took = (): number => Math.round(performance.now() - begun);
  const signal = AbortSignal.any([io.signal, AbortSignal.timeout(patience)]);
  try {
    const answer = await io.fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    await answer.body?.cancel();
    return { status: answer.status, milliseconds: took(), error: null };
  } catch (error) {
    return { status: null, milliseconds: took(), error: reasonOf(error) };
  }
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return `no answer within ${patience / 1_000} s`;
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
};
