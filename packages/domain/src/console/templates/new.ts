import type { Facts } from "../../outcome.ts";
import type { TemplateContent, TemplateRow } from "./rows.ts";

/** Makes a template that nobody has reviewed. */
export const newTemplate = (
  facts: Facts,
  head: Pick<TemplateRow, "name" | "language" | "category">,
  content: TemplateContent,
): TemplateRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  ...head,
  ...content,
  status: "pending",
  reason: null,
  revision: 1,
  channel_id: null,
  provider_template_id: null,
  submitted_at: null,
  reported_at: null,
  reported_status: null,
  reported_reason: null,
  category_at: null,
  live: true,
  created_at: facts.now,
  updated_at: facts.now,
});
