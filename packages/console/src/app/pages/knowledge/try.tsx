import type { Known } from "@atlas-messaging/contract";
import { consoleKnowledgeSearchOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { Plus, Search } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { client } from "../../data/client.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, Skeleton } from "../../ui/loaded.tsx";
import { Problem } from "../../ui/problem.tsx";
import { type Look, State } from "../../ui/state.tsx";
import { formText } from "../../ui/field.tsx";
import { AudienceFilter } from "./sources.tsx";
import { SourcePane } from "./source.tsx";
import { type Answer, type Found, kinds, relevanceWords } from "./types.ts";
import { lookUp } from "../../data/look-up.ts";

const api = getRouteApi("/signed-in/knowledge");

interface TryProps {
  readonly head: ReactNode;
  readonly onAdd: ((title: string) => void) | null;
  /** A dialog above the page. */
  readonly children: ReactNode;
}

/** Asks what a customer would ask, and shows what agents find. */
export const Try = ({ head, onAdd, children }: TryProps) => {
  const { ask, audience, source } = api.useSearch();
  const question = ask ?? "";
  const { data, error } = useQuery({
    ...consoleKnowledgeSearchOptions(client, { query: question, ...(audience !== undefined && { audience }) }),
    enabled: question !== "",
  });
  return (
    <div className="panes" data-open={source !== undefined}>
      <section className="conversations" aria-label="Try a question">
        {head}
        <Ask key={question} question={question} />
        {error && <Problem error={error} />}
        {question !== "" && !data && !error && <Skeleton />}
        {data && <Answered question={question} answer={data} onAdd={onAdd} />}
        {question === "" && (
          <Empty icon={Search} title="Ask as a customer would">
            <p>You see the passages that agents find, how well they fit, and which words no source has.</p>
          </Empty>
        )}
      </section>
      {source === undefined ? (
        <section className="pane">
          <Empty icon={Search} title="Choose a passage">
            <p>Its source opens here.</p>
          </Empty>
        </section>
      ) : (
        <SourcePane key={source} id={source} />
      )}
      {children}
    </div>
  );
};

const Ask = ({ question }: { readonly question: string }) => {
  const { audience } = api.useSearch();
  const navigate = api.useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const ask = formText(new FormData(event.currentTarget), "ask").trim();
    void navigate({
      search: { view: "try", ...(audience !== undefined && { audience }), ...(ask !== "" && { ask }) },
    });
  };
  return (
    <form className="filter plain ask" onSubmit={submit}>
      <input
        type="search"
        name="ask"
        aria-label="Question"
        placeholder="Is there parking?"
        maxLength={1024}
        defaultValue={question}
        autoFocus={question === ""}
      />
      <AudienceFilter />
      <Button submits>Ask</Button>
    </form>
  );
};

const verdicts: { readonly [state in Known<Answer["knowledge_state"]>]: readonly [Look, string, string] } = {
  grounded: ["good", "Agents answer", "The best passage fits well enough to rely on."],
  gap_weak: ["warn", "Too little", "Agents ask back: the best passage fits, but not well enough."],
  gap_none: ["bad", "No answer", "Agents ask back or hand off: no passage fits."],
};

interface AnsweredProps extends Pick<TryProps, "onAdd"> {
  readonly question: string;
  readonly answer: Answer;
}

const Answered = ({ question, answer, onAdd }: AnsweredProps) => {
  const { results, knowledge_state, across_languages } = answer;
  const [look, word, meaning] = lookUp(verdicts, knowledge_state, ["wait", knowledge_state, ""]);
  return (
    <div className="tried">
      <div className="verdict" role="status">
        <State look={look}>{word}</State>
        <p>{meaning}</p>
        {across_languages && <p>No source is in the language of the question, so it was matched by its meaning.</p>}
        <Why answer={answer} />
        {knowledge_state !== "grounded" && onAdd && (
          <Button icon={Plus} onClick={() => onAdd(question.slice(0, 300))}>
            Add an answer
          </Button>
        )}
      </div>
      {results.length > 0 && (
        <ol aria-label="Passages">
          {results.map((result) => (
            <li key={`${result.knowledge_id} ${result.citation.start}`}>
              <Passage result={result} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};

/** The reason why the knowledge does not answer. */
const Why = ({ answer: { knowledge_gap: gap } }: { readonly answer: Answer }) =>
  gap && (
    <>
      {gap.unknown_words.length > 0 && (
        <p>
          No source has{" "}
          {gap.unknown_words.map((word, index) => (
            <span key={word}>
              {index > 0 && ", "}
              <strong>{word}</strong>
            </span>
          ))}
          .
        </p>
      )}
      {gap.nearest.length > 0 && (
        <p>
          Nearest:{" "}
          {gap.nearest.map(({ knowledge_id, title }, index) => (
            <span key={knowledge_id}>
              {index > 0 && ", "}
              <Link from="/knowledge" to="/knowledge" search={(before) => ({ ...before, source: knowledge_id })}>
                {title}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );

const Passage = ({ result }: { readonly result: Found }) => {
  const { source } = api.useSearch();
  const { knowledge_id, source_type, title, passage, relevance_score, citation } = result;
  return (
    <Link
      from="/knowledge"
      to="/knowledge"
      search={(before) => ({ ...before, source: knowledge_id })}
      data-current={source === knowledge_id}
    >
      <span className="name">{title}</span>
      <span className="score" title={relevanceWords(relevance_score)}>
        {Math.round(relevance_score * 100)}
        <span className="unseen"> of 100 for relevance</span>
      </span>
      <span className="about">{citation.heading ?? lookUp(kinds, source_type, source_type)}</span>
      <span className="passage">{passage}</span>
    </Link>
  );
};
