import type { DataOf } from "@atlas-messaging/contract";

export type StoredRequest = DataOf<"console.listRequests">["requests"][number];
export type WholeRequest = DataOf<"console.getRequest">["request"];

type Sender = StoredRequest["principal"];

const nameless: { readonly [type in Sender["type"]]: string } = {
  sandbox: "The token of this sandbox",
  grant: "A program",
  key: "A service account",
  oauth: "An app",
  operator: "A colleague",
};

/** Names who sent a request. */
export const senderWords = ({ type, name }: Sender): string => name ?? nameless[type];
