import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { sinceOf } from "./spans.ts";

const api = getRouteApi("/signed-in/audit");

/** Returns the filters of the address, as the API takes them. */
export const useFilter = () => {
  const { kind, span, actor, asset, request } = api.useSearch();
  // The span begins when it is chosen, so that the list does not start anew while somebody reads it.
  const since = useMemo(() => (span === undefined ? undefined : sinceOf(span, Date.now())), [span]);
  return {
    ...(kind === undefined ? {} : { event_type: `atlas_api.${kind}` }),
    ...(since === undefined ? {} : { since }),
    ...(actor === undefined ? {} : { actor_id: actor }),
    ...(asset === undefined ? {} : { asset_id: asset }),
    ...(request === undefined ? {} : { correlation_id: request }),
  };
};
