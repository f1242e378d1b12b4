import { describe, expect, test } from "vitest";
import { outline } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { jobRow, memberRow, organizationRow } from "../../test-support/rows.ts";
import { type MailFacts, concludeMail, mailDeprecation, mailOf, resetStateOf, tokenIn } from "./mail.ts";
import { day, later } from "../core/time.ts";

const ends = later(now, day);
const detail = (kind: string, token: string | null = "token") => ({ kind, token, page: "https://shop.example/page" });
const invited = memberRow({
  email: "bob@shop.example",
  status: "invited",
  invitation_hash: "hash of token",
  invitation_expires_at: ends,
});
const active = memberRow({ email: "bob@shop.example", status: "active" });
const password = {
  organization_id: organizationId,
  id: active.id,
  hash: "hash",
  changed_at: now,
  reset_hash: "hash of token",
  reset_expires_at: ends,
  reset_wrong_codes: 0,
};

const known = (kind: string, change: Partial<MailFacts> = {}): MailFacts => ({
  ...facts(),
  job: jobRow({ kind: "send_mail", detail: detail(kind) }),
  sha256: (text) => `hash of ${text}`,
  token: "token",
  organization: organizationRow({ name: "Shop" }),
  member: null,
  password: null,
  notice: null,
  contacts: [],
  ...change,
});

describe("an invitation", () => {
  test("goes to the member, with its link and its end", () => {
    const mail = mailOf(known("invitation", { member: invited }));
    expect(mail).toMatchObject({ to: ["bob@shop.example"], subject: "Invitation to Shop" });
    expect(mail?.text).toContain("https://shop.example/page#token=token\n");
    expect(mail?.text).toContain(`until ${ends.slice(0, 10)} ${ends.slice(11, 16)} UTC`);
  });

  test.for([
    ["https://evil.example/win", "https: / / evil. example/ win"],
    ["Win at evil.example", "Win at evil. example"],
    ["ada@evil.example", "ada@ evil. example"],
    ["evil。com evil．com evil｡com evil․com", "evil。 com evil． com evil｡ com evil․ com"],
    ["Dr. Ada & Co.", "Dr. Ada & Co."],
    ["x".repeat(80), `${"x".repeat(60)}…`],
  ] as const)("from %s has no link but ours, and no story in its name", ([name, shown]) => {
    const mail = mailOf(known("invitation", { member: invited, organization: organizationRow({ name }) }));
    expect(mail?.subject).toBe(`Invitation to ${shown}`);
    expect(mail?.text).toContain(`${shown} invites you`);
    expect(mail?.text.match(/\w+:\/\/\S+/g)).toEqual(["https://shop.example/page#token=token"]);
  });

  test.for<[string, Partial<MailFacts>]>([
    ["was accepted", { member: { ...invited, status: "active" } }],
    ["was replaced by a newer one", { member: { ...invited, invitation_hash: "hash of another" } }],
    ["has ended", { member: { ...invited, invitation_expires_at: now } }],
    ["lost its member", { member: null }],
    ["lost its organization", { member: invited, organization: null }],
    ["has no token", { member: invited, token: null }],
  ])("that %s is not mailed, and the job ends", ([, change]) => {
    const asked = known("invitation", change);
    expect(mailOf(asked)).toBeNull();
    expect(outline(concludeMail(asked, null))).toEqual(["remove outbox"]);
  });
});

describe("a reset", () => {
  test("goes to the member, and is no invitation", () => {
    const mail = mailOf(known("password_reset", { member: active, password }));
    expect(mail).toMatchObject({ to: ["bob@shop.example"], subject: "New password for Shop" });
    expect(mail?.text).toContain("https://shop.example/page#token=token\n");
  });

  test.for<[string, Partial<MailFacts>]>([
    ["was used", { password: { ...password, reset_hash: null, reset_expires_at: null } }],
    ["has ended", { password: { ...password, reset_expires_at: now } }],
    ["is of a removed member", { member: { ...active, status: "invited" } }],
  ])("that %s is not mailed", ([, change]) => {
    expect(mailOf(known("password_reset", { member: active, password, ...change }))).toBeNull();
  });
});

