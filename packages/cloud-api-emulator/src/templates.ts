/** Templates of a business account: created, reviewed, listed, deleted, and checked when one is sent. */
import type { Callbacks } from "./callbacks.ts";
import { Refusal } from "./errors.ts";
import { listAt, member, textAt } from "./json.ts";
import type { TemplateState } from "./network.ts";
import { checkFilled, componentsFor } from "./template-parts.ts";
import { type State, type Template, digitsByChance } from "./state.ts";

const categories = ["MARKETING", "UTILITY", "AUTHENTICATION"];

const find = (state: State, accountId: string, name: string, language: string): Template | undefined =>
  [...state.templates.values()].find(
    (each) => each.accountId === accountId && each.name === name && each.language === language,
  );

/** Takes a new template, which then waits for its review. */
export const createTemplate = (state: State, callbacks: Callbacks, accountId: string, body: unknown): object => {
  const [name, language] = [textAt(body, "name"), textAt(body, "language")];
  const category = textAt(body, "category")?.toUpperCase();
  if (!name || !/^[a-z0-9_]{1,512}$/.test(name)) throw new Refusal(100, "name has lower case letters, digits and _.");
  if (!language) throw new Refusal(100, "language is required.");
  if (!category || !categories.includes(category))
    throw new Refusal(100, `category is one of ${categories.join(", ")}.`);
  const components = componentsFor(state, category, listAt(body, "components"));
  if (find(state, accountId, name, language))
    throw new Refusal(100, "Content in this language already exists.", 2_388_024);
  const template: Template = {
    // Callbacks tell it as a number, which has to be exact.
    id: digitsByChance(state, 15),
    accountId,
    name,
    language,
    category,
    components,
    parameter_format: textAt(body, "parameter_format")?.toUpperCase() ?? "POSITIONAL",
    status: "PENDING",
    rejected_reason: "NONE",
  };
  state.templates.set(template.id, template);
  reviewAtOnce(state, callbacks, template);
  return { id: template.id, status: "PENDING", category };
};

/** Changes a template. It is reviewed again. */
export const editTemplate = (state: State, callbacks: Callbacks, template: Template, body: unknown): object => {
  if (template.status === "PENDING") throw new Refusal(100, "The template is under review.", 2_593_002);
  if (Array.isArray(member(body, "components")))
    template.components = componentsFor(state, template.category, listAt(body, "components"));
  template.category = textAt(body, "category")?.toUpperCase() ?? template.category;
  template.status = "PENDING";
  reviewAtOnce(state, callbacks, template);
  return { success: true };
};

const reviewAtOnce = (state: State, callbacks: Callbacks, template: Template): void => {
  if (state.reviews === "at once") callbacks.follow(reviewTemplate(callbacks, template, "APPROVED"));
};

/** Changes the state of a template, and calls back. */
export const reviewTemplate = async (
  callbacks: Callbacks,
  template: Template,
  status: TemplateState,
  reason = "NONE",
): Promise<void> => {
  template.status = status;
  template.rejected_reason = reason;
  await callbacks.send("message_template_status_update", template.accountId, {
    event: status,
    message_template_id: Number(template.id),
    message_template_name: template.name,
    message_template_language: template.language,
    message_template_category: template.category,
    reason,
  });
};

/** Shows a template as the network lists it. */
export const shownTemplate = ({ accountId: _account, ...shown }: Template): object => shown;

/** Lists the templates of an account by pages. */
export const listTemplates = (state: State, accountId: string, query: URLSearchParams, address: string): object => {
  const wanted = ["name", "status", "language", "category"].flatMap((key) => {
    const value = query.get(key);
    return value === null ? [] : [[key, value] as const];
  });
  const all = [...state.templates.values()].filter(
    (each) =>
      each.accountId === accountId &&
      wanted.every(([key, value]) =>
        key === "name" ? each.name.includes(value) : String(member(each, key)).toUpperCase() === value.toUpperCase(),
      ),
  );
  const from = Number(query.get("after") ?? 0) || 0;
  const to = from + Math.max(1, Math.min(Number(query.get("limit") ?? 25) || 25, 1_000));
  const cursors = { before: String(from), after: String(to) };
  const next = new URLSearchParams([...query].filter(([key]) => key !== "after" && key !== "access_token"));
  next.set("after", String(to));
  return {
    data: all.slice(from, to).map(shownTemplate),
    paging: { cursors, ...(to < all.length ? { next: `${address}?${next}` } : {}) },
  };
};

/** Deletes the templates of a name, or the one that `hsm_id` names. */
export const deleteTemplates = (state: State, accountId: string, query: URLSearchParams): object => {
  const [name, id] = [query.get("name"), query.get("hsm_id")];
  if (name === null) throw new Refusal(100, "name is required.");
  const gone = [...state.templates.values()].filter(
    (each) => each.accountId === accountId && each.name === name && (id === null || each.id === id),
  );
  if (gone.length === 0) throw new Refusal(100, `The template ${name} does not exist.`, 2_593_002);
  for (const template of gone) state.templates.delete(template.id);
  return { success: true };
};

/** Returns the template that a message names. @throws {Refusal} if it cannot be sent so */
export const templateToSend = (state: State, accountId: string, content: unknown): Template => {
  const [name = "", language = ""] = [textAt(content, "name"), textAt(content, "language", "code")];
  const template = find(state, accountId, name, language);
  if (!template || template.status === "PENDING" || template.status === "REJECTED")
    throw new Refusal(132001, `template name (${name}) does not exist in ${language}`);
  if (template.status === "PAUSED") throw new Refusal(132015);
  if (template.status === "DISABLED") throw new Refusal(132016);
  checkFilled(state, template, content);
  return template;
};
