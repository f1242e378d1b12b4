import type { MemberPasswordRow, MemberRow } from "../rows/members.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import { day } from "../core/time.ts";
import { describe, expect, test } from "vitest";
import { fakeShell, idOf } from "../../test-support/fake-shell.ts";
import { deviceCookie, deviceTokenOf, devicesOf, knownDevices, organizationsOf } from "./attempts.ts";

const email = "ada@atlas.example";
const passwordHash = "hash of a password";

// The stages read no other columns.
const organization = { id: idOf(100), name: "Corner Shop" } as OrganizationRow;
const member = { organization_id: organization.id, id: idOf(101), email } as MemberRow;
const passwordWith = (hash: string) => ({ hash }) as MemberPasswordRow;

const shellWith = (password: MemberPasswordRow | null = passwordWith(passwordHash)) =>
  fakeShell({ store: { findMember: async (_, id) => (id === member.id ? { member, organization, password } : null) } });

const withCookie = (cookie: string) => ({ headers: new Headers({ cookie }) });

describe("a device's token", () => {
  test("is known again, once however often it is sent", async () => {
    const shell = shellWith();
    const token = deviceTokenOf(shell, { member }, passwordHash);
    expect(await knownDevices(shell, email, [token, token])).toMatchObject([{ token, memberId: member.id }]);
  });

  test("names its organization, once, until the password changes", async () => {
    const shell = shellWith();
    const tokens = [deviceTokenOf(shell, { member }, passwordHash), "forged", `${idOf(1)}.${idOf(2)}.9999999999.x.y`];
    const again = fakeShell({ clock: shell.clock, store: { findMember: async () => null } });
    expect(await organizationsOf(shell, [...tokens, ...tokens])).toEqual([organization]);
    expect(await organizationsOf(shellWith(passwordWith("another")), tokens)).toEqual([]);
    expect(await organizationsOf(again, tokens)).toEqual([]);
  });

  test("is one of five that are read at most", async () => {
    const shell = shellWith();
    const tokens = [1, 2, 3, 4].map((count) => deviceTokenOf(shell, { member: { ...member, id: idOf(count) } }, ""));
    const token = deviceTokenOf(shell, { member }, passwordHash);
    expect(await knownDevices(shell, email, [...tokens, token])).toHaveLength(1);
    expect(await knownDevices(shell, email, [...tokens, tokens[0] ?? "", "forged", token])).toEqual([]);
  });

  test("ends after 180 days", async () => {
    const shell = shellWith();
    const token = deviceTokenOf(shell, { member }, passwordHash);
    shell.clock.set(shell.clock.now() + 180 * day + 1_000);
    expect(await knownDevices(shell, email, [token])).toEqual([]);
  });

  test("ends with the password", async () => {
    const token = deviceTokenOf(shellWith(), { member }, passwordHash);
    expect(await knownDevices(shellWith(passwordWith("another")), email, [token])).toEqual([]);
    expect(await knownDevices(shellWith(null), email, [token])).toEqual([]);
  });

  test("is another's under another address, and worth nothing when it is changed", async () => {
    const shell = shellWith();
    const token = deviceTokenOf(shell, { member }, passwordHash);
    expect(await knownDevices(shell, "grace@atlas.example", [token])).toEqual([]);
    const forged = token.replace(member.id, idOf(102));
    expect(await knownDevices(shell, email, [forged, `${token}.`, "", "a.b.c.d.e"])).toEqual([]);
  });
});

describe("a browser", () => {
  test("keeps four tokens, the newest first, and one for each member", () => {
    const shell = shellWith();
    const others = [1, 2, 3, 4].map((count) => `o.${idOf(count)}.1.g.s`);
    const kept = withCookie(`atlas_device=${[`o.${member.id}.1.g.old`, ...others].join("~")}`);
    const token = deviceTokenOf(shell, { member }, passwordHash);
    const [pair = ""] = deviceCookie(shell, kept, token).split(";");
    expect(pair).toBe(`atlas_device=${[token, ...others.slice(0, 3)].join("~")}`);
  });

  test("gets a cookie for this path alone that no script reads, secure where the console is", () => {
    const shell = shellWith();
    const cookie = deviceCookie(shell, withCookie(""), "o.m.1.g.s");
    expect(cookie).toBe("atlas_device=o.m.1.g.s; Max-Age=15552000; Path=/; HttpOnly; SameSite=Strict");
    const hosts = { ...shell.hosts, console: "https://console.atlas.example" };
    expect(deviceCookie({ ...shell, hosts }, withCookie(""), "o.m.1.g.s")).toMatch(/^__Host-atlas_device=.*; Secure$/);
  });

  test("sends its tokens beside the one of the body", () => {
    const shell = shellWith();
    expect(devicesOf(shell, withCookie("theme=dark; atlas_device=a~b~not well~c"), "given")).toEqual([
      "given",
      "a",
      "b",
      "c",
    ]);
    expect(devicesOf(shell, { headers: new Headers() })).toEqual([]);
  });
});
