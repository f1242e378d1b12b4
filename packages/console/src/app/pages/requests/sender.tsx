import { useMemberNames } from "../../ui/member-names.ts";
import type { StoredRequest } from "./types.ts";

type Principal = StoredRequest["principal"];

const nameless: { readonly [type in Principal["type"]]: string } = {
  sandbox: "The token of this sandbox",
  grant: "A program",
  key: "A service account",
  oauth: "An app",
  operator: "A colleague",
};

/** Names who sent a request. The service says the ids of members alone. */
export const useSenderWords = (): ((principal: Principal) => string) => {
  const members = useMemberNames();
  return ({ id, type, name }) => name ?? members.get(id) ?? nameless[type];
};

export const Sender = ({ principal }: { readonly principal: Principal }) => useSenderWords()(principal);
