import {
  type OperationId,
  errors,
  eventNames,
  limits,
  operations,
  permissions,
  roles,
  scopes,
} from "@atlas-messaging/contract";
import { defaultQuotas } from "../../rows/primitives.ts";
import { describe, expect, test } from "vitest";
import type { FieldTree } from "../../pipeline/website.ts";
import { pages } from "../pages.ts";
import { type Schema, contract, documentedOperations, eventPath, operationPath, resolve } from "./document.ts";
import { allStates } from "./event-pages.ts";

const texts = new Map(pages.map(({ path, markdown }) => [path, markdown]));

/** A page by its path; a page that is missing fails the test. */
const pageAt = (path: string): string => {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`there is no page ${path}`);
  return text;
};

/** Paths of all properties below a schema, found by no code of the reference. */
const propertyPaths = (schema: unknown, prefix = ""): string[] => {
  const own = resolve<Schema>(Object(schema));
  const forms = [own["oneOf"], own["anyOf"]].flatMap((list) => (Array.isArray(list) ? list : []));
  const here = Object.entries(Object(own["properties"])).flatMap(([name, property]) => [
    `${prefix}${name}`,
    ...propertyPaths(property, `${prefix}${name}.`),
  ]);
  const items = typeof own["items"] === "object" ? propertyPaths(own["items"], prefix.replace(/\.$/, "[].")) : [];
  return [...here, ...items, ...forms.flatMap((form) => propertyPaths(form, prefix))];
};

/** Names without a row, nor one below another object that has the same members. */
const missing = (page: string, names: readonly string[]): string[] => {
  const repeats = [...page.matchAll(/^\| `([^`]+)` \|.* Its members are those of `([^`]+)`\./gm)];
  const isThere = (name: string): boolean =>
    page.includes(`| \`${name}\` |`) ||
    repeats.some(
      ([, path = "", first = ""]) =>
        /^(\[\])*\./.test(name.slice(path.length)) && name.startsWith(path) && isThere(first + name.slice(path.length)),
    );
  return names.filter((name) => !isThere(name));
};

const allOf = (fields: readonly FieldTree[]): FieldTree[] =>
  fields.flatMap((field) => [field, ...allOf(field.fields), ...field.kinds.flatMap((kind) => allOf(kind.fields))]);

/** Paths without a field in the trees of an operation. Some fields are told at another, or on an event's own page. */
const missingInTrees = (id: OperationId, paths: readonly string[]): string[] => {
  const parts = pages.find(({ path }) => path === operationPath(id))?.parts ?? [];
  const fields = parts.flatMap((part) => (typeof part === "string" ? [] : allOf(part.fields)));
  const own = new Set(fields.map(({ path }) => path));
  const told = fields.filter(({ like, kinds }) => like !== undefined || kinds.some((kind) => kind.fields.length === 0));
  return paths.filter((path) => !own.has(path) && !told.some((field) => path.startsWith(field.path)));
};

