/**
 * Every try of a password, on whatever surface, comes through here. It counts for the client's address and for the operator's;
 * only a counted attempt can be hashed, so none can be made without its limits.
 */
import { type Id, type Membership, memberEmail } from "@atlas-messaging/domain";
import type { CountedAttempt } from "../counted-attempt.ts";
import type { Passworded, Shell } from "../shell.ts";
import { type DeviceShell, type KnownDevice, knownDevices } from "./devices.ts";
import { countIn } from "./limit.ts";
import type { Problem } from "./problem.ts";

/** Of what one client address may try in a minute. */
const shareOfOne = 4;
/** In UTF-16, one more than the longest password has: what is longer is wrong, and costs no more. */
const longestTried = 2 * 128 + 1;

/** What trying a password needs of the shell. */
export type AttemptShell = DeviceShell & Pick<Shell, "settings" | "limiter" | "passwords" | "store">;

/** Only what has been counted comes to have the mark, which nobody else can name. */
const counted = (email: string, within: readonly Id[] | null): CountedAttempt => ({ email, within }) as CountedAttempt;

/** Counts an attempt by an address, from wherever; a device that signed in before has attempts of its own. */
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

/** Counts an attempt of an operator who is signed in; strangers do not count with it. */
export const countSessionAttempt = async (
  shell: AttemptShell,
  { member, sessionId, clientAddress }: SessionAttempt,
): Promise<CountedAttempt> => {
  await countForClient(shell, clientAddress);
  const refused = await countFor(shell, `session ${sessionId}`);
  if (refused !== null) throw refused;
  return counted(member.email, [member.id]);
};

export interface Attempt {
  readonly email: string;
  readonly clientAddress: string | null;
  /** What the device has been given when it signed in before. */
  readonly devices: readonly string[];
}

interface SessionAttempt extends Pick<Passworded, "member"> {
  readonly sessionId: Id;
  readonly clientAddress: string | null;
}

/** The memberships that a password opens, the oldest first, and the hash by which it does. */
export interface Opened {
  readonly hash: string;
  readonly memberships: readonly Membership[];
}

/** Tries a password. What it does, and for how long, is the same for an address that nobody has. */
export const tryPassword = async (shell: AttemptShell, attempt: CountedAttempt, password: string): Promise<Opened> => {
  const hash = await shell.passwords.hashTried(attempt, password.slice(0, longestTried));
  const memberships = await shell.store.membershipsByPassword(attempt.email, hash);
  const { within } = attempt;
  return { hash, memberships: within ? memberships.filter(({ member }) => within.includes(member.id)) : memberships };
};

/** Counts an attempt at whatever is guessed from one client address; a full window refuses it. */
const countForClient = async (shell: AttemptShell, clientAddress: string | null): Promise<void> => {
  const refused = await take(shell, `password address ${clientAddress ?? "unknown"}`, shell.settings.limits.sign_in);
  if (refused !== null) throw refused;
};

/** Hashed, as an address may be long, and need not be kept. */
const countFor = (shell: AttemptShell, whom: string): Promise<Problem | null> =>
  take(shell, `sign_in of ${shell.sha256(whom)}`, Math.ceil(shell.settings.limits.sign_in / shareOfOne));

const admittedDevices = async (shell: AttemptShell, known: readonly KnownDevice[]): Promise<readonly KnownDevice[]> => {
  const refusals = await Promise.all(known.map(({ token }) => countFor(shell, `device ${token}`)));
  return known.filter((_, index) => refusals[index] === null);
};

const take = (shell: AttemptShell, key: string, most: number): Promise<Problem | null> =>
  countIn(shell, { key, reason: "principal" }, { most, limitClass: "sign_in", what: "attempts" });
