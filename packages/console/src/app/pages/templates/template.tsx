import {
  consoleTemplatesCreateMutation,
  consoleTemplatesDeleteMutation,
  consoleTemplatesUpdateMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Back, Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/dialog.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { changeOf, creationOf, draftOf, emptyDraft } from "./draft.ts";
import { Preview, TemplateForm } from "./form.tsx";
import { type Template, categories, spoken, states } from "./types.ts";
import { lookUp } from "../../data/look-up.ts";

const api = getRouteApi("/signed-in/templates");

const changed = ["console.templates.list"] as const;

/** A template with its state, what to do about it, and its preview. */
export const TemplatePane = ({ template }: { readonly template: Template }) => {
  const navigate = api.useNavigate();
  const { may } = useSession();
  const [look, words] = lookUp(states, template.status, ["wait", template.status]);
  const close = (): void => void navigate({ search: ({ template: _open, ...rest }) => rest });
  return (
    <section className="pane" aria-label="Template">
      <Back to="Templates" onClick={close} />
      <article className="details">
        <header>
          <h2>{spoken(template.name)}</h2>
          <p className="quiet">
            <State look={look}>{words}</State> · {template.language} · changed <Time at={template.updated_at} />
          </p>
        </header>
        <Remedy template={template} />
        {may("developer_console.manage") && <Actions template={template} onDeleted={close} />}
        <Preview draft={draftOf(template)} />
        <dl className="facts">
          <div>
            <dt>In calls</dt>
            <dd>
              <code>{template.name}</code>
            </dd>
          </div>
          <div>
            <dt>Category</dt>
            <dd>{lookUp(categories, template.category, template.category)}</dd>
          </div>
          {template.placeholders.length > 0 && (
            <div>
              <dt>Filled in</dt>
              <dd>{template.placeholders.map(spoken).join(", ")}</dd>
            </div>
          )}
        </dl>
      </article>
    </section>
  );
};

/** The reason why it cannot be sent, and what helps. The notice repeats the reason of a rejection. */
const Remedy = ({ template: { status, rejection_reason, notice } }: { readonly template: Template }) => {
  if (notice === null && rejection_reason === null) return null;
  return (
    <div className="outcome" data-status={status === "pending" || status === "draft" ? undefined : "exhausted"}>
      <p>{notice ?? rejection_reason}</p>
    </div>
  );
};

const Actions = ({ template, onDeleted }: { readonly template: Template; readonly onDeleted: () => void }) => {
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const close = (): void => setOpen(null);
  const isFixed = template.status === "pending" || template.status === "disabled";
  return (
    <div className="actions">
      {!isFixed && (
        <Button keys="e" icon={Pencil} onClick={() => setOpen("edit")}>
          Edit
        </Button>
      )}
      <Button keys="x" icon={Trash2} onClick={() => setOpen("delete")}>
        Delete
      </Button>
      {open === "edit" && <EditTemplate template={template} onClose={close} />}
      {open === "delete" && <DeleteTemplate template={template} onDeleted={onDeleted} onClose={close} />}
    </div>
  );
};

interface TemplateProps {
  readonly template: Template;
  readonly onClose: () => void;
}

const EditTemplate = ({ template, onClose }: TemplateProps) => {
  const update = useMutation({
    ...consoleTemplatesUpdateMutation(client),
    ...after("Saved, and submitted for review.", changed),
  });
  return (
    <TemplateForm
      title={`Edit ${spoken(template.name)}`}
      does="Save and submit"
      initial={draftOf(template)}
      isNew={false}
      hasFixedCategory={template.status === "approved" || template.authentication !== null}
      isBusy={update.isPending}
      error={update.error}
      onSubmit={(draft) =>
        update.mutate({ templateId: template.id, body: changeOf(draft, template) }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
};

const DeleteTemplate = ({ template, onDeleted, onClose }: TemplateProps & { readonly onDeleted: () => void }) => {
  const effects = after("Deleted.", changed);
  const remove = useMutation({
    ...consoleTemplatesDeleteMutation(client),
    ...effects,
    // Its event may come before the answer, and take this dialog away.
    onSuccess: () => {
      effects.onSuccess();
      onDeleted();
    },
  });
  return (
    <Confirm
      title={`Delete ${spoken(template.name)}?`}
      does="Delete"
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ templateId: template.id })}
      onClose={onClose}
    >
      <p>
        It goes in this language ({template.language}), at the messaging app as well, which may hold the name for 30
        days. Queued messages are still sent. This cannot be undone.
      </p>
    </Confirm>
  );
};

export const CreateTemplate = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const create = useMutation({
    ...consoleTemplatesCreateMutation(client),
    ...after("Template made, and submitted for review.", changed),
  });
  return (
    <TemplateForm
      title="New template"
      does="Create and submit"
      initial={emptyDraft}
      isNew
      hasFixedCategory={false}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(draft) =>
        create.mutate(
          { body: creationOf(draft) },
          {
            onSuccess: ({ template }) => {
              onClose();
              void navigate({ search: { template: template.id } });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};
