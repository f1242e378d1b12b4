/** Pages of operations: two columns, and fields that fold. */
import type { FieldTree, Part } from "@atlas-messaging/service/pipeline/website";
import { expect, test } from "vitest";
import { renderParts } from "./content.ts";

const field = (path: string, more: Partial<FieldTree> = {}): FieldTree => ({
  path,
  type: "string",
  bounds: [],
  required: false,
  meaning: `The ${path}.`,
  example: "",
  fields: [],
  kinds: [],
  ...more,
});

const list = (fields: readonly FieldTree[], form?: { readonly name: string; readonly description: string }): Part => ({
  markdown: "",
  direction: "input",
  fields,
  ...(form && { form }),
});

const html = async (...parts: readonly Part[]): Promise<string> => {
  const same = (text: string): string => text;
  return (await renderParts(parts, same, same)).html;
};

const sample = "```json\n{}\n```";

test("code stands beside the section that it belongs to, after the introduction", async () => {
  const made = await html(
    "# Send",
    "Sends.",
    sample,
    "## Details",
    "Two.",
    "## Response",
    "Fine.",
    sample,
    "## Errors",
  );
  const shape = made.replaceAll(/<(?!\/?(?:section|div)|h\d)[^>]*>/g, "").replaceAll(/ (?:id|tabindex)="[^"]*"/g, "");
  expect(shape.match(/<section class="pair">/g)).toHaveLength(2);
  expect(shape).toMatch(
    /^<section class="pair"><div><h1>Send\nSends\.\n<\/div><div class="shown"><div class="code">{}<\/div>\n<\/div><div><h2>Details/,
  );
  expect(shape).toMatch(/<div><h2>Response\nFine\.\n<\/div><div class="shown">.*<\/div><div><h2>Errors/s);
});

test("a line that names an example stays above it", async () => {
  const made = await html("# Send", "An empty list:", sample);
  expect(made).toContain('<div class="shown"><p>An empty list:</p>');
});

test("a field tells name, type and need, then its meaning, then its bounds", async () => {
  const one = field("phone_number", {
    required: true,
    meaning: "In E.164 form.",
    bounds: ["at most `9`"],
    example: "`+1`",
  });
  expect(await html("# T", list([one]))).toContain(
    '<li id="field-phone_number"><div><code>phone_number</code> string <b>required</b></div><p>In E.164 form.<p class="more">at most <code>9</code> · Example: <code>+1</code></ul>',
  );
});

test("objects are folded, but for those of a short list, and each kind of a union by itself", async () => {
  const kinds = [
    { name: "`list`", fields: [field("content.rows")] },
    { name: "[a](/a)", fields: [] },
  ];
  const nested = field("content", { type: "object", fields: [field("content.type")], kinds });
  const [open, closed] = [
    await html(list([nested])),
    await html(list(["a", "b", "c"].map((name) => field(name)).concat(nested))),
  ];
  expect(open).toContain("<details open><summary>1 field and 2 kinds of <code>content</code></summary>");
  expect(closed).toContain("<details><summary>1 field and 2 kinds of <code>content</code></summary>");
  expect(closed).toContain(
    '<details class="kind"><summary><code>list</code></summary><ul class="fields"><li id="content.rows">',
  );
  expect(closed).toContain('<p class="more">Each kind has its page: <a href="/a">a</a>.');
});

test("a path that comes twice has two anchors, and a repeated object leads to the first", async () => {
  const made = await html(list([field("a.b")]), list([field("a.b"), field("c", { like: "a.b" })]));
  expect(made).toContain('<li id="a.b-1">');
  expect(made).toContain('Its members are those of <a href="#a.b-1"><code>a.b</code></a>.');
});

test("the first form of a body is open, and each has the anchor that its heading in Markdown has", async () => {
  const made = await html(
    list([field("a")], { name: "Send text", description: "Text." }),
    list([field("a")], { name: "Send list", description: "Rows." }),
  );
  expect(made).toContain('<details class="form" open><summary><h4 id="send-text">Send text</h4><p>Text.</p></summary>');
  expect(made).toContain('<details class="form"><summary><h4 id="send-list">Send list</h4>');
});
