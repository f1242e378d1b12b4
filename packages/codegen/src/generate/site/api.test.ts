import { fileURLToPath } from "node:url";
import * as conformance from "@atlas-messaging/conformance";
import * as sandbox from "@atlas-messaging/sandbox";
import * as sdk from "@atlas-messaging/sdk";
import * as webhooks from "@atlas-messaging/webhooks";
import { beforeAll, expect, test } from "vitest";
import type { Page } from "./page.ts";
import { readApiPages } from "./api.ts";

const modules = { sdk, webhooks, sandbox, conformance };
let pages: readonly Page[];

beforeAll(async () => {
  pages = await readApiPages(fileURLToPath(new URL("../../../../../", import.meta.url)));
});

const pageOf = (folder: string): string =>
  pages.find(({ path }) => path === `/docs/packages/${folder}/api`)?.markdown ?? "";

test.for(Object.entries(modules))(
  "the page of %s has every export, each with its documentation",
  ([folder, module]) => {
    const page = pageOf(folder);
    const rows = [...page.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, name = "", meaning = ""]) => [name, meaning]);
    const sections = page.split(/^#### /m).slice(1);
    const entries = sections.map((section) => {
      const [, name = "", documentation = ""] = /^`(\w+)`\n\n([^]*?)\n*(?=```ts\n(?![^]*```ts\n))/.exec(section) ?? [];
      return [name, documentation];
    });
    const documented = new Map([...rows, ...entries].map(([name, text]) => [name, text]));
    expect(Object.keys(module).filter((name) => !documented.has(name))).toEqual([]);
    expect([...documented].filter(([, text]) => text === "").map(([name]) => name)).toEqual([]);
  },
);

test("types are shown with the docstrings of their members, without private ones", () => {
  const page = pageOf("sdk");
  expect(page).toContain("#### `ClientOptions`\n\nOptions of a client.\n\n```ts\ninterface ClientOptions ");
  expect(page).toContain("  /** Replaces the platform's `fetch`. */\n  readonly fetch?: Fetch | undefined;\n");
  expect(page).not.toMatch(/#private|^ +private /m);
});

test("a name that stands for a type and a value is shown once, with both", () => {
  expect(pageOf("sdk").match(/^#### `AtlasError`$/gm)).toHaveLength(1);
});
