import type { BodyOf, SuccessOf } from "@atlas-messaging/contract";

/** Content other than text, as a message has it. */
export type MessageContent = NonNullable<SuccessOf<"messages.get">["data"]["message"]["content"]>;

/** Content that a customer can send. */
export type InboundContent = Extract<
  Extract<BodyOf<"events.ingest">, { readonly message: unknown }>["message"],
  { readonly content: unknown }
>["content"];
