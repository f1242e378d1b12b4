/** Message templates, which may be sent outside the conversation window. */
import type { Detail, ValidBodyOf } from "@atlas-messaging/contract";
import { type Change, insert, update } from "../core/changes.ts";
import type { ChannelLinkRow } from "../rows/channels.ts";
import { type Facts, type Verb, accept, refuse, refuseMembers } from "../core/outcome.ts";
import { withinQuota } from "../core/quotas.ts";
import { audit } from "../core/records.ts";
import { type Environment, type Id, type Json, asJson } from "../rows/primitives.ts";
import { type Attaching, mediaProblem } from "../core/media-content.ts";
import { authenticationContent, choicesOf } from "./authentication.ts";
import {
  buttonMisfits,
  buttonOf,
  contentProblems,
  newTemplate,
  presentParts,
  presentTemplate,
  samplesFor,
} from "./content.ts";
import type { TemplateContent, TemplateHeaderMedia, TemplateRow } from "../rows/templates.ts";
import {
  asRead,
  enqueueRemoval,
  enqueueSubmission,
  missingFor,
  reviewInSandbox,
  statusEvent,
  unsubmitted,
} from "./submission.ts";

/** Facts that decide who reviews a template. The media is the sample of its header. */
interface ReviewerFacts extends Facts, Attaching {
  readonly environment: Environment;
  /** The link over which templates are submitted; null without one. */
  readonly link: ChannelLinkRow | null;
}

export interface CreateTemplateFacts extends ReviewerFacts {
  /** The templates with this name, one for each language. */
  readonly named: readonly TemplateRow[];
}

const defaultLanguage = "en";

/** Creates a template and has it reviewed (POST templates). */
export const createTemplate = withinQuota(
  "console.templates.create",
  "templates",
  (facts: CreateTemplateFacts, { body }) => {
    const { name, language = facts.link?.template_language ?? defaultLanguage } = body;
    if (facts.named.some((each) => each.language === language)) {
      return refuse("conflict", `There is a template ${name} in ${language} already.`);
    }
    const content = contentOf(body);
    const problems = [...problemsOf(body, content), ...sampleProblems(facts, content)];
    if (problems.length > 0) return refuseMembers(problems);
    const { template, changes } = reviewed(
      facts,
      newTemplate(facts, { name, language, category: body.category }, content),
    );
    return accept({ ok: true, data: { template: presentTemplate(template) } }, [
      insert("templates", template),
      ...changes,
      ...statusEvent(facts, { ...template, status: "pending" }, template),
      audit(facts, "atlas_api.template.create", template.id, { after: auditedTemplate(template) }),
    ]);
  },
);

const contentOf = (body: ValidBodyOf<"console.templates.create">): TemplateContent =>
  body.category === "authentication"
    ? authenticationContent(choicesOf(body.authentication))
    : {
        header: body.header ?? null,
        header_media: body.header_media ? headerMediaOf(body.header_media) : null,
        body: body.body ?? "",
        footer: body.footer ?? null,
        buttons: (body.buttons ?? []).map(buttonOf),
        samples: body.samples ?? {},
        authentication: null,
      };

type GivenHeader = Omit<TemplateHeaderMedia, "media_id"> & { readonly media_id?: Id | null };

/** Copies the known members. A console body may have others. */
const headerMediaOf = ({ type, media_id = null }: GivenHeader): TemplateHeaderMedia => ({
  type,
  media_id: media_id?.toLowerCase() ?? null,
});

type GivenParts = Pick<ValidBodyOf<"console.templates.create">, (typeof partNames)[number] | "authentication">;

const partNames = ["header", "header_media", "body", "footer", "buttons", "samples"] as const;

/** Lists what does not belong together in a request. A template with a code has its choices alone, all others none. */
const problemsOf = (
  given: { readonly [Member in keyof GivenParts]?: GivenParts[Member] | null | undefined },
  content: TemplateContent,
): readonly Detail[] => {
  if (content.authentication !== null)
    return partNames.flatMap((path) =>
      given[path] === undefined ? [] : [{ path, message: "must be left out; the messaging app writes it" }],
    );
  return [
    ...(content.body === "" ? [{ path: "body", message: "is required" }] : []),
    ...(given.authentication === undefined
      ? []
      : [{ path: "authentication", message: "must be left out unless the category is authentication" }]),
    ...buttonMisfits(given.buttons ?? []),
    ...contentProblems(content),
  ];
};

/** The sample must be stored, and of the header's kind. */
const sampleProblems = ({ media }: Attaching, { header_media }: TemplateContent): readonly Detail[] => {
  if (header_media === null || header_media.media_id === null) return [];
  const { type, media_id } = header_media;
  return mediaProblem({ media: media ?? null }, { type, media_id }, "header_media")?.details ?? [];
};

