import { posix } from "node:path";

/** Targets of a page's links: the site, the contract, or the repository. */
export interface Targets {
  /** Site paths of the repository's served files. */
  readonly served: ReadonlyMap<string, string>;
  /** Address of the repository. */
  readonly repository: string;
}

const fence = /^(```|~~~)/;

/** Makes a file's links absolute. */
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
  // Pages that are made of the contract have no file to link to.
  if (target.startsWith("/docs/")) return `{site_url}${target}`;
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
  if (/^docs\/images\/[\w-]+\.svg$/.test(linked)) return `{site_url}/${linked}`;
  // The contract is many files in the repository, and one on the service.
  if (/^spec\/(?!README)/.test(linked)) return "{base_url}/openapi.json";
  return `${repository}/blob/main/${linked}`;
};
