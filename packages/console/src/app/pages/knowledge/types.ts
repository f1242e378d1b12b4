import type { DataOf, Known } from "@atlas-messaging/contract";
import type { Look } from "../../ui/state.tsx";

export const statusFilter = ["indexed", "queued", "failed", "archived"] as const;

export const audienceFilter = ["customers", "developers"] as const;

export const gapFilter = ["gap_none", "gap_weak"] as const;

export type Source = DataOf<"console.knowledge.list">["documents"][number];

export type Detail = DataOf<"console.knowledge.get">["document"];

export type Question = DataOf<"console.knowledgeGaps.list">["questions"][number];

export type Answer = DataOf<"console.knowledge.search">;

export type Found = Answer["results"][number];

export type Audience = Source["audience"];

export const states: { readonly [status in Known<Source["status"]>]: readonly [Look, string] } = {
  queued: ["wait", "Being read"],
  indexed: ["good", "In use"],
  failed: ["bad", "Failed"],
  archived: ["off", "Archived"],
};

export const kinds: { readonly [kind in Known<Source["source_type"]>]: string } = {
  text: "Text",
  url: "Web page",
  document: "File",
};

export const audiences: { readonly [audience in Known<Audience>]: string } = {
  both: "Customers and developers",
  customers: "Customers",
  developers: "Developers",
};

export const audienceNames = ["both", "customers", "developers"] as const;

export const timesWords = (count: number): string => (count === 1 ? "Asked once" : `Asked ${count} times`);

/** A score as people read it. */
export const relevanceWords = (score: number): string => `${Math.round(score * 100)} of 100 for relevance`;