interface Reviewed {
  readonly template: TemplateRow;
  readonly changes: readonly Change[];
}

/** Hands a template over to its reviewer: the sandbox, the provider of the link, or nobody yet. */
const reviewed = (facts: ReviewerFacts, template: TemplateRow, recategorized = false): Reviewed => {
  const { environment, link, now } = facts;
  if (environment === "sandbox") {
    const { decision, changes } = reviewInSandbox(facts, template);
    return { template: { ...template, ...decision, submitted_at: now }, changes };
  }
  const missing = missingFor(link);
  if (missing !== null || !link) return { template: { ...template, status: "draft", reason: missing }, changes: [] };
  const pending: TemplateRow = { ...template, status: "pending", reason: null, channel_id: link.id };
  return { template: pending, changes: [enqueueSubmission(facts, pending, recategorized)] };
};

export interface TemplateByIdFacts extends Facts {
  readonly template: TemplateRow | null;
}

export interface UpdateTemplateFacts extends ReviewerFacts, TemplateByIdFacts {}

/** Changes a template and has it reviewed again (PATCH templates). */
export const updateTemplate: Verb<"console.templates.update", UpdateTemplateFacts> = (facts, { params, body }) => {
  const before = facts.template;
  if (!before) return unknownTemplate(params.template_id);
  const obstacle = obstacleOf(before, body);
  if (obstacle !== null) return refuse("conflict", obstacle);
  const content = changedContent(before, body);
  const problems = [
    ...problemsOf(body, content),
    ...(body.header_media === undefined ? [] : sampleProblems(facts, content)),
  ];
  if (problems.length > 0) return refuseMembers(problems);
  const { category = before.category } = body;
  const edited = { ...unsubmitted(before), ...content, category, revision: before.revision + 1, updated_at: facts.now };
  const { template, changes } = reviewed(facts, edited, category !== before.category);
  const { organization_id: _, id: _id, ...set } = template;
  return accept({ ok: true, data: { template: presentTemplate(template) } }, [
    update("templates", asRead(before), set),
    ...changes,
    ...statusEvent(facts, before, template),
    audit(facts, "atlas_api.template.update", template.id, {
      before: auditedTemplate(before),
      after: auditedTemplate(template),
    }),
  ]);
};

/** Explains why a template cannot be changed now; null if it can. */
const obstacleOf = (
  { status, category, authentication }: TemplateRow,
  body: ValidBodyOf<"console.templates.update">,
): string | null => {
  if (authentication?.autofill)
    return "The app fills the code in by itself, which is set up at the messaging app. Change the template there.";
  if (status === "pending") return "The template is under review. Change it when the messaging app has decided.";
  if (status === "disabled") return "The template is disabled for good. Create another one under a new name.";
  const wasApproved = status === "approved" || status === "paused";
  const moves = body.category !== undefined && body.category !== category;
  if (moves && (category === "authentication" || body.category === "authentication"))
    return "A template with a one-time code stays one, and no other becomes one. Create another one under a new name.";
  if (wasApproved && moves) {
    return `The template is approved as ${category}, and its category cannot change. Create another one under a new name.`;
  }
  return null;
};

const changedContent = (before: TemplateRow, body: ValidBodyOf<"console.templates.update">): TemplateContent => {
  if (before.authentication !== null)
    return authenticationContent(choicesOf(body.authentication, before.authentication));
  const parts = {
    header: body.header === undefined ? before.header : body.header,
    header_media:
      body.header_media === undefined ? before.header_media : body.header_media && headerMediaOf(body.header_media),
    body: body.body ?? before.body,
    footer: body.footer === undefined ? before.footer : body.footer,
    buttons: (body.buttons ?? before.buttons).map(buttonOf),
  };
  return { ...parts, samples: body.samples ?? samplesFor(parts, before.samples), authentication: null };
};

/** Deletes a template here and at the provider. Its queued messages are still sent (DELETE templates). */
export const deleteTemplate: Verb<"console.templates.delete", TemplateByIdFacts> = (facts, { params }) => {
  const { template } = facts;
  if (!template) return unknownTemplate(params.template_id);
  const answer = { id: template.id, status: "deleted" } as const;
  return accept({ ok: true, data: { template: answer } }, [
    update("templates", asRead(template), { live: null, updated_at: facts.now }),
    ...(template.channel_id === null ? [] : [enqueueRemoval(facts, template)]),
    audit(facts, "atlas_api.template.delete", template.id, { before: auditedTemplate(template) }),
  ]);
};

const auditedTemplate = ({ name, language, category, status, ...row }: TemplateRow): Json => {
  const { placeholders: _, ...shown } = presentParts(row);
  return asJson({ name, language, category, ...shown, authentication: row.authentication, status });
};

const unknownTemplate = (id: string) => refuse("not_found", `Your organization has no template ${id}.`);
