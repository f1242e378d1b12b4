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
  WrittenParts,
} from "@atlas-messaging/service/templates/submission";
import type { OutgoingAnswer, OutgoingHttp, OutgoingResult } from "../../platform/outgoing-http.ts";
import type { NamedTemplate, OpenTemplateLink, TemplateProvider, TemplateToSubmit } from "../provider.ts";
import { authorization, idOrNumberAt, isSuccess, listAt, numberAt, parsed, refusalOf, textAt } from "./answers.ts";
import { readInto } from "./media.ts";
import { categoryOf, contentOf, plainLanguage, reasonFrom, stateOf, timeOf } from "./template-terms.ts";
import type { AccountListing } from "@atlas-messaging/service/pipeline/provider-answers";
import { accountTemplateOf, readParts } from "./template-reading.ts";
import type { ListedTemplate, TemplateListing } from "@atlas-messaging/service/templates/sync";
import type { TemplateRow } from "@atlas-messaging/service/rows/templates";

export const cloudApiTemplates = (outgoing: OutgoingHttp): TemplateProvider => ({
  submit: (link, submitted, now) => submit(askOf(outgoing, link), link, submitted, now),
  remove: (link, template) => remove(askOf(outgoing, link), link, template),
  list: (link, now) => listTemplates(askOf(outgoing, link), link, now),
  listAccount: (link, now) => listAccount(askOf(outgoing, link), link, now),
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
  const handed = await handOverSample(ask, submitted);
  if ("kind" in handed) return handed;
  const asked = bodyOf(submitted, handed.handle);
  const answer = await ask.post(known ?? `${link.business_account_id}/message_templates`, asked);
  const late = putOffBy(answer);
  if (late) return late;
  if (answer.error !== undefined) return { kind: "refused", reason: answer.message };
  const body = parsed(answer.body);
  if (!isSuccess(answer)) return existing(ask, link, submitted, { answer, body, now });
  if (known !== null) return stateAfterEdit(ask, known, answer, now);
  const id = idOrNumberAt(body, "id");
  // The text of a one-time code is written by the API itself, so it is read.
  if (id !== null && template.authentication !== null) return stateAfterEdit(ask, id, answer, now);
  return submittedAs(body, answer, now) ?? { ...unclear, rest: 30_000 };
};

const unclear = { kind: "put_off", failure: "provider_unclear" } as const satisfies Omit<PutOff, "rest">;

const bodyOf = ({ template, recategorized }: TemplateToSubmit, handle: string | null) => {
  const { name, language, authentication } = template;
  // The API has utility for what we call transactional.
  const category = template.category === "transactional" ? "UTILITY" : template.category.toUpperCase();
  const content = contentOf(template, handle);
  if (template.provider_template_id !== null) return { ...content, ...(recategorized ? { category } : {}) };
  return { name, language, category, ...(authentication === null && { allow_category_change: true }), ...content };
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
  const read = await ask.get(`${id}?fields=id,status,category,rejected_reason,components`);
  const known = read.error === undefined && isSuccess(read);
  const body = known ? parsed(read.body) : undefined;
  const { headers } = known ? read : edited;
  const report = reportIn(body, timeOf(headers["date"], now));
  return { kind: "submitted", provider_template_id: id, ...report, written: writtenIn(body) };
};

/** Returns the parts that the API has written itself; null for a template that we wrote. */
const writtenIn = (template: unknown): WrittenParts | null => {
  const { content } = readParts(listAt(template, "components"), false);
  const { body, footer, buttons, authentication } = content;
  return authentication === null || body === "" ? null : { body, footer, buttons };
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
  const wanted = template.authentication === null ? contentOf(template).components : null;
  const found = await findTemplate(ask, link, template, wanted);
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

const listTemplates = async (ask: Ask, link: OpenTemplateLink, now: Instant): Promise<TemplateListing | PutOff> => {
  const listed = await readPages(ask, link, { fields, limit: String(pageSize) }, now);
  if ("failure" in listed) return listed;
  const templates = listed.items.flatMap((each) => listedOf(each) ?? []);
  return { kind: "listed", at: listed.at, templates, complete: listed.complete };
};

/** With their components, templates are larger. */
const wholePageSize = 100;

/** Lists the templates of the account with all their parts. */
const listAccount = async (ask: Ask, link: OpenTemplateLink, now: Instant): Promise<AccountListing | PutOff> => {
  const query = { fields: `${fields},parameter_format,components`, limit: String(wholePageSize) };
  const listed = await readPages(ask, link, query, now);
  if ("failure" in listed) return listed;
  const { at, items, complete } = listed;
  return { at, complete, templates: items.flatMap((each) => accountTemplateOf(each) ?? []) };
};

interface Pages {
  readonly at: Instant;
  readonly items: readonly unknown[];
  readonly complete: boolean;
}

/** Reads the list for 15 s at most. The time is that of the first page, as later ones may be older than they seem. */
const readPages = async (
  ask: Ask,
  link: OpenTemplateLink,
  query: { readonly [name: string]: string },
  now: Instant,
): Promise<Pages | PutOff> => {
  const items: unknown[] = [];
  let [at, after, spent] = ["", "", 0];
  for (let page = 0; page < maxPages && spent < maxMilliseconds; page += 1) {
    const answer = await ask.get(pathOf(link, { ...query, ...(after === "" ? {} : { after }) }));
    const late = putOffBy(answer);
    if (late) return late;
    if (answer.error !== undefined || !isSuccess(answer)) return unread;
    const body = parsed(answer.body);
    items.push(...listAt(body, "data"));
    at ||= timeOf(answer.headers["date"], now);
    spent += answer.durationMs;
    after = textAt(body, "paging", "cursors", "after") ?? "";
    if (after === "" || textAt(body, "paging", "next") === null) {
      return { at, items, complete: Array.isArray(Object(body).data) };
    }
  }
  return { at, items, complete: false };
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

// The sample of a header goes to the app before its template, in two steps.

const lostSample: Submission = { kind: "refused", reason: "The sample of its header is not stored any more." };

type Handed = { readonly handle: string | null } | Submission;

const handOverSample = async (ask: Ask, { template, sample }: TemplateToSubmit): Promise<Handed> => {
  if (template.header_media === null) return { handle: null };
  if (sample === null) return lostSample;
  const { size, mediaType, filename } = sample;
  const query = new URLSearchParams({
    file_length: String(size),
    file_type: mediaType,
    file_name: filename,
  });
  const begun = await ask.post(`app/uploads?${query}`, {});
  const session = sessionIn(begun);
  if (typeof session !== "string") return session;
  const bytes = new Uint8Array(size);
  await readInto(bytes, sample, 0);
  const sent = await ask.upload(session, bytes);
  const late = putOffBy(sent);
  if (late) return late;
  const handle = sent.error === undefined && isSuccess(sent) ? textAt(parsed(sent.body), "h") : null;
  return handle === null ? { kind: "refused", reason: "The messaging app did not take the sample." } : { handle };
};

const sessionIn = (begun: OutgoingResult): string | Submission => {
  const late = putOffBy(begun);
  if (late) return late;
  const id = begun.error === undefined && isSuccess(begun) ? textAt(parsed(begun.body), "id") : null;
  return id !== null && /^upload:[\w=?&%.:+/-]+$/.test(id)
    ? id
    : { kind: "refused", reason: "The messaging app takes no sample of a header from this app." };
};

// Requests to the API about templates.

const submitMilliseconds = 10_000;

const readMilliseconds = 5_000;

const uploadMilliseconds = 10_000;

const maxAnswerBytes = 1_048_576;

/** Asks the API with the link's token; paths are relative to its base URL. */
export interface Ask {
  get(path: string): Promise<OutgoingResult>;
  post(path: string, body: object): Promise<OutgoingResult>;
  /** Sends a file to its upload. */
  upload(session: string, bytes: Uint8Array<ArrayBuffer>): Promise<OutgoingResult>;
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
    upload: (session, bytes) =>
      outgoing.post(`${base_url}/${session}`, {
        headers: { authorization: `OAuth ${link.secrets.access_token}`, file_offset: "0" },
        body: bytes,
        timeoutMs: uploadMilliseconds,
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
