/**
 * Counts and tries passwords, for every surface. Each try counts for the client's address and for the operator's. Only
 * a counted attempt can be hashed, so the limits always hold.
 */
import type { Id, Instant } from "../rows/primitives.ts";
import type { CountedAttempt, Membership, Passworded, Shell } from "../pipeline/services.ts";
import { memberEmail } from "./members.ts";
import { cookieNamed } from "../pipeline/session-cookie.ts";
import { countIn } from "../pipeline/limit.ts";
import type { Problem } from "../pipeline/problem.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import { day, instantOf } from "../core/time.ts";
import { isId } from "../core/ids.ts";
import type { MemberPasswordRow } from "../rows/members.ts";
import { resetStateOf } from "../mail/mail.ts";

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

/**
 * Counts an attempt of a signed-in operator, separately from attempts by strangers. All sessions of a member count
 * together, since one can begin others.
 */
export const countSessionAttempt = async (
  shell: AttemptShell,
  { member, clientAddress }: SessionAttempt,
): Promise<CountedAttempt> => {
  await countForClient(shell, clientAddress);
  const refused = await countFor(shell, `sessions of ${member.id}`);
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

// Devices that an operator has signed in from. Each gets a signed token: in a cookie, and in the answer for programs.
// It signs nobody in. It gives the device its own attempts when strangers have used up the operator's. Nothing is
// stored: the token names the member and ends with the member's password.

export type DeviceShell = Pick<Shell, "clock" | "mac" | "sha256" | "store" | "hosts">;

const lifetime = 180 * day;

const cookieName = "atlas_device";

/** Maximum tokens in one browser, which several operators may share. */
const maxKept = 4;

const wellFormed = /^[\w.-]{1,256}$/;

/** Enough to tell one password from the next. */
const shownOfHash = 16;

export interface KnownDevice {
  readonly token: string;
  readonly memberId: string;
}

/** Creates the token of a device that signed in by the password with this hash. */
export const deviceTokenOf = (shell: DeviceShell, { member }: Pick<Membership, "member">, passwordHash: string) => {
  const until = Math.floor((shell.clock.now() + lifetime) / 1_000);
  const payload = [member.organization_id, member.id, until, generationOf(shell, passwordHash)].join(".");
  return `${payload}.${signatureOf(shell, payload)}`;
};

const generationOf = (shell: DeviceShell, passwordHash: string): string =>
  shell.sha256(passwordHash).slice(0, shownOfHash);

const signatureOf = (shell: DeviceShell, payload: string): string => shell.mac(`device\n${payload}`);

interface ReadDevice extends KnownDevice {
  readonly organizationId: string;
  readonly generation: string;
}

/** Parses a token that we signed; null for any other and for an expired one. */
const readDevice = (shell: DeviceShell, token: string): ReadDevice | null => {
  if (!wellFormed.test(token)) return null;
  const [organizationId = "", memberId = "", until = "", generation = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isId(organizationId) || !isId(memberId)) return null;
  const payload = [organizationId, memberId, until, generation].join(".");
  // Comparing digests keeps the timing from revealing the signature.
  if (shell.sha256(signature) !== shell.sha256(signatureOf(shell, payload))) return null;
  return Number(until) * 1_000 > shell.clock.now() ? { token, organizationId, memberId, generation } : null;
};

/** Returns the tokens of members with this address and their current password. */
export const knownDevices = async (
  shell: DeviceShell,
  email: string,
  tokens: readonly string[],
): Promise<readonly KnownDevice[]> => {
  const living = await livingDevices(shell, tokens);
  return living.flatMap(({ device, known }) => (known.member.email === email ? [device] : []));
};

/** Returns the organizations that a device has signed in to, each once. */
export const organizationsOf = async (
  shell: DeviceShell,
  tokens: readonly string[],
): Promise<readonly OrganizationRow[]> => {
  const living = await livingDevices(shell, tokens);
  return [...new Map(living.map(({ known }) => [known.organization.id, known.organization])).values()];
};

/** Devices whose member still has the password of then. */
const livingDevices = async (shell: DeviceShell, tokens: readonly string[]) => {
  const read = [...new Set(tokens)].slice(0, maxKept + 1).flatMap((token) => readDevice(shell, token) ?? []);
  const living = await Promise.all(
    read.map(async (device) => {
      const known = await shell.store.findMember(device.organizationId, device.memberId);
      const hash = known?.password?.hash ?? null;
      const isTheirs = known && hash !== null && generationOf(shell, hash) === device.generation;
      return isTheirs ? [{ device, known }] : [];
    }),
  );
  return living.flat();
};

/** Returns the tokens of a request, from its cookie and its body. */
export const devicesOf = (
  shell: Pick<DeviceShell, "hosts">,
  request: Pick<Request, "headers">,
  given?: string,
): readonly string[] => [...(given === undefined ? [] : [given]), ...keptIn(shell, request)];

const nameOf = (shell: Pick<DeviceShell, "hosts">): string => cookieNamed(cookieName, shell, "__Host-");

const keptIn = (shell: Pick<DeviceShell, "hosts">, { headers }: Pick<Request, "headers">): readonly string[] => {
  const lead = `${nameOf(shell)}=`;
  const cookie = (headers.get("cookie") ?? "").split(/; */).find((each) => each.startsWith(lead));
  const tokens = cookie?.slice(lead.length).split("~") ?? [];
  return tokens.filter((token) => wellFormed.test(token)).slice(0, maxKept);
};

/** Builds the cookie that keeps a new token and those of other members. */
export const deviceCookie = (shell: DeviceShell, request: Pick<Request, "headers">, token: string): string => {
  const memberId = token.split(".")[1];
  const others = keptIn(shell, request).filter((kept) => kept.split(".")[1] !== memberId);
  const value = [token, ...others].slice(0, maxKept).join("~");
  return [
    `${nameOf(shell)}=${value}`,
    `Max-Age=${lifetime / 1_000}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Strict",
    ...(shell.hosts.console.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");
};

// Tokens of links for forgotten passwords. Nothing is stored: the token names the member, and is signed together with
// the password's hash and the last sign-in. The setting alone, or the database alone, makes no token.

type LinkShell = Pick<Shell, "clock" | "mac" | "sha256" | "store">;

/** Member with a password. */
export interface Resettable extends Membership {
  readonly password: MemberPasswordRow;
}

/** Returns a member who has a password to forget; null for any other. */
export const resettable = (found: Passworded | null, now: Instant): Resettable | null => {
  if (found?.member.status !== "active" || found.password?.hash === undefined || found.password.hash === null)
    return null;
  const { expires_at } = found.organization;
  return expires_at === null || expires_at > now ? { ...found, password: found.password } : null;
};

/** Creates the token of a link. */
export const resetLinkOf = (shell: Pick<LinkShell, "mac">, its: Resettable, until: Instant): string => {
  const payload = [its.member.organization_id, its.member.id, Date.parse(until) / 1_000].join(".");
  return `${payload}.${resetSignatureOf(shell, payload, its)}`;
};

const resetSignatureOf = ({ mac }: Pick<LinkShell, "mac">, payload: string, { member, password }: Resettable): string =>
  mac(`reset\n${payload}\n${resetStateOf(member, password)}`);

/** Finds the member of a link; null if it is not ours, was used, or has ended. */
export const memberOfLink = async (shell: LinkShell, token: string): Promise<Resettable | null> => {
  const [organization = "", id = "", until = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isId(organization) || !isId(id) || !/^\d{1,12}$/.test(until)) return null;
  if (Number(until) * 1_000 <= shell.clock.now()) return null;
  const found = resettable(await shell.store.findMember(organization, id), instantOf(shell.clock));
  if (!found) return null;
  const expected = resetSignatureOf(shell, [organization, id, until].join("."), found);
  // Comparing digests keeps the timing from revealing the signature.
  return shell.sha256(signature) === shell.sha256(expected) ? found : null;
};
