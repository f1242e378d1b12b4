/** Divides a callback among the links that it concerns. */
import type { AccountContents, CallbackContents, NumberContents, OpenLink } from "../channel-providers/provider.ts";

/** Share of a callback that is about one link. */
export interface Share {
  readonly link: OpenLink;
  readonly numbers: readonly NumberContents[];
  readonly accounts: readonly AccountContents[];
  /** Numbers that nobody linked. They go with the link whose secret signed. */
  readonly unlinked: readonly NumberContents[];
  /** Number of items that do not concern us. */
  readonly ignored: number;
}

/** Divides a callback among links that share the secret which signed. The first takes what concerns no other. */
export const sharesOf = (contents: CallbackContents | null, links: readonly OpenLink[]): readonly Share[] => {
  const { numbers, accounts, ignored } = contents ?? { numbers: [], accounts: [], ignored: 1 };
  const holders = Map.groupBy(links, ({ organization_id, business_account_id: id }) => `${organization_id} ${id}`);
  return links.map((link, index) => {
    const isFirst = index === 0;
    const { organization_id, business_account_id, sender_id } = link;
    // Templates belong to the organization, so that one of its links takes them.
    const [holder] = holders.get(`${organization_id} ${business_account_id}`) ?? [];
    const foreign = accounts.filter(({ accountId }) => links.every((each) => each.business_account_id !== accountId));
    return {
      link,
      numbers: numbers.filter(({ senderId }) => senderId === sender_id),
      accounts: [
        // All numbers of an account hear of it.
        ...accounts
          .filter(({ accountId }) => accountId === business_account_id)
          .map((each) => (holder === link ? each : { ...each, templates: [] })),
        // An account that no link names: its templates are nobody's here, and the rest is kept.
        ...(isFirst ? foreign.map((each) => ({ ...each, templates: [] })) : []),
      ],
      unlinked: isFirst ? numbers.filter(({ senderId }) => links.every((each) => each.sender_id !== senderId)) : [],
      ignored: isFirst ? ignored + foreign.reduce((sum, { templates }) => sum + templates.length, 0) : 0,
    };
  });
};

const sizeOfNumber = ({ reports, received, changes, happened, notices, ignored }: NumberContents): number =>
  reports.length + received.length + changes.length + happened.length + notices.length + ignored;

/** Counts the items of a share. */
export const sizeOf = ({ numbers, accounts, unlinked, ignored }: Share): number =>
  [...numbers, ...unlinked].reduce((sum, each) => sum + sizeOfNumber(each), 0) +
  accounts.reduce((sum, { templates, notices }) => sum + templates.length + notices.length, 0) +
  ignored;
