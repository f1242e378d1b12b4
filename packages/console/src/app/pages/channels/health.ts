import type { DataOf } from "@atlas-messaging/contract";
import type { Look } from "../../ui/state.tsx";

export type Channel = DataOf<"console.channels.list">["channels"][number];

// State of a channel in words, what is wrong, and what to do.
export interface Health {
  readonly look: Look;
  readonly name: string;
  /** Null if nothing is wrong. */
  readonly wrong: string | null;
  readonly remedy: string | null;
}

const fine = { wrong: null, remedy: null } as const;

/** The message ends with the advice, which stands below it. */
const withoutAdvice = ({ message, provider_error: words }: Channel["health"]): string | null =>
  message?.replace(` ${words?.advice}`, "") ?? null;

export const healthOf = ({ status, disconnected_at, health }: Channel): Health => {
  if (disconnected_at !== null)
    return {
      look: "off",
      name: "Disconnected",
      wrong: "A colleague disconnected it. Queued messages wait, and fail after 24 hours.",
      remedy: "Reconnect it when it may send again.",
    };
  if (status === "disconnected")
    return {
      look: "bad",
      name: "Link lost",
      wrong: health.message ?? "The messaging app no longer takes the link.",
      remedy: "Make a new access token at the provider, enter it under New secrets, then test.",
    };
  if (health.provider_error !== undefined)
    return {
      look: "bad",
      name: "Refused",
      wrong: withoutAdvice(health) ?? "The messaging app refuses its messages.",
      remedy: health.provider_error.advice ?? "Ask the messaging app's support. Test the channel when it is mended.",
    };
  if (health.state === "unreachable")
    return {
      look: "bad",
      name: "Unreachable",
      wrong: health.message ?? "The messaging app does not answer.",
      remedy: "Test it. If it still fails, check the address and the provider's status page, then enter a new token.",
    };
  if (health.state === "degraded")
    return {
      look: "warn",
      name: "Degraded",
      wrong: health.message ?? "Some messages fail or are slow.",
      remedy: "Wait some minutes and test again. Messages are sent again by themselves.",
    };
  if (health.state === "unknown") return { look: "wait", name: "Not checked yet", ...fine };
  return { look: "good", name: "Healthy", ...fine };
};
