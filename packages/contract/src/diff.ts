import { Comparison, recordOf } from "./diff/comparison.ts";
import { compareLimits } from "./diff/limits.ts";
import { compareOperations, compareSecurity, subjectsOf } from "./diff/operations.ts";
import type { ContractChange } from "./diff/report.ts";

export { type ContractChange, changesAsMarkdown, changesAsText, summarizeChanges } from "./diff/report.ts";

/**
 * Compares two versions of the contract by the rules of v1: it only grows.
 * @param before OpenAPI document that clients were made for
 * @param after OpenAPI document that is to replace it
 * @throws {TypeError} for a document without paths
 */
export const diffContracts = (before: unknown, after: unknown): readonly ContractChange[] => {
  const [older, newer] = [asDocument(before), asDocument(after)];
  const [old, now] = [subjectsOf(older), subjectsOf(newer)];
  const all = new Comparison(older, newer);
  for (const [subject, operation] of old) {
    const kept = now.get(subject);
    if (kept) compareOperations(all, subject, operation, kept);
    else all.tell("breaking", { subject, where: "", direction: "sent" }, "removed");
  }
  for (const subject of now.keys())
    if (!old.has(subject)) all.tell("additive", { subject, where: "", direction: "sent" }, "added");
  compareLimits(all, older, newer);
  compareSecurity(all, { subject: "security", where: "", direction: "sent" }, older, newer);
  const changes = all.found.map(({ verdict, place, change }): ContractChange => {
    const reached = all.reaching(place, [...old.keys()]);
    const reaches = reached.length > 0 ? reached : [place.subject];
    const isPreview = reached.length > 0 && reached.every((each) => old.get(each)?.["x-atlas-stage"] === "preview");
    return { effect: isPreview ? "preview" : verdict, subject: place.subject, where: place.where, change, reaches };
  });
  return merged(changes);
};

const asDocument = (value: unknown) => {
  const document = recordOf(value);
  if (Object.keys(recordOf(document["paths"])).length === 0)
    throw new TypeError("This is no OpenAPI document with paths.");
  return document;
};

const effects = ["breaking", "preview", "additive"] as const;

/** A part that is both sent and received is changed once: by its worse effect. Breaking changes come first. */
const merged = (changes: readonly ContractChange[]): readonly ContractChange[] => {
  const byText = new Map<string, ContractChange>();
  for (const change of changes) {
    const key = JSON.stringify([change.subject, change.where, change.change]);
    const other = byText.get(key);
    if (!other) byText.set(key, change);
    else {
      const [worse = change] = [change, other].toSorted(
        (one, two) => effects.indexOf(one.effect) - effects.indexOf(two.effect),
      );
      byText.set(key, { ...worse, reaches: [...new Set([...other.reaches, ...change.reaches])] });
    }
  }
  return [...byText.values()].toSorted((one, other) => effects.indexOf(one.effect) - effects.indexOf(other.effect));
};
