import { describe, expect, test } from "vitest";
import { fakeShell, idOf } from "../../test-support/fake-shell.ts";
import type { SealedPlace } from "@atlas-messaging/postgres/database";
import type { Principal } from "./principals.ts";
import { openAnswer, sealAnswer } from "./idempotency.ts";

const principal = (id: string): Principal => ({
  id,
  kind: "operator",
  name: null,
  credentialId: idOf(9),
  organizationId: idOf(1),
  scopes: [],
  permissions: [],
  resource: null,
  expiresAt: null,
});
const [ada, bob] = [principal(idOf(2)), principal(idOf(3))];
const key = { scope: "scope", operation: "console.serviceAccounts.createKey", key: "once", requestHash: "hash" };
const text = '{"secret":"atlas_key"}';

test("an answer is sealed in its own place", () => {
  const places: SealedPlace[] = [];
  const shell = fakeShell({
    seal: (given, place) => {
      places.push(place);
      return `sealed ${given}`;
    },
  });
  sealAnswer(shell, ada, key, text);
  expect(places).toEqual([
    {
      table: "idempotency",
      column: "answer",
      organization: idOf(1),
      row: ["scope", "console.serviceAccounts.createKey", "once"],
    },
  ]);
});

describe("a sealed answer", () => {
  const shell = fakeShell();
  const stored = (status: number) => ({ status, answer: sealAnswer(shell, ada, key, text) });

  test("opens for the principal that saw it", () => {
    expect(stored(200).answer).toMatch(/^sealed /);
    expect(openAnswer(shell, ada, key, stored(200))).toBe(text);
  });

  test("stays closed for others, who learn why", () => {
    expect(() => openAnswer(shell, bob, key, stored(200))).toThrow(
      "Someone else in your organization used this idempotency_key, and its answer shows a secret that is theirs. Use a key of your own.",
    );
    expect(() => openAnswer(shell, bob, key, stored(399))).toThrow(/key of your own/);
  });

  test("opens for everybody if it is a refusal", () => {
    expect(openAnswer(shell, bob, key, stored(400))).toBe(text);
    expect(openAnswer(shell, bob, key, stored(422))).toBe(text);
  });
});
