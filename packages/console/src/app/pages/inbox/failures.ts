/** Why a message did not arrive, and what to do. */
interface Failure {
  readonly what: string;
  readonly remedy: string;
}

const known: { readonly [code: string]: Failure } = {
  window_closed: {
    what: "The customer has been silent for 24 hours.",
    remedy: "Send a template; an answer opens the window again.",
  },
  recipient_unreachable: {
    what: "The number cannot be reached.",
    remedy: "Check the number, or ask the customer on another channel.",
  },
  template_rejected: { what: "The messaging app refused the template.", remedy: "Mend it on the page of templates." },
  channel_disconnected: { what: "The channel is disconnected.", remedy: "Connect it again on the page of channels." },
};

export const failureWords = (code: string | null): Failure =>
  known[code ?? ""] ?? {
    what: "The message did not arrive.",
    remedy:
      code === null || code === "null" ? "Send it again." : `Send it again. Reason: ${code.replaceAll("_", " ")}.`,
  };
