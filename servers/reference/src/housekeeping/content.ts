/** Removes messages, media and customers that are older than their organization keeps them. Without a choice they stay. */
import type { Id, Instant } from "@atlas-messaging/service/rows/primitives";
import { day, hour, instantOf, later, second } from "@atlas-messaging/service/core/time";
import type { Services } from "../services/services.ts";
import { tenantArg } from "@atlas-messaging/postgres/queries";
import {
  type ContentSweep,
  type Looked,
  contentChoices,
  contentSweeps,
  loadRetiring,
  maxRetired,
} from "./content-rows.ts";
import { retireCustomer } from "@atlas-messaging/service/privacy/erase";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import { commit } from "../platform/database/commit.ts";

/** Passes of a process through the content of organizations, one for each kind of rows. */
export class ContentPasses {
  readonly #rounds = new Map<string, Rounds>();

  of(name: string): Rounds {
    const known = this.#rounds.get(name) ?? new Rounds();
    this.#rounds.set(name, known);
    return known;
  }
}

interface Choice {
  readonly organization_id: Id;
  readonly kind: "messages" | "media" | "customers";
  readonly days: number;
}

interface Chosen {
  readonly key: string;
  readonly organizationId: Id;
  readonly before: Instant;
}

const firstId = "00000000-0000-0000-0000-000000000000";

/** One chore for each kind of rows. */
export const contentChores = (services: Services, passes: ContentPasses) => {
  const now = instantOf(services.clock);
  const { retention } = services.settings;
  let choices: Promise<readonly Choice[]> | null = null;
  const chosen = async (kind: Choice["kind"]): Promise<readonly Chosen[]> => {
    choices ??= services.database.asSystem<Choice>(contentChoices({}));
    return (await choices)
      .filter((choice) => choice.kind === kind)
      .map(({ organization_id, days }) => ({
        key: `${organization_id} ${days}`,
        organizationId: organization_id,
        before: later(now, -Math.min(days, retention[kind].max) * day),
      }));
  };
  const sweeps = contentSweeps.map((sweep) => ({
    name: sweep.name,
    act: async (): Promise<boolean> => {
      const items = await chosen(sweep.kind);
      return passes.of(sweep.name).go(items, now, (item, after) => sweepPage(services, sweep, item, now, after));
    },
  }));
  const retiring = async (): Promise<boolean> =>
    passes.of("customers").go(await chosen("customers"), now, (item, after) => retirePage(services, item, after));
  // Customers go first: their messages are redacted at once, also those that stay longer.
  return [{ name: "customers", act: retiring }, ...sweeps];
};

const sweepPage = async (
  services: Services,
  { name, statement, page }: ContentSweep,
  { organizationId, before }: Chosen,
  now: Instant,
  after: string | null,
): Promise<Look> => {
  const args = { [tenantArg]: organizationId, before, now, after: after ?? firstId, max: page };
  const [looked] = await services.database.asTenant<Looked>(organizationId, statement(args));
  if (!looked) throw new Error(`a sweep of ${name} tells nothing`);
  note(services, organizationId, name, looked.removed);
  return looked;
};

const retirePage = async (
  services: Services,
  { organizationId, before }: Chosen,
  after: string | null,
): Promise<Look> => {
  const { erased, ...looked } = await retireSome(services, organizationId, before, after ?? firstId);
  note(services, organizationId, "customers", erased);
  return looked;
};

const note = ({ logger }: Services, organization_id: Id, rows: string, removed: number): void => {
  if (removed > 0) logger.info({ organization_id, rows, removed }, "content removed by its retention");
};

// Erases customers with whom nothing has happened for as long as their organization keeps customers.

/** Erases those of a page. Waits while earlier erasures go on, as each searches many rows, and while an export is made. */
const retireSome = async (
  services: Services,
  organizationId: Id,
  before: Instant,
  after: string,
): Promise<Look & { readonly erased: number }> => {
  const { database } = services;
  const { customers, merged, conversations, ...page } = await loadRetiring(database, organizationId, {
    before,
    past_id: after,
  });
  if (page.erasing >= maxRetired || page.isExporting) return { last: after, read: 0, waits: true, erased: 0 };
  let erased = 0;
  for (const customer of customers) {
    const facts = baseFacts(services, { organizationId, correlationId: services.newId() });
    const theirs = conversations.filter(({ customer_id }) => customer_id === customer.id);
    const changes = retireCustomer({
      ...facts,
      customer,
      merged: merged.filter(({ merged_into }) => merged_into === customer.id),
      conversations: theirs,
    });
    // A conflict means that something has happened with the customer just now.
    if ((await commit(database, organizationId, changes)) === "committed") erased += 1;
  }
  const [last = null] = customers.length < maxRetired ? page.last : customers.map(({ id }) => id).slice(-1);
  return { last, read: page.read, erased };
};

// Pages through the rows of organizations, a few pages a round, and rests once all of an organization were looked at.

/** Place of a pass through the rows of one organization. */
interface Pass {
  /** Id to go on after; null begins. */
  readonly after: string | null;
  readonly lookedAt: Instant;
  /** Time of the next pass; null while this one goes on. */
  readonly restsUntil: Instant | null;
}

const beginning: Pass = { after: null, lookedAt: "1970-01-01T00:00:00.000Z", restsUntil: null };

/** Maximum pages with rows in a round, so that a backlog does not keep the database busy. */
const maxPages = 20;

/** Maximum looks that find nothing. */
const maxLooks = 500;

/** A page that was looked at. */
export interface Look {
  /** Id to go on after; null at the end. */
  readonly last: string | null;
  /** Rows of the page. */
  readonly read: number;
  /** True if it could not be looked at yet. */
  readonly waits?: boolean;
}

/** Passes of a process by key. A key has the days in it, so a new choice begins at once. */
export class Rounds {
  #passes = new Map<string, Pass>();

  /**
   * Looks at pages in turn, those first that have waited longest. Keys that are no longer named are forgotten, once what
   * they began has rested. Returns true if there is more.
   */
  async go<Item extends { readonly key: string }>(
    items: readonly Item[],
    now: Instant,
    look: (item: Item, after: string | null) => Promise<Look>,
  ): Promise<boolean> {
    this.#passes = new Map([...this.#passes].filter(([, { lookedAt }]) => later(lookedAt, 2 * hour) > now));
    let [pages, looks] = [0, 0];
    for (;;) {
      const due = items.filter(({ key }) => this.#isDue(key, now)).toSorted((one, other) => this.#compare(one, other));
      if (due.length === 0) return false;
      for (const item of due) {
        if (pages >= maxPages || looks >= maxLooks) return true;
        const { after } = this.#of(item.key);
        const { last, read, waits = false } = await look(item, after);
        const end = last === null ? later(now, hour) : null;
        this.#passes.set(item.key, { after: last, lookedAt: now, restsUntil: waits ? later(now, 30 * second) : end });
        if (read > 0) pages += 1;
        else looks += 1;
      }
    }
  }

  #of(key: string): Pass {
    return this.#passes.get(key) ?? beginning;
  }

  #isDue(key: string, now: Instant): boolean {
    const { restsUntil } = this.#of(key);
    return restsUntil === null || restsUntil <= now;
  }

  #compare(one: { readonly key: string }, other: { readonly key: string }): number {
    return Date.parse(this.#of(one.key).lookedAt) - Date.parse(this.#of(other.key).lookedAt);
  }
}
