import { readFile } from "node:fs/promises";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { document } from "@atlas-messaging/validators/openapi-document";
import type { AlertKind } from "@atlas-messaging/service/rows/organizations";
import { alertMessageOf } from "./index.ts";

const file = new URL("../../../../packages/console/src/app/routes.ts", import.meta.url);

/** The routes of the console as text, by path. */
const routes = async (): Promise<ReadonlyMap<string, string>> => {
  const texts = (await readFile(file, "utf8")).match(/^export const .*?\.lazy\(/gms) ?? [];
  return new Map(texts.map((text) => [`/console${/path: "([^"]+)"/.exec(text)?.[1] ?? ""}`, text]));
};

const { components } = document as { components: { schemas: { AlertKind: { enum: readonly string[] } } } };
const kinds = components.schemas.AlertKind.enum;
const isKind = (name: string): name is AlertKind => kinds.includes(name);

test.for(kinds.filter(isKind))(
  "an alert of %s leads to a page of the console, and to what it tells of",
  async (kind) => {
    const known = await routes();
    const subject = uuidv7();
    const linkOf = (...subjects: string[]): URL => {
      const { text } = alertMessageOf(
        subjects.map((subject_id) => ({ kind, subject_id })),
        "Corner Shop",
        "https://console.shop.example",
      );
      return new URL(text.slice(text.indexOf("https://")));
    };
    for (const link of [linkOf(subject), linkOf(subject, uuidv7())]) {
      expect(link.origin).toBe("https://console.shop.example");
      const page = known.get(link.pathname);
      expect(page, link.pathname).toBeDefined();
      // A filter is one that the page knows, by its own list or by one of its neighbours.
      const named = Array.from(link.searchParams).flatMap(([name, value]) =>
        value === subject || ["status", "view"].includes(name) ? [name] : [name, value],
      );
      for (const each of named) expect(page).toContain(`"${each}"`);
    }
    expect(linkOf(subject, uuidv7()).href).not.toContain(subject);
  },
);
