import type { DataOf, Known } from "@atlas-messaging/contract";
import { consoleLimitsListOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Skeleton } from "../../ui/loaded.tsx";
import { Problem } from "../../ui/problem.tsx";
import { type Look, State } from "../../ui/state.tsx";
import { lookUp } from "../../data/look-up.ts";

type Window = DataOf<"console.limits.list">["limits"][number];

const words: { readonly [name in Known<Window["class"]>]: string } = {
  messages: "Messages to customers",
  agent_tools: "Calls of agents",
  actions: "Actions",
  ingest: "Events that come in",
  writes: "Changes",
  reads: "Reads",
};

/** Windows last a minute, and no event tells of their use. */
const refetchInterval = 10_000;

/** From this part of a limit on, its use is a warning. */
const nearly = 0.8;

const stateOf = ({ used, limit, remaining }: Window): readonly [Look, string] => {
  if (remaining === 0) return ["bad", "Used up"];
  return used >= limit * nearly ? ["warn", "Nearly used up"] : ["good", "Free"];
};

/** Limits of the organization, and how much of them the last minute used. */
export const Limits = () => {
  const { may } = useSession();
  const isAllowed = may("developer_console.read");
  const { data, error } = useQuery({ ...consoleLimitsListOptions(client), enabled: isAllowed, refetchInterval });
  if (!isAllowed) return <p className="quiet">You may not see them. Ask a colleague who manages members.</p>;
  return (
    <>
      <p>All programs and colleagues share them. Above a limit, calls are refused until the minute is over.</p>
      {error && <Problem error={error} />}
      {!data && !error && <Skeleton rows={3} />}
      <dl className="facts">
        {data?.limits.map((window) => (
          <Line key={window.class} window={window} />
        ))}
      </dl>
    </>
  );
};

const Line = ({ window }: { readonly window: Window }) => {
  const [look, state] = stateOf(window);
  return (
    <div>
      <dt title={window.class}>{lookUp(words, window.class, window.class)}</dt>
      <dd>
        {window.used} of {window.limit} in the last minute <State look={look}>{state}</State>
      </dd>
    </div>
  );
};
