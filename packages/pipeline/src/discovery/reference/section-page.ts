/** Pages that lead to others: the whole reference, and each section. */
import { operations } from "@atlas-messaging/contract";
import type { Page } from "../page.ts";
import { type DocumentedOperation, contract, documentedOperations } from "./document.ts";
import { operationPath } from "./links.ts";
import { blocks, code, link, referencePath, table } from "./markdown.ts";
import { needs, operationPage, placeholders } from "./operation-page.ts";

/** A section with its page and the pages of its operations. */
interface Section {
  readonly page: Page;
  readonly pages: readonly Page[];
}

const sectionOf = (name: string, description: string): Section | null => {
  const own = documentedOperations.filter(({ tag }) => tag === name);
  const [first] = own;
  if (!first) return null;
  const page = {
    path: referencePath(first.section),
    group: "Reference",
    title: name,
    source: "spec/atlas.yaml",
    description,
    get markdown() {
      return blocks(`# ${name}`, description, addressesOf(own), operationTable(own));
    },
  };
  return { page, pages: own.map(operationPage) };
};

/** Sections have one host, but one operation may be elsewhere. */
const addressesOf = (own: readonly DocumentedOperation[]): string => {
  const hosts = [...new Set(own.map(({ id }) => placeholders[operations[id].host]))];
  return `Paths are below ${hosts.map((host) => code(host)).join(" or ")}.`;
};

const operationTable = (own: readonly DocumentedOperation[]): string =>
  table(
    ["Operation", "Method and path", "Needs", "Stage"],
    own.map((operation) => {
      const row = operations[operation.id];
      return [
        link(operation.summary, operationPath(operation.id)),
        code(`${row.method} ${row.path}`),
        needs(row.auth),
        row.stage,
      ];
    }),
  );

/** Every section that has operations, in the order of the contract's tags. */
export const sections: readonly Section[] = contract.tags.flatMap(
  ({ name, description }) => sectionOf(name, description) ?? [],
);

/** Returns the page that leads to the whole reference. */
export const overviewPage = (tables: readonly Page[]): Page => ({
  path: referencePath(),
  group: "Reference",
  title: "Reference",
  description: "Every operation, event, error, header, scope, limit and state of the service.",
  get markdown() {
    return blocks(
      "# Reference",
      "Every page here is made from the contract, so it matches what the service checks.",
      "## Operations",
      table(
        ["Section", "Purpose", "Operations"],
        sections.map(({ page, pages }) => [link(page.title, page.path), page.description, String(pages.length)]),
      ),
      "## Tables",
      table(
        ["Page", "Content"],
        tables.map((page) => [link(page.title, page.path), page.description]),
      ),
    );
  },
});
