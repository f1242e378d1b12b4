import { type Known, keysOf } from "@atlas-messaging/contract";
import type { DataOf } from "@atlas-messaging/contract";

export type Grouping = Known<DataOf<"console.costs.get">["group_by"]>;

/** Things by which figures are added up. */
export const groupings: { readonly [name in Grouping]: string } = {
  category: "Category",
  country: "Country",
  template: "Template",
  agent: "Agent",
  channel: "Channel",
  month: "Month",
};

export const groupingNames: readonly Grouping[] = keysOf(groupings);
