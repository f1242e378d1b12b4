import type { DataOf } from "@atlas-messaging/contract";
import { useMemo } from "react";
import { useMemberNames } from "../../ui/member-names.ts";

export type Change = DataOf<"console.listAuditEvents">["events"][number];

interface Actors {
  /** Name of who did a change. */
  readonly nameOf: (change: Change) => string;
  /** Members by whom the filter narrows. */
  readonly members: readonly (readonly [id: string, name: string])[];
}

/** Names those who changed something. A credential has no name of its own, and a removed member none any more. */
export const useActors = (): Actors => {
  const names = useMemberNames();
  return useMemo(() => {
    const nameOf = ({ actor_type, actor_id }: Change): string => {
      if (actor_type === "system") return "The service";
      if (actor_type === "credential") return "A program";
      return (actor_id === null ? undefined : names.get(actor_id)) ?? "A former member";
    };
    return { nameOf, members: [...names] };
  }, [names]);
};
