import { describe, expect, it } from "vitest";
import { parseDocument } from "./corpus.ts";

describe("a document of the sandbox corpus", () => {
  it("is its title, its audience and its Markdown", () => {
    const file = '---\ntitle: "Hours: when"\naudience: customers\n---\n\n# Open\n\n---\n\nAll day.\n';
    expect(parseDocument("hours", file)).toEqual({
      name: "hours",
      title: "Hours: when",
      audience: "customers",
      text: "# Open\n\n---\n\nAll day.",
    });
  });

  it.each([
    ["without front matter", "# Open"],
    ["without a title", "---\naudience: both\n---\nText"],
    ["with an empty title", '---\ntitle: ""\naudience: both\n---\nText'],
    ["without an audience", "---\ntitle: Hours\n---\nText"],
    ["for an audience that nobody is", "---\ntitle: Hours\naudience: cats\n---\nText"],
    ["without text", "---\ntitle: Hours\naudience: both\n---\n\n"],
  ])("is refused %s", (_, file) => {
    expect(() => parseDocument("hours", file)).toThrow("spec/sandbox/corpus/hours.md");
  });
});
