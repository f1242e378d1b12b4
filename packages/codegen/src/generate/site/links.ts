import { posix } from "node:path";

/** Where what a page links to is found: on the site, in the contract, or in the repository. */
export interface Targets {
  /** The path of the site for a file of the repository that it serves. */
  readonly served: ReadonlyMap<string, string>;
  /** The address of the repository. */
  readonly repository: string;
}

const fence = /^(```|~~~)/;

/** The Markdown of a file with links that hold wherever it is read. */
export const withAbsoluteLinks = (markdown: string, file: string, targets: Targets): string => {
  let inCode = false;
  const lines = markdown.split("\n").map((line) => {
    if (fence.test(line.trimStart())) inCode = !inCode;
    if (inCode) return line;
    return line.replaceAll(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${absolute(target, file, targets)})`);
  });
  return lines.join("\n");
};

const absolute = (target: string, file: string, { served, repository }: Targets): string => {
  const inRepository = `${repository}/blob/main/`;
  if (/^[a-z]+:/i.test(target) && !target.startsWith(inRepository)) return target;
  const [path = "", fragment] = target.split("#");
  const place = placeOf(
    path.startsWith(inRepository) ? path.slice(inRepository.length) : fileAt(path, file),
    served,
    repository,
  );
  return fragment === undefined ? place : `${place}#${fragment}`;
};

const fileAt = (path: string, from: string): string =>
  path === "" ? from : posix.join(posix.dirname(from), path).replace(/\/$/, "");

const placeOf = (linked: string, served: ReadonlyMap<string, string>, repository: string): string => {
  const page = served.get(linked);
  if (page !== undefined) return `{site_url}${page}`;
  // What people read of the contract in its files, the service serves as one.
  if (/^spec\/(?!README)/.test(linked)) return "{base_url}/openapi.json";
  return `${repository}/blob/main/${linked}`;
};
