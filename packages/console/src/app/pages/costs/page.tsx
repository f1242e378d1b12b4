import {
  consoleAgentsListOptions,
  consoleChannelsListOptions,
  consoleCostsGetOptions,
  consoleTemplatesListOptions,
} from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { SelectField } from "../../ui/field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { useNow } from "../../ui/time.tsx";
import { type Grouping, groupingNames, groupings } from "./groupings.ts";
import { CapList } from "./caps.tsx";
import { Months, monthOf, monthsUntil, spanOf } from "./months.tsx";
import { Rates } from "./rates.tsx";
import { FigureTable } from "./table.tsx";

const api = getRouteApi("/signed-in/costs");

const shownMonths = 12;

/** Names of what figures are added up by, where their key is an id. */
const useNames = (by: Grouping): ReadonlyMap<string, string> => {
  const { may } = useSession();
  const limit = 200;
  const templates = useQuery({ ...consoleTemplatesListOptions(client, { limit }), enabled: by === "template" });
  const agents = useQuery({
    ...consoleAgentsListOptions(client, { limit }),
    enabled: by === "agent" && may("atlas_api.agents.read"),
  });
  const channels = useQuery({
    ...consoleChannelsListOptions(client, { limit }),
    enabled: by === "channel" && may("atlas_api.channels.read"),
  });
  return new Map([
    ...(templates.data?.templates ?? []).map(({ id, name }) => [id, name] as const),
    ...(agents.data?.agents ?? []).map(({ id, name }) => [id, name] as const),
    ...(channels.data?.channels ?? []).map(({ id, display_name }) => [id, display_name] as const),
  ]);
};

const Costs = () => {
  const { by = "category", month } = api.useSearch();
  const navigate = api.useNavigate();
  const months = monthsUntil(new Date(useNow()), shownMonths);
  const chosen = months.find((each) => each === month) ?? monthOf(new Date(useNow()));
  const span = by === "month" ? { since: spanOf(months[0] ?? chosen).since } : spanOf(chosen);
  const query = useQuery(consoleCostsGetOptions(client, { group_by: by, ...span }));
  const names = useNames(by);
  const choose = (next: { readonly by?: Grouping; readonly month?: string }): void =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  return (
    <div className="today">
      <div className="today-inside">
        <h1>Costs</h1>
        <Months months={months} chosen={chosen} onChoose={(next) => choose({ month: next })} />
        <section aria-label="Figures">
          <div className="cost-choices">
            <SelectField
              label="By"
              value={by}
              options={groupingNames.map((name) => [name, groupings[name]])}
              onChange={({ target }) =>
                choose({ by: groupingNames.find((name) => name === target.value) ?? "category" })
              }
            />
            <SelectField
              label="Month"
              value={chosen}
              disabled={by === "month"}
              options={months.toReversed().map((each) => [each, each])}
              onChange={({ target }) => choose({ month: target.value })}
            />
          </div>
          <Loaded query={query} one="report">
            {(data) => <FigureTable report={data} names={names} />}
          </Loaded>
        </section>
        <CapList />
        <Rates />
      </div>
    </div>
  );
};

export const route = createLazyRoute("/signed-in/costs")({ component: Costs });
