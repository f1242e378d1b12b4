import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { AddSource } from "./add.tsx";
import { Questions } from "./questions.tsx";
import { Sources } from "./sources.tsx";
import { Try } from "./try.tsx";

const api = getRouteApi("/signed-in/knowledge");

/** Three views: sources, questions that found nothing in them, and a question of one's own. */
const Knowledge = () => {
  const { view } = api.useSearch();
  const { may } = useSession();
  const [title, setTitle] = useState<string | null>(null);
  const onAdd = may("atlas_api.knowledge.manage") ? setTitle : null;
  const head = <Head onAdd={onAdd} />;
  const dialog = title !== null && <AddSource title={title} onClose={() => setTitle(null)} />;
  if (view === undefined) return <Sources head={head}>{dialog}</Sources>;
  const View = view === "try" ? Try : Questions;
  return (
    <View head={head} onAdd={onAdd}>
      {dialog}
    </View>
  );
};

interface HeadProps {
  /** Opens the dialog with this title. Null: the operator may not add. */
  readonly onAdd: ((title: string) => void) | null;
}

const Head = ({ onAdd }: HeadProps): ReactNode => {
  const { view } = api.useSearch();
  return (
    <>
      <header className="list-head">
        <h1>Knowledge</h1>
        {onAdd && (
          <Button keys="n" icon={Plus} onClick={() => onAdd("")}>
            Add
          </Button>
        )}
      </header>
      <nav className="views" aria-label="Views">
        <Link from="/knowledge" to="/knowledge" search={{}} data-current={view === undefined}>
          Sources
        </Link>
        <Link from="/knowledge" to="/knowledge" search={{ view: "unanswered" }} data-current={view === "unanswered"}>
          Unanswered
        </Link>
        <Link from="/knowledge" to="/knowledge" search={{ view: "try" }} data-current={view === "try"}>
          Try a question
        </Link>
      </nav>
    </>
  );
};

export const route = createLazyRoute("/signed-in/knowledge")({ component: Knowledge });
