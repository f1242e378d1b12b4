/** Limits on a source's cost to its process. */
import { afterEach, describe, expect, test } from "vitest";
import { pdfBomb } from "../../../test-support/sources.ts";
import { type Extractor, type ExtractorSettings, createExtractor } from "./extractor.ts";

const mebibyte = 1_048_576;
const generous = { maxBytes: 512 * mebibyte, maxMilliseconds: 20_000 };

describe("the rules of a site", () => {
  let extractor: Extractor | undefined;
  afterEach(() => extractor?.close());
  const permits = (rules: string, caps: NonNullable<ExtractorSettings["caps"]>) => {
    extractor = createExtractor({ maxUnits: 1_000, caps });
    const url = `http://shop.example/${"a".repeat(1_900)}`;
    return extractor.permits({ rules: `User-agent: *\n${rules}`, url, userAgent: "Atlas-Knowledge/0.1" });
  };
  /** None of them matches, which takes seconds to find out. */
  const slow = `Disallow: /${"*a".repeat(1_000)}b\n`.repeat(1_000);

  test("permit what none of them matches", async () => {
    expect(await permits("Disallow: /b\n", generous)).toBe("allowed");
  });

  test("permit nothing when they cannot be matched in time", async () => {
    expect(await permits(slow, { ...generous, maxMilliseconds: 300 })).toBe("disallowed");
  });

  test("permit nothing when their process is ended for its memory", async () => {
    expect(await permits(slow, { ...generous, maxBytes: mebibyte })).toBe("disallowed");
  });
});

describe("a source that is gigabytes when it is read", () => {
  test("is too large, however slow the machine", async () => {
    const extractor = createExtractor({ maxUnits: 1_000, caps: { ...generous, maxMilliseconds: 240_000 } });
    const read = await extractor.extract({ bytes: pdfBomb(), contentType: "application/pdf", name: "a.pdf" });
    extractor.close();
    expect(read).toMatchObject({ failure: { code: "too_large" } });
  });
});
