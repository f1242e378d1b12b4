/**
 * Templates at the API: `POST {base_url}/{business_account_id}/message_templates` submits one, `POST /{template_id}`
 * edits it.
 */
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import type {
  CategoryReport,
  PutOff,
  Removal,
  Submission,
  TemplateReport,
} from "@atlas-messaging/service/templates/submission";
import type { OutgoingAnswer, OutgoingHttp, OutgoingResult } from "../../platform/outgoing-http.ts";
import type { NamedTemplate, OpenTemplateLink, TemplateProvider, TemplateToSubmit } from "../provider.ts";
import { authorization, idOrNumberAt, isSuccess, listAt, numberAt, parsed, refusalOf, textAt } from "./answers.ts";
import { categoryOf, contentOf, plainLanguage, reasonFrom, stateOf, timeOf } from "./template-terms.ts";
import type { ListedTemplate, TemplateListing } from "@atlas-messaging/service/templates/sync";
import type { TemplateRow } from "@atlas-messaging/service/rows/templates";

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

// The API's list of templates, page by page.

const fields = "id,name,language,status,category,rejected_reason";

const pageSize = 200;

const maxMilliseconds = 15_000;

const maxPages = 50;

const unread: PutOff = { kind: "put_off", failure: "provider_error", rest: 60_000 };

/** Reads the list for 15 s at most. The time is that of the first page, as later ones may be older than they seem. */
const listTemplates = async (ask: Ask, link: OpenTemplateLink, now: Instant): Promise<TemplateListing | PutOff> => {
  const templates: ListedTemplate[] = [];
  let [at, after, spent] = ["", "", 0];
  for (let page = 0; page < maxPages && spent < maxMilliseconds; page += 1) {
    const answer = await ask.get(pathOf(link, { fields, limit: String(pageSize), ...(after === "" ? {} : { after }) }));
    const late = putOffBy(answer);
    if (late) return late;
    if (answer.error !== undefined || !isSuccess(answer)) return unread;
    const body = parsed(answer.body);
    templates.push(...listAt(body, "data").flatMap((each) => listedOf(each) ?? []));
    at ||= timeOf(answer.headers["date"], now);
    spent += answer.durationMs;
    after = textAt(body, "paging", "cursors", "after") ?? "";
    if (after === "" || textAt(body, "paging", "next") === null) {
      return { kind: "listed", at, templates, complete: Array.isArray(Object(body).data) };
    }
  }
  return { kind: "listed", at, templates, complete: false };
};

const pathOf = ({ business_account_id }: OpenTemplateLink, query: { readonly [name: string]: string }): string =>
  `${business_account_id}/message_templates?${new URLSearchParams(query)}`;

const listedOf = (template: unknown): ListedTemplate | null => {
  const [id, state] = [idOrNumberAt(template, "id"), stateOf(template)];
  if (id === null || state === null) return null;
  return { provider_template_id: id, ...state, category: categoryOf(textAt(template, "category")) };
};

type Found = ListedTemplate & { readonly category: CategoryReport["category"] | null };

/** Finds a template by name and language, and by its body if components are given; null if there is none. */
const findTemplate = async (
  ask: Ask,
  link: OpenTemplateLink,
  { name, language }: Pick<TemplateRow, "name" | "language">,
  components: readonly object[] | null = null,
): Promise<Found | PutOff | null> => {
  const answer = await ask.get(pathOf(link, { fields: `${fields},components`, limit: String(pageSize), name }));
  const late = putOffBy(answer);
  if (late) return late;
  if (answer.error !== undefined || !isSuccess(answer)) return unread;
  const wanted = components && bodyIn(components);
  const found = listAt(parsed(answer.body), "data").find(
    (each) =>
      textAt(each, "name") === name &&
      plainLanguage(textAt(each, "language") ?? "") === plainLanguage(language) &&
      (wanted === null || bodyIn(listAt(each, "components")) === wanted),
  );
  return found === undefined ? null : listedOf(found);
};

const bodyIn = (components: readonly unknown[]): string | null =>
  textAt(
    components.find((each) => textAt(each, "type") === "BODY"),
    "text",
  );

// Requests to the API about templates.

const submitMilliseconds = 10_000;

const readMilliseconds = 5_000;

const maxAnswerBytes = 1_048_576;

/** Asks the API with the link's token; paths are relative to its base URL. */
export interface Ask {
  get(path: string): Promise<OutgoingResult>;
  post(path: string, body: object): Promise<OutgoingResult>;
  remove(path: string): Promise<OutgoingResult>;
}

const askOf = (outgoing: OutgoingHttp, link: OpenTemplateLink): Ask => {
  const { base_url } = link;
  const headers = authorization(link);
  const read = { headers, timeoutMs: readMilliseconds, maxResponseBytes: maxAnswerBytes };
  return {
    get: (path) => outgoing.get(`${base_url}/${path}`, read),
    post: (path, body) =>
      outgoing.post(`${base_url}/${path}`, {
        headers: { ...headers, "content-type": "application/json" },
        body: new TextEncoder().encode(JSON.stringify(body)),
        timeoutMs: submitMilliseconds,
        once: true,
        maxResponseBytes: maxAnswerBytes,
      }),
    remove: (path) => outgoing.remove(`${base_url}/${path}`, read),
  };
};

const unreached: PutOff = { kind: "put_off", failure: "provider_unavailable", rest: 30_000 };

/** Tells if an answer is to be tried again, and when; null if the API has taken or refused the request. */
const putOffBy = (answer: OutgoingResult): PutOff | null => {
  if (answer.error !== undefined) return unreached;
  if (isSuccess(answer)) return null;
  const { failure, rest } = refusalOf(answer);
  return rest === null ? null : { kind: "put_off", failure, rest };
};
