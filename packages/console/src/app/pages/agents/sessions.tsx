import type { DataOf } from "@atlas-messaging/contract";
import {
  consoleListAgentSessionMessagesInfiniteOptions,
  consoleListAgentSessionsInfiniteOptions,
} from "@atlas-messaging/query";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/empty.tsx";
import { useItems } from "../../ui/items.ts";
import { Problem } from "../../ui/problem.tsx";
import { Time, exactWords } from "../../ui/time.tsx";
import type { Agent } from "./serves.ts";

type Session = DataOf<"console.listAgentSessions">["sessions"][number];
type Said = DataOf<"console.listAgentSessionMessages">["messages"][number];

const sessionsOf = (page: { readonly sessions: readonly Session[] }): readonly Session[] => page.sessions;
const saidOf = (page: { readonly messages: readonly Said[] }): readonly Said[] => page.messages;

/** Trials of an agent, by colleagues here and by programs. */
export const AgentSessions = ({ agent }: { readonly agent: Agent }) => {
  const query = useInfiniteQuery(consoleListAgentSessionsInfiniteOptions(client, { agent_id: agent.id, limit: 10 }));
  const { items, error, hasMore, more } = useItems(query, sessionsOf);
  return (
    <section>
      <h3>Earlier trials</h3>
      {error && <Problem error={error} />}
      {items === null && !error && <Skeleton rows={1} />}
      {items?.length === 0 && <p className="quiet">Nobody has tried it. Ask above, or by the API's sessions.</p>}
      {items?.map((session) => (
        <OneSession key={session.id} session={session} />
      ))}
      {hasMore && (
        <div className="actions">
          <Button onClick={more}>Show more</Button>
        </div>
      )}
    </section>
  );
};

const OneSession = ({ session }: { readonly session: Session }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary title={exactWords(session.created_at)}>
        <Time at={session.created_at} /> · {session.status === "active" ? "going on" : "ended"}
      </summary>
      {isOpen && <Words session={session.id} />}
    </details>
  );
};

const Words = ({ session }: { readonly session: string }) => {
  const query = useInfiniteQuery(consoleListAgentSessionMessagesInfiniteOptions(client, session, { limit: 50 }));
  const { items, error, hasMore, more } = useItems(query, saidOf);
  return (
    <>
      {error && <Problem error={error} />}
      {items === null && !error && <Skeleton rows={1} />}
      {items?.length === 0 && <p className="quiet">Nothing was asked.</p>}
      <ul className="said">
        {items?.map(({ id, role, content, created_at }) => (
          <li key={id} data-from={role === "user" ? "customer" : "us"}>
            <small>
              {role === "user" ? "Question" : "Agent"} · <Time at={created_at} />
            </small>
            <p className="text">{content}</p>
          </li>
        ))}
      </ul>
      {hasMore && <Button onClick={more}>Show more</Button>}
    </>
  );
};
