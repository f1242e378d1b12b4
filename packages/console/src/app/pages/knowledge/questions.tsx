import { consoleKnowledgeGapsDismissMutation, consoleKnowledgeGapsListInfiniteOptions } from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { CircleHelp, Plus, Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { afterButton } from "../../ui/announce.tsx";
import { Back, Button } from "../../ui/button.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList, NoneOpen, useItems, useOpen } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { type Question, gapFilter, relevanceWords, timesWords } from "./types.ts";

const api = getRouteApi("/signed-in/knowledge");

const questionsOf = (page: { readonly questions: readonly Question[] }): readonly Question[] => page.questions;

/** Arguments of the call that fills the empty list. */
const example = ["-G", "--data-urlencode 'q=Can we land a helicopter?'"];

/** A question that is asked makes no event. */
const refetchInterval = 30_000;

interface QuestionsProps {
  readonly head: ReactNode;
  readonly onAdd: ((title: string) => void) | null;
  /** A dialog above the page. */
  readonly children: ReactNode;
}

/** Questions that found nothing. */
export const Questions = ({ head, onAdd, children }: QuestionsProps) => {
  const { question, found } = api.useSearch();
  const navigate = api.useNavigate();
  const filter = found === undefined ? {} : { knowledge_state: found };
  const query = useInfiniteQuery({
    ...consoleKnowledgeGapsListInfiniteOptions(client, { limit: 50, ...filter }),
    refetchInterval,
  });
  const listed = useItems(query, questionsOf);
  const open = useOpen(listed, question);
  return (
    <div className="panes" data-open={question !== undefined}>
      <section className="conversations" aria-label="Questions">
        {head}
        <Filter />
        <ItemsList
          label="Questions"
          one="question"
          listed={listed}
          chosen={question ?? null}
          onChoose={(id) =>
            void navigate({
              search: ({ question: _before, ...rest }) => (id === null ? rest : { ...rest, question: id }),
              replace: question !== undefined,
            })
          }
          Row={Row}
          empty={
            <Empty icon={CircleHelp} title={found === undefined ? "Every question had an answer" : "No such question"}>
              {found === undefined && (
                <>
                  <p>Questions that find nothing stand here, such as this one:</p>
                  <Call by="program" path="/v1/atlas/knowledge" options={example} />
                </>
              )}
            </Empty>
          }
        />
      </section>
      {open ? (
        <QuestionPane key={open.id} question={open} onAdd={onAdd} />
      ) : (
        <NoneOpen
          icon={CircleHelp}
          id={question}
          one="question"
          listed={listed}
          list="Questions"
          onClose={() => void navigate({ search: ({ question: _open, ...rest }) => rest })}
        >
          <p>Add an answer, and agents use it from the next question on.</p>
        </NoneOpen>
      )}
      {children}
    </div>
  );
};

const Filter = () => {
  const { found } = api.useSearch();
  const navigate = api.useNavigate();
  return (
    <div className="filter">
      <select
        aria-label="Found"
        value={found ?? ""}
        onChange={({ target }) => {
          const chosen = gapFilter.find((each) => each === target.value);
          void navigate({
            search: { view: "unanswered", ...(chosen !== undefined && { found: chosen }) },
            replace: true,
          });
        }}
      >
        <option value="">Every question</option>
        <option value="gap_none">Nothing was found</option>
        <option value="gap_weak">Too little was found</option>
      </select>
    </div>
  );
};

const FoundState = ({ question }: { readonly question: Question }) =>
  question.knowledge_state === "gap_none" ? (
    <State look="bad">Nothing found</State>
  ) : (
    <State look="warn">Too little</State>
  );

const Row = ({ item: question, isOpen }: RowProps<Question>) => (
  <Link
    from="/knowledge"
    to="/knowledge"
    search={(before) => ({ ...before, question: question.id })}
    className="approval-row"
    data-current={isOpen}
  >
    <span className="name">{question.question}</span>
    <span className="when">
      <Time at={question.last_asked_at} short />
    </span>
    <span className="about">{timesWords(question.count)}</span>
    <span className="when">
      <FoundState question={question} />
    </span>
  </Link>
);

interface QuestionPaneProps extends Pick<QuestionsProps, "onAdd"> {
  readonly question: Question;
}

const QuestionPane = ({ question, onAdd }: QuestionPaneProps) => {
  const navigate = api.useNavigate();
  const { may } = useSession();
  const close = (): void => void navigate({ search: ({ question: _open, ...rest }) => rest });
  const dismiss = useMutation({
    ...consoleKnowledgeGapsDismissMutation(client),
    ...afterButton("Dismissed. It returns if it is asked again.", ["console.knowledgeGaps.list"]),
  });
  return (
    <section className="pane" aria-label="Question">
      <Back to="Questions" onClick={close} />
      <article className="details">
        <header>
          <h2>{question.question}</h2>
          <p className="quiet">
            <FoundState question={question} /> · {timesWords(question.count)}, last <Time at={question.last_asked_at} />
          </p>
        </header>
        <div className="actions">
          {onAdd && (
            <Button keys="a" icon={Plus} look="primary" onClick={() => onAdd(question.question.slice(0, 300))}>
              Add an answer
            </Button>
          )}
          <Button
            keys="y"
            icon={Search}
            onClick={() => void navigate({ search: { view: "try", ask: question.question } })}
          >
            Try it
          </Button>
          {may("atlas_api.knowledge.manage") && (
            <Button
              keys="x"
              icon={X}
              busy={dismiss.isPending}
              onClick={() => dismiss.mutate({ gapId: question.id }, { onSuccess: close })}
            >
              Dismiss
            </Button>
          )}
        </div>
        <dl className="facts">
          <div>
            <dt>First asked</dt>
            <dd>
              <Time at={question.first_asked_at} />
            </dd>
          </div>
          <div>
            <dt>Best passage</dt>
            <dd>{relevanceWords(question.best_score)}</dd>
          </div>
        </dl>
      </article>
    </section>
  );
};
