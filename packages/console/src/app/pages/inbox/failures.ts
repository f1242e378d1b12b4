import type { Permission } from "@atlas-messaging/contract";

/** The reason why a message did not arrive, and the remedy. */
interface Failure {
  readonly what: string;
  readonly remedy: string;
  /** Page on which that is done. */
  readonly place?: Place;
}

interface Place {
  readonly to: "/channels" | "/templates" | "/costs";
  readonly permission: Permission;
}

const channels: Place = { to: "/channels", permission: "atlas_api.channels.read" };
const templates: Place = { to: "/templates", permission: "developer_console.read" };

const costs: Place = { to: "/costs", permission: "developer_console.read" };

const unreachable = "Check the number, or ask the customer on another channel.";
const template = "Choose another template, or correct this one.";
const wait = "Send it again in a while.";
const channel = "See what is wrong with the channel.";

const known: { readonly [code: string]: Failure } = {
  window_closed: { what: "The customer has been silent for 24 hours.", remedy: "Send a template." },
  recipient_unreachable: { what: "The number cannot be reached.", remedy: unreachable },
  recipient_opted_out: {
    what: "The customer wants no such messages.",
    remedy: "Respect it, or send what is no marketing.",
  },
  recipient_not_allowed: { what: "The channel may not write to this number.", remedy: unreachable },
  marketing_limited: { what: "The customer got enough marketing for now.", remedy: wait },
  template_not_found: { what: "The messaging app does not know the template.", remedy: template, place: templates },
  template_mismatch: { what: "The values do not fit the template.", remedy: template, place: templates },
  template_unavailable: { what: "The messaging app has stopped the template.", remedy: template, place: templates },
  message_invalid: { what: "The messaging app does not take such a message.", remedy: "Write it in another form." },
  channel_disconnected: { what: "The channel is disconnected.", remedy: "Connect it again.", place: channels },
  channel_refused: { what: "The messaging app refused the channel.", remedy: channel, place: channels },
  provider_unavailable: { what: "The messaging app could not be reached.", remedy: wait },
  spending_cap: { what: "A spending cap is reached.", remedy: "Raise it, or wait for the next month.", place: costs },
  rate_limited: { what: "The channel has sent too much at once.", remedy: wait },
};

export const failureWords = (code: string | null): Failure =>
  known[code ?? ""] ?? {
    what: "The message did not arrive.",
    remedy:
      code === null || code === "null" ? "Send it again." : `Send it again. Reason: ${code.replaceAll("_", " ")}.`,
  };
