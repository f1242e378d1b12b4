/**
 * Devices that an operator has signed in from. Each gets a signed token: in a cookie, and in the answer for programs.
 * It signs nobody in. It gives the device its own attempts when strangers have used up the operator's. Nothing is
 * stored: the token names the member and ends with the member's password.
 */
import { type Membership, type OrganizationRow, day, isId } from "@atlas-messaging/domain";
import type { Shell } from "../shell.ts";

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
export const devicesOf = (request: Pick<Request, "headers">, given?: string): readonly string[] => [
  ...(given === undefined ? [] : [given]),
  ...keptIn(request),
];

const keptIn = ({ headers }: Pick<Request, "headers">): readonly string[] => {
  const cookie = (headers.get("cookie") ?? "").split(/; */).find((each) => each.startsWith(`${cookieName}=`));
  const tokens = cookie?.slice(cookieName.length + 1).split("~") ?? [];
  return tokens.filter((token) => wellFormed.test(token)).slice(0, maxKept);
};

/** Builds the cookie that keeps a new token and those of other members. */
export const deviceCookie = (shell: DeviceShell, request: Pick<Request, "headers">, token: string): string => {
  const memberId = token.split(".")[1];
  const others = keptIn(request).filter((kept) => kept.split(".")[1] !== memberId);
  const value = [token, ...others].slice(0, maxKept).join("~");
  return [
    `${cookieName}=${value}`,
    `Max-Age=${lifetime / 1_000}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Strict",
    ...(shell.hosts.console.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");
};
