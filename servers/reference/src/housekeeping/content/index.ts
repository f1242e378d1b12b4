/** Removes messages, media and customers that are older than their organization keeps them. Without a choice they stay. */
import { type Id, type Instant, day, later } from "@atlas-messaging/domain";
import { instantOf } from "@atlas-messaging/pipeline";
import type { Services } from "../../pipeline/services.ts";
import { tenantArg } from "../../platform/database/prepare.ts";
import { type ContentSweep, type Looked, contentChoices, contentSweeps } from "./load.ts";
import { retireSome } from "./retiring/index.ts";
import { type Look, Rounds } from "./rounds.ts";

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
export const contentChores = (services: Services, passes: ContentPasses): readonly (() => Promise<void>)[] => {
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
  const sweeps = contentSweeps.map((sweep) => async (): Promise<void> => {
    const items = await chosen(sweep.kind);
    return passes.of(sweep.name).go(items, now, (item, after) => sweepPage(services, sweep, item, now, after));
  });
  const retiring = async (): Promise<void> =>
    passes.of("customers").go(await chosen("customers"), now, (item, after) => retirePage(services, item, after));
  // Customers go first: their messages are redacted at once, also those that stay longer.
  return [retiring, ...sweeps];
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
