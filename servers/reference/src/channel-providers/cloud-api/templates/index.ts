/**
 * Templates at the API: `POST {base_url}/{business_account_id}/message_templates` submits one, `POST /{template_id}`
 * edits it.
 */
import { type Instant, type PutOff, type Removal, type Submission, type TemplateReport } from "@atlas-messaging/domain";
import type { OutgoingAnswer, OutgoingHttp } from "../../../platform/outgoing-http.ts";
import type { NamedTemplate, OpenTemplateLink, TemplateProvider, TemplateToSubmit } from "../../provider.ts";
import { idOrNumberAt, numberAt, parsed, textAt } from "../json.ts";
import { contentOf } from "./components.ts";
import { findTemplate, listTemplates } from "./list.ts";
import { isSuccess } from "../answers.ts";
import { type Ask, askOf, putOffBy } from "./requests.ts";
import { categoryOf, reasonFrom, stateOf, timeOf } from "./statuses.ts";

export const cloudApiTemplates = (outgoing: OutgoingHttp): TemplateProvider => ({
  submit: (link, submitted, now) => submit(askOf(outgoing, link), link, submitted, now),
  remove: (link, template) => remove(askOf(outgoing, link), link, template),
  list: (link, now) => listTemplates(askOf(outgoing, link), link, now),
});

/** Deletes by the API's id and the name, which together mean one language. */
const remove = async (ask: Ask, link: OpenTemplateLink, template: NamedTemplate): Promise<Removal> => {
  const { name, providerTemplateId } = template;
  const found = providerTemplateId === null ? await findTemplate(ask, link, template) : null;
  if (found !== null && "failure" in found) return found;
  const id = providerTemplateId ?? found?.provider_template_id;
  if (id === undefined) return { kind: "removed" };
  const query = new URLSearchParams({ hsm_id: id, name });
  const answer = await ask.remove(`${link.business_account_id}/message_templates?${query}`);
  return putOffBy(answer) ?? { kind: answer.error === undefined && isSuccess(answer) ? "removed" : "refused" };
};

const submit = async (
  ask: Ask,
  link: OpenTemplateLink,
  submitted: TemplateToSubmit,
  now: Instant,
): Promise<Submission> => {
  const { template } = submitted;
  const { provider_template_id: known } = template;
  const answer = await ask.post(known ?? `${link.business_account_id}/message_templates`, bodyOf(submitted));
  const late = putOffBy(answer);
  if (late) return late;
  if (answer.error !== undefined) return { kind: "refused", reason: answer.message };
  const body = parsed(answer.body);
  if (!isSuccess(answer)) return existing(ask, link, submitted, { answer, body, now });
  if (known !== null) return stateAfterEdit(ask, known, answer, now);
  return submittedAs(body, answer, now) ?? { ...unclear, rest: 30_000 };
};

const unclear = { kind: "put_off", failure: "provider_unclear" } as const satisfies Omit<PutOff, "rest">;

const bodyOf = ({ template, recategorized }: TemplateToSubmit) => {
  // The API has utility for what we call transactional.
  const category = template.category === "marketing" ? "MARKETING" : "UTILITY";
  if (template.provider_template_id !== null) return { ...contentOf(template), ...(recategorized ? { category } : {}) };
  const { name, language } = template;
  return { name, language, category, allow_category_change: true, ...contentOf(template) };
};

const submittedAs = (body: unknown, { headers }: OutgoingAnswer, now: Instant): Submission | null => {
  const id = idOrNumberAt(body, "id");
  if (id === null) return null;
  return { kind: "submitted", provider_template_id: id, ...reportIn(body, timeOf(headers["date"], now)) };
};

const reportIn = (
  template: unknown,
  at: Instant,
): Omit<TemplateReport, "provider_template_id"> & { readonly category: ReturnType<typeof categoryOf> } => ({
  ...(stateOf(template) ?? { status: "pending", reason: null }),
  category: categoryOf(textAt(template, "category")),
  at,
});

/** An accepted edit answers no more than that, so its state is read. */
const stateAfterEdit = async (ask: Ask, id: string, edited: OutgoingAnswer, now: Instant): Promise<Submission> => {
  const read = await ask.get(`${id}?fields=id,status,category,rejected_reason`);
  const known = read.error === undefined && isSuccess(read);
  const body = known ? parsed(read.body) : undefined;
  const { headers } = known ? read : edited;
  return { kind: "submitted", provider_template_id: id, ...reportIn(body, timeOf(headers["date"], now)) };
};

/** Error of a template that is there already, which our first attempt may have made. */
const alreadyThere = 2388024;

interface Refusal {
  readonly answer: OutgoingAnswer;
  readonly body: unknown;
  readonly now: Instant;
}

const existing = async (
  ask: Ask,
  link: OpenTemplateLink,
  { template }: TemplateToSubmit,
  { answer, body, now }: Refusal,
): Promise<Submission> => {
  const reason =
    reasonFrom(null, textAt(body, "error", "error_user_msg") ?? textAt(body, "error", "message")) ??
    `The messaging app answered ${answer.status}.`;
  if (numberAt(body, "error", "error_subcode") !== alreadyThere) return { kind: "refused", reason };
  const found = await findTemplate(ask, link, template, contentOf(template).components);
  if (found === null) return { kind: "refused", reason };
  if ("failure" in found) return found;
  return { kind: "submitted", ...found, at: timeOf(answer.headers["date"], now) };
};
