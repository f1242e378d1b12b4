/** Message templates, which may be sent outside the conversation window. */
import { insert } from "../changes.ts";
import { placeholdersOf } from "../messages/template.ts";
import { type Facts, accept, refuse } from "../outcome.ts";
import { withinQuota } from "../quotas.ts";
import { audit } from "../records.ts";
import type { Environment, TemplateRow } from "../rows.ts";

/** Presents a template in a list. */
export const presentTemplate = ({ id, name, body, category, status, created_at }: TemplateRow) => ({
  id,
  name,
  body,
  category,
  placeholders: [...placeholdersOf(body)],
  status,
  created_at,
});

export interface CreateTemplateFacts extends Facts {
  readonly environment: Environment;
  /** The template with this name; null if there is none. */
  readonly template: TemplateRow | null;
}

/** Creates a template. The sandbox approves it at once; elsewhere the channel's provider does (POST templates). */
export const createTemplate = withinQuota(
  "console.createTemplate",
  "templates",
  (facts: CreateTemplateFacts, { body }) => {
    if (facts.template) return refuse("conflict", `There is a template ${body.name} already.`);
    const template: TemplateRow = {
      organization_id: facts.organizationId,
      id: facts.newId(),
      name: body.name,
      body: body.body,
      category: body.category,
      status: facts.environment === "sandbox" ? "approved" : "pending",
      created_at: facts.now,
    };
    const { name, category, status } = template;
    return accept({ ok: true, data: { template: presentTemplate(template) } }, [
      insert("templates", template),
      audit(facts, "atlas_api.template.create", template.id, {
        after: { name, body: template.body, category, status },
      }),
    ]);
  },
);
