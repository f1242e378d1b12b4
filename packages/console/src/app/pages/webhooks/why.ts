/** The reason why an attempt counts as failed, and the remedy. */
import type { Attempt } from "./deliveries.tsx";

type Answer = Pick<Attempt, "response_status" | "error"> & { readonly response_body?: string | null };

interface Reason {
  readonly what: string;
  readonly remedy: string;
}

const unanswered: { readonly [code: string]: Reason } = {
  timeout: {
    what: "There was no complete answer within 5 seconds.",
    remedy: "Answer 200 first, and do the work afterwards.",
  },
  connect_failed: {
    what: "No connection could be made.",
    remedy: "Check that the receiver runs, and that its address and port are right.",
  },
  invalid_response: {
    what: "The answer was no HTTP, or had too many headers.",
    remedy: "Check what answers at this address and port.",
  },
  dns_failed: { what: "The name of the host is not known.", remedy: "Check the address for a typing mistake." },
  resolver_failed: {
    what: "No name server of this deployment answered. That is not the receiver's fault, and does not count against it.",
    remedy: "Tell whoever runs this deployment. The delivery is tried again.",
  },
  tls_failed: {
    what: "No secure connection could be made.",
    remedy: "Check the certificate: its name, its date, and that the chain is whole.",
  },
  blocked_address: {
    what: "The address leads into a private network, which is never contacted.",
    remedy: "Give the webhook a public address.",
  },
  response_too_large: { what: "The answer was too large.", remedy: "Answer with an empty body." },
  invalid_url: { what: "The address is not valid.", remedy: "Change the address of the webhook." },
};

/** Sentences on why a delivery waits or ended without an attempt. */
export const untried = {
  endpoint_disabled: "It waits until the webhook is active again, a day at most.",
  endpoint_resting: "It waits as long as the receiver asked for (Retry-After).",
  earlier_event: "It waits for the event before it of its conversation.",
  endpoint_deleted: "The webhook was deleted before it was sent.",
  set_aside: "The service failed to record it ten times.",
} as const;

const answered: { readonly [status: number]: Reason } = {
  400: { what: "The receiver could not read the event (400).", remedy: "Its own log says what it missed." },
  404: { what: "Nothing is at this address (404).", remedy: "Check the path of the address." },
  405: { what: "The receiver takes no POST at this address (405).", remedy: "Check the path of the address." },
  410: { what: "The receiver says that it is gone (410).", remedy: "If it goes on, the webhook is disabled." },
  413: { what: "The event is too large for the receiver (413).", remedy: "Let it accept bodies of 1 MB." },
  429: { what: "The receiver got too much at once (429).", remedy: "It is asked again later, and more slowly." },
};

const signatures: { readonly [reason: string]: Reason } = {
  missing: {
    what: "The receiver found no signature.",
    remedy: "Something before it, such as a proxy, drops the header Atlas-Signature. Let it pass.",
  },
  malformed: {
    what: "The receiver could not read the signature.",
    remedy: "Something before it changes the header Atlas-Signature. Let it pass as it is.",
  },
  mismatch: {
    what: "The signature did not match at the receiver.",
    remedy: "Give it this webhook's signing secret, or rotate the secret. Let it verify the body as it was sent.",
  },
};

const clock: Reason = {
  what: "The receiver refused the time of the signature.",
  remedy: "Set the clock of its machine. It may differ by 5 minutes at most.",
};

const isOf = (status: number, hundred: number): boolean => Math.floor(status / 100) === hundred;

/** Receivers that use our helper say in their answer which part of the signature was wrong. */
const refused = (status: number, body: string): Reason => {
  const signature = signatures[/invalid_signature: (\w+)/.exec(body)?.[1] ?? ""];
  if (signature) return signature;
  if (/timestamp|too old|expired/i.test(body)) return clock;
  return {
    what: `The receiver refused it (${status}).`,
    remedy: "Check that it has the right signing secret, and that its clock is right.",
  };
};

/** Returns null for an attempt that counts as delivered. */
export const whyFailed = ({ response_status: status, error, response_body }: Answer): Reason | null => {
  if (error !== null) return unanswered[error] ?? { what: error, remedy: "It is tried again by itself." };
  if (status === null) return { what: "There was no answer.", remedy: "It is tried again by itself." };
  if (isOf(status, 2)) return null;
  const body = response_body ?? "";
  if (status === 401 || status === 403 || (status === 400 && /signature|timestamp/i.test(body)))
    return refused(status, body);
  const known = answered[status];
  if (known) return known;
  if (isOf(status, 3))
    return {
      what: `The receiver sent us elsewhere (${status}). Redirects are not followed.`,
      remedy: "Give the webhook the final address.",
    };
  if (isOf(status, 5)) return { what: `The receiver itself failed (${status}).`, remedy: "Its own log says why." };
  return { what: `The receiver answered ${status}.`, remedy: "Only an answer from 200 to 299 counts as received." };
};
