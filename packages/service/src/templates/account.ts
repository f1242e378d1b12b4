/** Templates of the business account that are not here, and taking them over. */
import { sandbox } from "@atlas-messaging/contract";
import { type Change, insert } from "../core/changes.ts";
import { type Facts, type Verb, accept } from "../core/outcome.ts";
import { type QuotaFacts, quotaProblem, roomFor } from "../core/quotas.ts";
import { audit } from "../core/records.ts";
import type { AccountListing, AccountTemplate } from "../pipeline/provider-answers.ts";
import type { Shell } from "../pipeline/services.ts";
import type { Environment, Instant } from "../rows/primitives.ts";
import type { ChannelLinkRow } from "../rows/channels.ts";
import type { TemplateRow } from "../rows/templates.ts";
import { newTemplate, presentParts, presentTemplate } from "./content.ts";
import { effectOf, isTemplateLink, missingFor } from "./submission.ts";

/** The account of the sandbox, which no link names. */
const sandboxListing = (now: Instant): AccountListing => ({
  at: now,
  complete: true,
  templates: sandbox.accountTemplates.map(({ name, language, category, obstacle, ...content }) => ({
    provider_template_id: `sandbox-${name}-${language}`,
    name,
    language,
    category,
    content,
    obstacle,
    status: "approved",
    reason: null,
  })),
});

/** Lists the templates of the account; null if there is nobody to ask. */
export const askAccount = async (
  {
    environment,
    link,
    now,
  }: { readonly environment: Environment; readonly link: ChannelLinkRow | null; readonly now: Instant },
  ask: Shell["askTemplates"],
): Promise<AccountListing | null> => {
  if (environment === "sandbox") return sandboxListing(now);
  return isTemplateLink(link) ? ask(link) : null;
};

/** Rows that tell which templates are here. */
export interface KnownTemplates {
  readonly link: ChannelLinkRow | null;
  readonly known: readonly TemplateRow[];
}

interface Named {
  readonly name: string;
  readonly language: string;
}

/** The API writes `en_US` and, in some places, `en-US`. */
const keyOf = ({ name, language }: Named): string => `${name} ${language.replaceAll("-", "_").toLowerCase()}`;

const maxListed = 500;

/** Presents what the account has and we have not, by name and language. */
export const presentImportable = ({ link, known }: KnownTemplates, listing: AccountListing | null) => {
  const here = new Set(known.map(keyOf));
  const found = (listing?.templates ?? [])
    .filter((each) => !here.has(keyOf(each)))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return {
    templates: found.slice(0, maxListed).map(({ name, language, category, status, content, obstacle }) => ({
      name,
      language,
      category,
      status,
      ...presentParts(content),
      obstacle,
    })),
    complete: (listing?.complete ?? true) && found.length <= maxListed,
    notice: listing === null ? missingFor(link) : null,
  };
};

export interface ImportFacts extends QuotaFacts, KnownTemplates {
  /** The listing of the account; null if nobody was asked. */
  readonly asked: AccountListing | null;
}

type Taken = { readonly row: TemplateRow; readonly isNew: boolean } | { readonly reason: string };

/** Takes templates over with all their parts (POST templates/import). What cannot be taken over is told. */
export const importTemplates: Verb<"console.templates.import", ImportFacts> = (facts, { body }) => {
  const wanted = [...new Map(body.templates.map((each) => [keyOf(each), each])).values()];
  const rows: TemplateRow[] = [];
  const left: { name: string; language: string; reason: string }[] = [];
  let made = 0;
  for (const named of wanted) {
    const taken = take(facts, named, made);
    if ("reason" in taken) left.push({ ...pick(named), reason: taken.reason });
    else rows.push(taken.row);
    if ("isNew" in taken && taken.isNew) made += 1;
  }
  const created = rows.filter(({ id }) => facts.known.every((each) => each.id !== id));
  return accept({ ok: true, data: { templates: rows.map(presentTemplate), left_out: left } }, [
    ...created.flatMap((row) => writing(facts, row)),
    ...(made === 0 ? [] : [roomFor("templates", { ...facts.quota, max: facts.quota.max - made + 1 })]),
  ]);
};

/** Copies the known members. A console body may have others. */
const pick = ({ name, language }: Named): Named => ({ name, language });

const take = (facts: ImportFacts, named: Named, made: number): Taken => {
  const { asked, known, link, quota } = facts;
  const here = known.find((each) => keyOf(each) === keyOf(named));
  if (here) return { row: here, isNew: false };
  if (asked === null) return { reason: missingFor(link) ?? "No messaging app was asked." };
  const found = asked.templates.find((each) => keyOf(each) === keyOf(named));
  if (!found) return { reason: "The business account has no such template." };
  if (found.obstacle !== null) return { reason: found.obstacle };
  const full = quotaProblem("templates", { ...quota, held: quota.held + made });
  return full === null ? { row: rowOf(facts, found, asked.at), isNew: true } : { reason: full };
};

const rowOf = (facts: ImportFacts, found: AccountTemplate, at: Instant): TemplateRow => {
  const { name, language, category, content, status, reason, provider_template_id } = found;
  return {
    ...newTemplate(facts, { name, language, category }, content),
    ...effectOf({ status, reason }),
    channel_id: facts.link?.id ?? null,
    provider_template_id,
    submitted_at: facts.now,
    reported_at: at,
    reported_status: status,
    reported_reason: reason,
    category_at: at,
  };
};

const writing = (facts: Facts, row: TemplateRow): Change[] => {
  const { name, language, category, status } = row;
  const after = { name, language, category, status };
  return [insert("templates", row), audit(facts, "atlas_api.template.import", row.id, { after })];
};