describe("a link for a forgotten password", () => {
  const asked = (change: Partial<MailFacts> = {}): MailFacts => ({
    ...known("forgotten_password", { member: active, password }),
    job: jobRow({
      kind: "send_mail",
      detail: { ...detail("forgotten_password"), until: ends, state: `hash of ${resetStateOf(active, password)}` },
    }),
    ...change,
  });

  test("goes to the member, with its end", () => {
    const mail = mailOf(asked());
    expect(mail).toMatchObject({ to: ["bob@shop.example"], subject: "New password for Shop" });
    expect(mail?.text).toContain("Somebody asked for a new password");
    expect(mail?.text).toContain("https://shop.example/page#token=token\n");
  });

  test.for<[string, Partial<MailFacts>]>([
    ["has ended", { now: ends }],
    ["came before a sign-in", { member: { ...active, last_signed_in_at: later(now, 1) } }],
    ["was used", { password: { ...password, hash: "another" } }],
    ["lost its password", { password: null }],
    ["lost its member", { member: null }],
  ])("that %s is not mailed", ([, change]) => {
    expect(mailOf(asked(change))).toBeNull();
  });
});

describe("a deprecation notice", () => {
  const notice = {
    organization_id: organizationId,
    id: idOf(7, 1),
    operation_id: "agents.list",
    sunset_at: ends,
    created_at: now,
  } as const;
  const contacts = [active, memberRow({ email: "ada@shop.example" })];

  test("goes to all who manage the console, once", () => {
    const mail = mailOf(known("deprecation", { token: null, notice, contacts }));
    expect(mail?.to).toEqual(["bob@shop.example", "ada@shop.example"]);
    expect(mail?.subject).toBe("Shop uses agents.list, which is deprecated");
    expect(mail?.text).toContain(`It works until ${ends.slice(0, 10)}`);
    const endless = mailOf(known("deprecation", { token: null, notice: { ...notice, sunset_at: null }, contacts }));
    expect(endless?.text).toContain("It has no end yet.");
  });

  test("waits in the queue only where there is mail, and has nobody to go to without contacts", () => {
    expect(mailDeprecation(facts(), notice.id, null)).toEqual([]);
    expect(outline(mailDeprecation(facts(), notice.id, "https://shop.example"))).toEqual(["insert outbox"]);
    expect(mailOf(known("deprecation", { token: null, notice }))).toBeNull();
    expect(mailOf(known("deprecation", { token: null, contacts }))).toBeNull();
  });
});

test("a mail that was sent is audited by kind and number, without address and token", () => {
  const asked = known("invitation", { member: invited });
  const changes = concludeMail(asked, { kind: "sent", recipients: 1 });
  expect(changes[1]).toMatchObject({
    row: { event_type: "atlas_api.mail.send", after: { kind: "invitation", recipients: 1 } },
  });
  expect(JSON.stringify(changes)).not.toMatch(/bob@|"token"/);
});

test("a mail that the server refuses is tried again, and set aside at the tenth time", () => {
  const asked = known("invitation", { member: invited });
  const refused = { kind: "refused", reason: "mailbox is full" } as const;
  const set = { attempts: 1, last_error: "mailbox is full", due_at: later(now, 5_000) };
  expect(concludeMail(asked, refused)).toMatchObject([{ kind: "update", table: "outbox", set }]);
  const last = { ...asked, job: { ...asked.job, attempts: 9 } };
  expect(concludeMail(last, refused)).toMatchObject([
    { set: { dead_at: now } },
    { row: { event_type: "atlas_api.job.set_aside" } },
  ]);
});

test("a job of no known mail fails", () => {
  expect(() => mailOf(known("greeting"))).toThrow("a job of no known mail");
  expect([tokenIn(null), tokenIn({ token: 1 }), tokenIn({ token: "x" })]).toEqual([null, null, "x"]);
});
