import type { DataOf } from "@atlas-messaging/contract";
import {
  consoleAgentSessionsCreateMutation,
  consoleAgentSessionsMessagesInfiniteOptions,
  consoleAgentSessionsListInfiniteOptions,
  consoleAgentSessionsSendMessageMutation,
} from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { BookOpen, RotateCcw, Send } from "lucide-react";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { client } from "../../data/client.ts";
import { readAgain } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import type { Agent } from "./serves.ts";
import { Skeleton } from "../../ui/loaded.tsx";
import { useItems } from "../../ui/items.tsx";
import { Time, exactWords } from "../../ui/time.tsx";

type Reply = DataOf<"console.agentSessions.sendMessage">;

/** Asks the agent, and shows its answer to the operator alone. */
export const TryAgent = ({ agent }: { readonly agent: Agent }) => {
  const [replies, setReplies] = useState<readonly Reply[]>([]);
  const [text, setText] = useState("");
  const session = useRef<string | null>(null);
  const begin = useMutation(consoleAgentSessionsCreateMutation(client));
  const ask = useMutation(consoleAgentSessionsSendMessageMutation(client));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [replies]);
  const send = async (query: string): Promise<void> => {
    session.current ??= (await begin.mutateAsync({ body: { agent_id: agent.id } })).session.id;
    const reply = await ask.mutateAsync({ sessionId: session.current, body: { query } });
    setReplies((before) => [...before, reply]);
    void readAgain(["console.agentSessions.list", "console.agentSessions.listMessages"]);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = text.trim();
    if (query === "" || ask.isPending || begin.isPending) return;
    setText("");
    // The mutations keep and show the error; the question comes back.
    void send(query).catch(() => setText(query));
  };
  const again = (): void => {
    session.current = null;
    setReplies([]);
  };
  const error = begin.error ?? ask.error;
  return (
    <section>
      <h3>Try it</h3>
      <div className="try">
        <div className="try-log" ref={place} role="log" aria-label="Trial of the agent" tabIndex={0}>
          {replies.length === 0 && <p className="quiet">Ask as a customer would. Nobody else sees it.</p>}
          {replies.map((reply) => (
            <Exchange key={reply.message.id} reply={reply} />
          ))}
        </div>
        {error && <Problem error={error} />}
        <form className="write" onSubmit={submit}>
          <input
            aria-label="Question to the agent"
            placeholder="When are you open?"
            autoComplete="off"
            maxLength={4096}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button look="primary" icon={Send} submits busy={ask.isPending || begin.isPending}>
            Ask
          </Button>
          {replies.length > 0 && (
            <Button icon={RotateCcw} onClick={again}>
              Begin again
            </Button>
          )}
        </form>
      </div>
    </section>
  );
};

const Exchange = ({ reply: { user_message, message, citations } }: { readonly reply: Reply }) => (
  <>
    <article className="message" data-from="customer">
      <div className="bubble">
        <p className="text">{user_message.content}</p>
      </div>
    </article>
    <article className="message" data-from="us">
      <div className="bubble">
        <p className="text">{message.content}</p>
      </div>
      <p className="sources">
        <BookOpen aria-hidden />{" "}
        {citations.length === 0
          ? "It found nothing in the knowledge"
          : `Rests on ${[...new Set(citations.map(({ title }) => title))].join(", ")}`}
      </p>
    </article>
  </>
);

type Session = DataOf<"console.agentSessions.list">["sessions"][number];

type Said = DataOf<"console.agentSessions.listMessages">["messages"][number];

const sessionsOf = (page: { readonly sessions: readonly Session[] }): readonly Session[] => page.sessions;

const saidOf = (page: { readonly messages: readonly Said[] }): readonly Said[] => page.messages;

/** Trials of an agent, by colleagues here and by programs. */
export const AgentSessions = ({ agent }: { readonly agent: Agent }) => {
  const query = useInfiniteQuery(consoleAgentSessionsListInfiniteOptions(client, { agent_id: agent.id, limit: 10 }));
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
  const query = useInfiniteQuery(consoleAgentSessionsMessagesInfiniteOptions(client, session, { limit: 50 }));
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