describe("the page of an operation", () => {
  test.for(documentedOperations.map((operation) => [operation.id, operation] as const))(
    "%s",
    ([id, operation], { task }) => {
      const page = pageAt(operationPath(operation.id));
      const row = operations[id];
      expect(page).toContain(`\`${row.method} {`);
      expect(page).toContain(`}${row.path}\``);
      expect(page).toContain(operation.description);
      for (const code of row.errors) expect(page).toContain(`| [\`${code}\`](`);
      for (const name of row.auth.scheme === "none" ? [] : row.auth.anyOf) expect(page).toContain(`[\`${name}\`](`);
      expect(page).toContain(`${limits[row.limit].limit} a minute`);
      expect(
        missing(
          page,
          operation.parameters.map(({ name }) => name),
        ),
      ).toEqual([]);
      const bodies = [operation.requestBody?.content, ...operation.answers.map(([, { content }]) => content)];
      const schemas = bodies.flatMap((content) => content?.["application/json"]?.schema ?? []);
      const fields = schemas.flatMap((schema) => propertyPaths(schema));
      task.meta.counts = { "operations with a page": 1, "fields in its tables": new Set(fields).size };
      expect(missing(page, fields)).toEqual([]);
      expect(missingInTrees(id, fields)).toEqual([]);
      for (const name of operation["x-atlas-events"] ?? []) {
        expect(page).toContain(`| [\`${name}\`](`);
        expect(pageAt(eventPath(name))).toContain(`- [\`${id}\`](`);
      }
      for (const { label, source } of operation["x-codeSamples"] ?? []) {
        expect(page).toContain(` tab="${label}"\n${source}\n`);
      }
    },
  );

  test("tells which kinds of content have a field, and which field may stand in for another", () => {
    const rows = pageAt(operationPath("messages.send"))
      .split("\n")
      .filter((line) => line.startsWith("| `content."));
    const kinds =
      "`buttons`, `list`, `url_button`, `location`, `location_request`, `contacts`, `image`, `audio`, `video`, `document`, `sticker`";
    expect(rows[0]).toContain(`| \`content.type\` | string, one of ${kinds} | yes | The kind of content. |`);
    const both = rows.filter((row) => row.startsWith("| `content.text`"));
    expect(both.map((row) => row.split(" | ").slice(2, 4))).toEqual([
      ["yes", "With `buttons`: The text above the buttons."],
      ["yes", "With `list`: The text above the list."],
      ["yes", "With `url_button` or `location_request`: The text above the button."],
    ]);
    const url = rows.find((row) => row.startsWith("| `content.url`"));
    expect(url).toContain("| yes, or `media_id` | With `image`, `audio`, `video`, `document` or `sticker`: ");
    expect(rows.find((row) => row.startsWith("| `content.buttons[].title`"))).toContain("| yes | The label. |");
  });

  test("describes a long object once in a table", () => {
    const page = pageAt(operationPath("console.conversations.reply"));
    const first = "data.conversation.last_message";
    expect(page).toContain(`Its members are those of \`${first}\`. |`);
    expect(page).toContain(`| \`${first}.content.sections[].rows[].title\` |`);
    expect(page).not.toContain("| `data.message.content.sections[].rows[].title` |");
  });

  test("names the type of every field", () => {
    expect([...texts].filter(([, text]) => text.includes("| any JSON")).map(([path]) => path)).toEqual([]);
  });

  test("is there for every operation of the table", () => {
    expect(documentedOperations.map(({ id }) => id).toSorted()).toEqual(Object.keys(operations).toSorted());
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  test("shows curl for each operation, and the SDK for each that answers JSON or a stream", () => {
    const called = ["application/json", "text/event-stream"];
    for (const { id, answers, "x-codeSamples": samples = [] } of documentedOperations) {
      const [type = "application/json"] = Object.keys(answers[0]?.[1].content ?? {});
      const labels = called.includes(type) ? ["TypeScript", "curl"] : ["curl"];
      expect([id, ...samples.map(({ label }) => label)]).toEqual([id, ...labels]);
    }
  });

  test("has a section that leads to it", () => {
    for (const operation of documentedOperations) {
      expect(pageAt(`/docs/reference/${operation.section}`)).toContain(`]({site_url}${operationPath(operation.id)})`);
    }
  });
});

test.for(eventNames)("the page of the event %s has its payload", (name, { task }) => {
  task.meta.counts = { "events with a page": 1 };
  const post = contract.webhooks[name]?.post;
  const page = pageAt(eventPath(name));
  const media = post?.requestBody?.content["application/json"];
  expect(propertyPaths(media?.schema).length).toBeGreaterThan(3);
  expect(missing(page, propertyPaths(media?.schema))).toEqual([]);
  expect(page).toContain(JSON.stringify(media?.example, null, 2));
  expect(pageAt("/docs/reference/webhook-events")).toContain(`| [\`${name}\`](`);
});

describe("the tables", () => {
  test("have every error", ({ task }) => {
    task.meta.counts = { "error codes": Object.keys(errors).length };
    const page = pageAt("/docs/reference/errors");
    for (const [code, { status, summary, cure }] of Object.entries(errors)) {
      const [, section = ""] = page.split(`\n## \`${code}\`\n`);
      expect(section.startsWith(`\n| Property | Value |\n| --- | --- |\n| Status | ${status} |`), code).toBe(true);
      expect(section).toContain(`| Cause | ${summary} |\n| Fix | ${cure} |`);
    }
    const rows = page.matchAll(/^\| \[`(\w+)`\]\([^)]*\) \| (\d{3}) \|/gm);
    const glance = [...rows].map(([, code, status]) => ({ code, status: Number(status) }));
    expect(glance.map(({ code }) => code).toSorted()).toEqual(Object.keys(errors).toSorted());
    expect(glance.map(({ status }) => status)).toEqual(glance.map(({ status }) => status).toSorted((a, b) => a - b));
  });

  test("have every header", ({ task }) => {
    const { requests, responses, deliveries } = contract["x-atlas-headers"];
    const signature = contract.webhooks[eventNames[0]]?.post.parameters ?? [];
    const names = [
      ...[requests, responses, deliveries, contract.components.headers].flatMap((headers) => Object.keys(headers)),
      ...signature.map((parameter) => resolve<{ readonly name: string }>(parameter).name),
    ];
    task.meta.counts = { headers: names.length };
    expect(names).toContain("Atlas-Signature");
    expect(missing(pageAt("/docs/reference/headers"), names)).toEqual([]);
  });

  test("have the headers of each event, which are the same", () => {
    const [first, ...others] = Object.values(contract.webhooks).map(({ post }) => post.parameters);
    for (const parameters of others) expect(parameters).toEqual(first);
  });

  test("have every scope, permission and role", ({ task }) => {
    task.meta.counts = { "scopes, permissions and roles": Object.keys({ ...scopes, ...permissions, ...roles }).length };
    const page = pageAt("/docs/reference/scopes");
    for (const name of Object.keys({ ...scopes, ...permissions })) expect(page).toContain(`\n### \`${name}\`\n`);
    expect(missing(page, Object.keys(roles))).toEqual([]);
  });

  test("have every state, each with its meaning", ({ task }) => {
    const states = allStates().flatMap(({ name, states: own }) => own.map((state) => ({ name, ...state })));
    task.meta.counts = { states: states.length };
    expect(states.length).toBeGreaterThan(25);
    expect(states.filter(({ meaning }) => meaning === "")).toEqual([]);
    expect(allStates().map(({ name, description }) => [name, description])).toEqual(
      expect.arrayContaining([
        ["Run status", "The status of the run."],
        ["Knowledge gap state", ""],
      ]),
    );
    const page = pageAt("/docs/reference/states");
    for (const { value, meaning } of states) expect(page).toContain(`| \`${value}\` | ${meaning} |`);
  });

  test("have every limit, with its setting", ({ task }) => {
    task.meta.counts = { limits: Object.keys({ ...limits, ...defaultQuotas }).length };
    const page = pageAt("/docs/reference/limits");
    for (const name of Object.keys(limits)) {
      expect(page).toContain(`\n### \`${name}\`\n`);
      expect(page).toContain(`| Setting | \`ATLAS_LIMIT_${name.toUpperCase()}\` |`);
    }
    for (const name of Object.keys(defaultQuotas)) expect(page).toContain(`| \`ATLAS_MAX_${name.toUpperCase()}\` |`);
  });
});

test("every link within the site leads to a page, and every fragment to a heading", () => {
  const anchorsOf = (text: string): string[] =>
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    );
  const dead = [...texts].flatMap(([path, text]) =>
    // Images are files of the website, whose own test looks for them.
    [...text.matchAll(/(?<!!\[[^\]]*)\]\(\{site_url\}(\/docs[^)#]*)(?:#([^)]*))?\)/g)].flatMap(
      ([link, target = "", fragment]) => {
        const linked = texts.get(target);
        const lives = linked !== undefined && (fragment === undefined || anchorsOf(linked).includes(fragment));
        return lives ? [] : [`${path} ${link}`];
      },
    ),
  );
  expect(dead).toEqual([]);
});
