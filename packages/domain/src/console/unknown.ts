import { refuse } from "../outcome.ts";

export const unknownApp = (id: string) => refuse("not_found", `Your organization has no app ${id}.`);

export const unknownServiceAccount = (id: string) =>
  refuse("not_found", `Your organization has no service account ${id}.`);
