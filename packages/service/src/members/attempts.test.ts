import { createHash, createHmac } from "node:crypto";
import type { MemberPasswordRow, MemberRow } from "../rows/members.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { processLimiter } from "@atlas-messaging/server-stubs/parts";
import type { Passworded } from "../pipeline/services.ts";
import {
  type AttemptShell,
  countAttempt,
  countSessionAttempt,
  deviceCookie,
  deviceTokenOf,
  devicesOf,
  tryPassword,
} from "./attempts.ts";

const time = Date.parse("2026-01-02T12:00:00.000Z");
const idOf = (count: number) => `0198c0de-0000-7000-8000-${String(count).padStart(12, "0")}`;

const membershipOf = (count: number, email: string, hash: string): Passworded => ({
  organization: { id: idOf(count), name: "Shop" } as OrganizationRow, // Nothing else of it is read.
  member: { organization_id: idOf(count), id: idOf(100 + count), email } as MemberRow,
  password: { hash } as MemberPasswordRow,
});

/** Two organizations of one address: ours, and one that an attacker has made. */
const email = "ada@shop.example";
let now: number;
let ours: Passworded;
let hashed: string[];
let shell: AttemptShell;

beforeEach(() => {
  [now, hashed] = [time, []];
  ours = membershipOf(1, email, "hash of right");
  const all = [ours, membershipOf(2, email, "hash of planted"), membershipOf(3, "bob@shop.example", "hash of right")];
  const clock = { now: () => now };
  // Trying a password uses no other parts of the shell.
  shell = {
    clock,
    limiter: processLimiter(clock),
    settings: { limits: { sign_in: 20 } },
    hosts: { console: "https://console.example" },
    mac: (text: string) => createHmac("sha256", "secret").update(text).digest("base64url"),
    sha256: (text: string) => createHash("sha256").update(text).digest("hex"),
    passwords: {
      hashTried: async (_: object, password: string) => {
        hashed.push(password);
        return `hash of ${password}`;
      },
    },
    store: {
      membershipsByPassword: async (address: string, hash: string) =>
        all.filter(({ member, password }) => member.email === address && password?.hash === hash),
      findMember: async (organizationId: string, memberId: string) =>
        all.find(({ member }) => member.organization_id === organizationId && member.id === memberId) ?? null,
    },
  } as unknown as AttemptShell;
});

let addresses = 0;
const attempt = async (password: string, { as = email, from = "", devices = [] as readonly string[] } = {}) => {
  addresses += 1;
  const clientAddress = from === "" ? `address ${addresses}` : from;
  return tryPassword(shell, await countAttempt(shell, { email: as, clientAddress, devices }), password);
};
const opened = async (...given: Parameters<typeof attempt>) =>
  (await attempt(...given)).memberships.map(({ organization }) => organization.id);
const exhaust = async () => {
  for (let tried = 0; tried < 5; tried++) await attempt("wrong");
};
const limited = expect.objectContaining({ refusal: expect.objectContaining({ code: "rate_limited" }) });

describe("an attempt", () => {
  test("opens what the password is of", async () => {
    expect(await opened("right")).toEqual([idOf(1)]);
    expect(await opened("planted", { as: "ADA@shop.example" })).toEqual([idOf(2)]);
    expect(await opened("wrong")).toEqual([]);
  });

  test("that is refused hashes nothing", async () => {
    await exhaust();
    await expect(attempt("right")).rejects.toEqual(limited);
    expect(hashed).toHaveLength(5);
    now += 60_001;
    expect(await opened("right")).toEqual([idOf(1)]);
  });

  test("counts for the client's address, whoever it is of", async () => {
    for (let tried = 0; tried < 20; tried++) await attempt("wrong", { as: `${tried}@shop.example`, from: "one" });
    await expect(attempt("wrong", { as: "more@shop.example", from: "one" })).rejects.toEqual(limited);
    expect(await opened("right", { from: "another" })).toEqual([idOf(1)]);
  });

  test("with a long text costs no more than the longest password", async () => {
    await attempt("x".repeat(60_000));
    expect(hashed[0]?.length).toBeLessThan(300);
  });

  test("of a session counts for its member, whichever session it is, and opens its own membership alone", async () => {
    await exhaust();
    const bySession = async (password: string) =>
      tryPassword(shell, await countSessionAttempt(shell, { member: ours.member, clientAddress: null }), password);
    expect((await bySession("right")).memberships).toHaveLength(1);
    expect((await bySession("planted")).memberships).toHaveLength(0);
    for (let tried = 0; tried < 3; tried++) await bySession("wrong");
    await expect(bySession("right")).rejects.toEqual(limited);
  });
});

