import { consoleTemplatesImportMutation, consoleTemplatesImportableOptions } from "@atlas-messaging/query";
import type { DataOf } from "@atlas-messaging/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { announce, readAgain } from "../../ui/announce.tsx";
import { Dialog, FormEnd } from "../../ui/dialog.tsx";
import { Problem } from "../../ui/problem.tsx";
import { lookUp } from "../../data/look-up.ts";
import { categories, spoken } from "./types.ts";

type Importable = DataOf<"console.templates.listImportable">["templates"][number];

const keyOf = ({ name, language }: Importable): string => `${name} ${language}`;

/** Most templates that one call takes over. */
const maxTaken = 50;

/** Takes templates over that somebody made at the messaging app. */
export const ImportTemplates = ({ onClose }: { readonly onClose: () => void }) => {
  const { data, error } = useQuery(consoleTemplatesImportableOptions(client));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const take = useMutation({
    ...consoleTemplatesImportMutation(client),
    onSuccess: ({ templates, left_out }) => {
      const [first] = left_out;
      announce(first ? `${first.name}: ${first.reason}` : `Taken over: ${templates.length}.`, {
        bad: first !== undefined,
      });
      onClose();
    },
    onSettled: () => readAgain(["console.templates.list", "console.templates.listImportable"]),
  });
  const taken = (data?.templates ?? []).filter((each) => chosen.has(keyOf(each))).slice(0, maxTaken);
  return (
    <Dialog title="Take templates over" onClose={onClose}>
      <form
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          const templates = taken.map(({ name, language }) => ({ name, language }));
          if (templates.length > 0) take.mutate({ body: { templates } });
        }}
      >
        {error && <Problem error={error} />}
        {!data && !error && <p className="quiet">The messaging app is asked …</p>}
        {data && data.templates.length === 0 && (
          <p className="quiet">{data.notice ?? "All templates of the business account are here."}</p>
        )}
        {data?.templates.map((each) => (
          <Choice
            key={keyOf(each)}
            template={each}
            isChosen={chosen.has(keyOf(each))}
            onChange={(isChosen) => {
              const next = new Set(chosen);
              if (isChosen) next.add(keyOf(each));
              else next.delete(keyOf(each));
              setChosen(next);
            }}
          />
        ))}
        {data?.complete === false && <p className="quiet">The account has more templates than are shown.</p>}
        <FormEnd
          words={taken.length === 0 ? "Take over" : `Take over ${taken.length}`}
          isBusy={take.isPending}
          error={take.error}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};

interface ChoiceProps {
  readonly template: Importable;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

const Choice = ({ template, isChosen, onChange }: ChoiceProps) => {
  const { name, language, category, body, obstacle } = template;
  return (
    <label className="template-choice">
      <input
        type="checkbox"
        disabled={obstacle !== null}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <strong>{spoken(name)}</strong> ({language}) <small>{lookUp(categories, category, category)}</small>
        <br />
        <small>{obstacle ?? body}</small>
      </span>
    </label>
  );
};
