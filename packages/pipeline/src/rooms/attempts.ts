/**
 * Counts and tries passwords, for every surface. Each try counts for the client's address and for the operator's. Only
 * a counted attempt can be hashed, so the limits always hold.
 */
import { type Id, type Membership, memberEmail } from "@atlas-messaging/domain";
import type { CountedAttempt } from "../counted-attempt.ts";
import type { Passworded, Shell } from "../shell.ts";
import { type DeviceShell, type KnownDevice, knownDevices } from "./devices.ts";
import { countIn } from "./limit.ts";
import type { Problem } from "./problem.ts";

/** Attempts at one email address are limited to a quarter of a client address's. */
const shareOfOne = 4;
/** One UTF-16 unit more than the longest password. Longer input is cut, since it is wrong and must cost no more. */
const maxTriedLength = 2 * 128 + 1;

/** Parts of the shell that try a password. */
export type AttemptShell = DeviceShell & Pick<Shell, "settings" | "limiter" | "passwords" | "store">;

/** Marks an attempt as counted. The mark is private, so no other code can make one. */
const counted = (email: string, within: readonly Id[] | null): CountedAttempt => ({ email, within }) as CountedAttempt;

/** Counts an attempt at an email address from any client. A device that signed in before has its own limit. */
export const countAttempt = async (
  shell: AttemptShell,
  { email, clientAddress, devices }: Attempt,
): Promise<CountedAttempt> => {
  const address = memberEmail(email);
  await countForClient(shell, clientAddress);
  const refused = await countFor(shell, address);
  if (refused === null) return counted(address, null);
  const own = await admittedDevices(shell, await knownDevices(shell, address, devices));
  if (own.length === 0) throw refused;
  const members = own.map(({ memberId }) => memberId);
  return counted(address, members);
};

/** Counts an attempt of a signed-in operator, separately from attempts by strangers. */
export const countSessionAttempt = async (
  shell: AttemptShell,
  { member, sessionId, clientAddress }: SessionAttempt,
): Promise<CountedAttempt> => {
  await countForClient(shell, clientAddress);
  const refused = await countFor(shell, `session ${sessionId}`);
  if (refused !== null) throw refused;
  return counted(member.email, [member.id]);
};

/** Counts a code of a second factor for its member, whoever tries it, from wherever, and for whatever. */
export const countCode = async (shell: Pick<AttemptShell, "settings" | "limiter">, memberId: Id): Promise<void> => {
  const window = { key: `codes of ${memberId}`, reason: "principal" } as const;
  const max = Math.ceil(shell.settings.limits.sign_in / shareOfOne);
  const refused = await countIn(shell, window, { max, limitClass: "sign_in", what: "codes" });
  if (refused !== null) throw refused;
};

/** Mails for one address are limited to a twentieth of the attempts of a client address. */
const shareOfMails = 20;

/** Counts a request for a reset, which is no attempt at the password. Tells if its mail may go: one a minute by default. */
export const countResetRequest = async (
  shell: Pick<AttemptShell, "settings" | "limiter" | "sha256">,
  email: string,
): Promise<boolean> => {
  const subject = shell.sha256(memberEmail(email));
  const { sign_in } = shell.settings.limits;
  const window = { key: `reset of ${subject}`, reason: "principal" } as const;
  const max = Math.ceil(sign_in / shareOfOne);
  const refused = await countIn(shell, window, { max, limitClass: "sign_in", what: "requests for this address" });
  if (refused !== null) throw refused;
  return (await shell.limiter.take([`reset mail of ${subject}`], Math.ceil(sign_in / shareOfMails))).admitted;
};

export interface Attempt {
  readonly email: string;
  readonly clientAddress: string | null;
  /** Device tokens from earlier sign-ins. */
  readonly devices: readonly string[];
}

interface SessionAttempt extends Pick<Passworded, "member"> {
  readonly sessionId: Id;
  readonly clientAddress: string | null;
}

/** Memberships that a password opens, oldest first, and its hash. */
export interface Opened {
  readonly hash: string;
  readonly memberships: readonly Membership[];
}

/** Tries a password. An unknown address takes the same steps and the same time. */
export const tryPassword = async (shell: AttemptShell, attempt: CountedAttempt, password: string): Promise<Opened> => {
  const hash = await shell.passwords.hashTried(attempt, password.slice(0, maxTriedLength));
  const memberships = await shell.store.membershipsByPassword(attempt.email, hash);
  const { within } = attempt;
  return { hash, memberships: within ? memberships.filter(({ member }) => within.includes(member.id)) : memberships };
};

/** Counts an attempt by a client address; a full window refuses it. */
const countForClient = async (shell: AttemptShell, clientAddress: string | null): Promise<void> => {
  const refused = await take(shell, `password address ${clientAddress ?? "unknown"}`, shell.settings.limits.sign_in);
  if (refused !== null) throw refused;
};

/** Counts an attempt by a hashed key, since an address may be long and need not be kept. */
const countFor = (shell: AttemptShell, subject: string): Promise<Problem | null> =>
  take(shell, `sign_in of ${shell.sha256(subject)}`, Math.ceil(shell.settings.limits.sign_in / shareOfOne));

const admittedDevices = async (shell: AttemptShell, known: readonly KnownDevice[]): Promise<readonly KnownDevice[]> => {
  const refusals = await Promise.all(known.map(({ token }) => countFor(shell, `device ${token}`)));
  return known.filter((_, index) => refusals[index] === null);
};

const take = (shell: AttemptShell, key: string, max: number): Promise<Problem | null> =>
  countIn(shell, { key, reason: "principal" }, { max, limitClass: "sign_in", what: "attempts" });
