import { describe, expect, it } from "vitest";
import { parseDocument } from "./corpus.ts";

describe("a document of the sandbox corpus", () => {
  it("is its title and its Markdown", () => {
    const file = '---\ntitle: "Hours: when"\n---\n\n# Open\n\n---\n\nAll day.\n';
    expect(parseDocument("hours", file)).toEqual({
      name: "hours",
      title: "Hours: when",
      text: "# Open\n\n---\n\nAll day.",
    });
  });

  it.each([
    ["without front matter", "# Open"],
    ["without a title", "---\nname: x\n---\nText"],
    ["with an empty title", '---\ntitle: ""\n---\nText'],
    ["without text", "---\ntitle: Hours\n---\n\n"],
  ])("is refused %s", (_, file) => {
    expect(() => parseDocument("hours", file)).toThrow("spec/sandbox/corpus/hours.md");
  });
});