describe("a device that signed in before", () => {
  test("is not locked out by strangers, and has five attempts of its own", async () => {
    const devices = [deviceTokenOf(shell, ours, "hash of right")];
    await exhaust();
    expect(await opened("right", { devices })).toEqual([idOf(1)]);
    for (let tried = 0; tried < 4; tried++) expect(await opened("wrong", { devices })).toEqual([]);
    await expect(attempt("right", { devices })).rejects.toEqual(limited);
  });

  test("may try no more than it has signed in to", async () => {
    const devices = [deviceTokenOf(shell, membershipOf(2, email, ""), "hash of planted")];
    await exhaust();
    expect(await opened("right", { devices })).toEqual([]);
    expect(await opened("planted", { devices })).toEqual([idOf(2)]);
  });

  test.for([
    ["of another operator", (): string => deviceTokenOf(shell, membershipOf(3, "", ""), "hash of right")],
    ["of a password that was changed", (): string => deviceTokenOf(shell, ours, "hash of an earlier one")],
    ["of a member that is gone", (): string => deviceTokenOf(shell, membershipOf(7, email, ""), "hash of right")],
    ["that was altered", (): string => deviceTokenOf(shell, ours, "hash of right").replace(idOf(101), idOf(102))],
    [
      "with an end of its own",
      (): string => deviceTokenOf(shell, ours, "hash of right").replace(/\.\d{10}\./, ".9999999999."),
    ],
    ["without a signature", (): string => deviceTokenOf(shell, ours, "hash of right").replace(/[^.]+$/, "")],
    ["of nothing", (): string => "...."],
  ] as const)("is not known by a token %s", async ([, make]) => {
    const devices = [make()];
    await exhaust();
    await expect(attempt("right", { devices })).rejects.toEqual(limited);
  });

  test("is forgotten after half a year", async () => {
    const devices = [deviceTokenOf(shell, ours, "hash of right")];
    now += 180 * 24 * 60 * 60_000;
    await exhaust();
    await expect(attempt("right", { devices })).rejects.toEqual(limited);
  });
});

describe("the cookie of a device", () => {
  const requestWith = (cookie: string) => ({ headers: new Headers({ cookie }) });
  const token = (count: number) => deviceTokenOf(shell, membershipOf(count, email, ""), "hash");

  test("keeps the newest four members, each once", () => {
    let cookie = "";
    for (const count of [1, 2, 3, 4, 5, 1]) {
      cookie = deviceCookie(shell, requestWith(`theme=dark; ${cookie}`), token(count)).split(";")[0] ?? "";
    }
    expect(devicesOf(shell, requestWith(cookie))).toEqual([token(1), token(5), token(4), token(3)]);
    expect(devicesOf(shell, requestWith(cookie), "given")[0]).toBe("given");
  });

  test("is for the service's own pages and over https alone", () => {
    expect(deviceCookie(shell, requestWith(""), token(1))).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  });

  test("hands nothing back that is no token", () => {
    const forged = requestWith(`__Host-atlas_device=a b~<script>~${"x".repeat(300)}`);
    expect(devicesOf(shell, forged)).toEqual([]);
    expect(deviceCookie(shell, forged, token(1))).toMatch(new RegExp(`^__Host-atlas_device=${token(1)};`));
  });
});
