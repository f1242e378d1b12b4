import { requestValidators } from "@atlas-messaging/contract/request-validators/knowledge";
import { knowledge } from "@atlas-messaging/pipeline/operations/knowledge";
import { search } from "../knowledge/search.ts";
import { changedDocumentFacts, documentOf, documentPage, newDocumentFacts } from "../lookups/knowledge.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

export const loads = {
  "knowledge.list": documentPage,
  "knowledge.search": (organization, args) => ({ found: search(organization, args) }),
  "knowledge.get": documentOf,
  "knowledge.refresh": documentOf,
  "knowledge.create": newDocumentFacts,
  "knowledge.update": changedDocumentFacts,
} satisfies LoadsIn<"knowledge">;

export const section = sectionOf("knowledge", { operations: knowledge, loads, validators: requestValidators });
