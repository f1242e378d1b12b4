/** Finds the links whose secret signed a callback. One app has several numbers, and signs for all with one secret. */
import type { ChannelLinkRow } from "@atlas-messaging/service/rows/channels";
import { type Database, VaultError } from "@atlas-messaging/postgres/database";
import type { CallbackContents, OpenLink } from "../channel-providers/provider.ts";
import { callbackReaders, openLink } from "../channel-providers/registry.ts";
import { loadNamed, loadNewest } from "./load.ts";

/** Opens links; one whose key is lost is left out. */
export const opened = (links: readonly ChannelLinkRow[], { vault }: Database): readonly OpenLink[] =>
  links.flatMap((link) => {
    try {
      return openLink(link, vault);
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      return [];
    }
  });

export const newestLinks = async (database: Database): Promise<readonly OpenLink[]> =>
  opened((await loadNewest(database, {})).links, database);

/** Returns the links of the numbers and business accounts that a callback names. */
export const namedLinks = async (
  database: Database,
  { numbers, accounts }: Pick<CallbackContents, "numbers" | "accounts">,
): Promise<readonly OpenLink[]> => {
  const senders = numbers.map(({ senderId }) => senderId);
  const named = [...accounts, ...numbers].flatMap(({ accountId }) => accountId ?? []);
  const { links } = await loadNamed(database, { senders, accounts: named });
  return opened(links, database);
};

const secretOf = ({ secrets }: OpenLink): string => secrets.app_secret;

/** Returns those of the links whose secret signed the bytes. Each secret is tried once. */
export const signersAmong = (links: readonly OpenLink[], raw: Uint8Array, headers: Headers): readonly OpenLink[] => {
  const bySecret = Map.groupBy(links, secretOf);
  for (const sharing of bySecret.values()) {
    const [link] = sharing;
    if (link && callbackReaders[link.provider].isGenuine(link, raw, headers)) return sharing;
  }
  return [];
};

/** Returns those of the links that have the secret of another. */
export const sharingWith = (signer: OpenLink, links: readonly OpenLink[]): readonly OpenLink[] =>
  links.filter((link) => link.id !== signer.id && secretOf(link) === secretOf(signer));
