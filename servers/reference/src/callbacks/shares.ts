/** Divides a callback among the links that it concerns. */
import type { Notice } from "@atlas-messaging/service/channels/notices";
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
  const { numbers, accounts } = contents ?? { numbers: [], accounts: [] };
  const holders = Map.groupBy(links, accountOf);
  return links.map((link, index) => {
    const isFirst = index === 0;
    const { business_account_id, sender_id } = link;
    const siblings = holders.get(accountOf(link)) ?? [];
    // Templates belong to the organization, so that one of its links takes them.
    const [holder] = siblings;
    const foreign = accounts.filter(({ accountId }) => links.every((each) => each.business_account_id !== accountId));
    return {
      link,
      numbers: numbers.filter(({ senderId }) => senderId === sender_id),
      accounts: [
        // All numbers of an account hear of it, unless a notice names one of them.
        ...accounts
          .filter(({ accountId }) => accountId === business_account_id)
          .map(({ templates, notices, ...each }) => ({
            ...each,
            templates: holder === link ? templates : [],
            notices: notices.flatMap((notice) => noticeFor(link, siblings, notice)),
          })),
        // An account that no link names: its templates are nobody's here, and the rest is kept.
        ...(isFirst ? foreign.map((each) => ({ ...each, templates: [] })) : []),
      ],
      unlinked: isFirst ? numbers.filter(({ senderId }) => links.every((each) => each.sender_id !== senderId)) : [],
      ignored: isFirst ? foreign.reduce((sum, { templates }) => sum + templates.length, 0) : 0,
    };
  });
};

const accountOf = ({ organization_id, business_account_id: id }: OpenLink): string => `${organization_id} ${id}`;

/** Returns a notice as a link hears it. One of a number that no link is known by says nothing about any of several. */
const noticeFor = (link: OpenLink, siblings: readonly OpenLink[], notice: Notice): readonly Notice[] => {
  const { number = null } = notice;
  if (number === null || link.display_number === number) return [notice];
  const [first] = siblings;
  if (link !== first || siblings.some(({ display_number }) => display_number === number)) return [];
  const isOnly = siblings.length === 1 && link.display_number === null;
  return [isOnly ? notice : { ...notice, standing: null }];
};

const sizeOfNumber = ({ reports, received, echoes, changes, happened, notices }: NumberContents): number =>
  reports.length + received.length + echoes.length + changes.length + happened.length + notices.length;

/** Counts the items of a share. */
export const sizeOf = ({ numbers, accounts, unlinked, ignored }: Share): number =>
  [...numbers, ...unlinked].reduce((sum, each) => sum + sizeOfNumber(each), 0) +
  accounts.reduce((sum, { templates, notices }) => sum + templates.length + notices.length, 0) +
  ignored;
