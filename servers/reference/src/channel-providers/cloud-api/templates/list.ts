/** The API's list of templates, page by page. */
import type {
  CategoryReport,
  Instant,
  ListedTemplate,
  PutOff,
  TemplateListing,
  TemplateRow,
} from "@atlas-messaging/domain";
import type { OpenTemplateLink } from "../../provider.ts";
import { idOrNumberAt, listAt, parsed, textAt } from "../json.ts";
import { isSuccess } from "../answers.ts";
import { type Ask, putOffBy } from "./requests.ts";
import { categoryOf, plainLanguage, stateOf, timeOf } from "./statuses.ts";

const fields = "id,name,language,status,category,rejected_reason";
const pageSize = 200;
const maxMilliseconds = 15_000;
const maxPages = 50;

const unread: PutOff = { kind: "put_off", failure: "provider_error", rest: 60_000 };

/** Reads the list for 15 s at most. The time is that of the first page, as later ones may be older than they seem. */
export const listTemplates = async (
  ask: Ask,
  link: OpenTemplateLink,
  now: Instant,
): Promise<TemplateListing | PutOff> => {
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
export const findTemplate = async (
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
