/** The site as files, for a host that only serves files. */
import type { Document, Site, Website } from "@atlas-messaging/service/pipeline/website";
import { Library } from "@atlas-messaging/service/discovery/library";
import { escaped, markdown, twinOf } from "@atlas-messaging/service/discovery/html";
import { favicon, faviconPath } from "@atlas-messaging/service/discovery/favicon";
import { missingPage } from "@atlas-messaging/service/discovery/index";

export interface SiteFile {
  /** Path below the folder of the site. */
  readonly name: string;
  readonly body: string;
  readonly encoding: BufferEncoding;
  /** Path of the page, if the file is one. */
  readonly page: string | null;
}

/** Renders every document of the site's host. A copy has no directory, so its page leads to the service. */
export const siteFiles = async (
  site: Site,
  website: Website,
  report: (rendered: number) => void,
): Promise<readonly SiteFile[]> => {
  const library = new Library(site, website);
  const files: SiteFile[] = [];
  for (const path of library.pathsOn("site")) {
    files.push(fileOf(path, await library.at(path)));
    report(files.length);
  }
  const elsewhere = directoryAt(site.hosts.api);
  const missing = await website.page(missingPage, site);
  return [
    ...files,
    fileOf("/agents", await website.page(elsewhere, site)),
    fileOf(twinOf("/agents"), markdown(elsewhere.main.markdown)),
    fileOf(faviconPath, favicon),
    { ...fileOf("/404", missing), name: "404.html" },
    headersFile(missing),
  ];
};

const directoryAt = (service: string) => ({
  path: "/agents",
  title: "Directory of agents",
  description: "The published agents of all organizations.",
  main: { markdown: `# Directory of agents\n\nThe service itself [has the directory](${service}/agents).\n` },
});

const fileOf = (path: string, document: Document): SiteFile => {
  const { contentType, body, headers = {} } = document;
  const encoding = document.encoding ?? "utf8";
  if (!contentType.startsWith("text/html")) return { name: path.slice(1), body, encoding, page: null };
  const stated = withPolicy(body, headers["content-security-policy"] ?? "");
  return { name: `${path.slice(1)}/index.html`.replace(/^\//, ""), body: stated, encoding, page: path };
};

/** Browsers read this directive from a header alone, and warn of it elsewhere. */
const headerOnly = / ?frame-ancestors [^;]*;/;

/** States the policy of a page in the page, for hosts that send no header of ours. */
const withPolicy = (html: string, policy: string): string =>
  html.replace(
    "<head>\n",
    (head) =>
      `${head}<meta http-equiv="content-security-policy" content="${escaped(policy.replace(headerOnly, ""))}">\n`,
  );

/** Headers of all pages, in the form that Netlify and Cloudflare Pages read. */
const headersFile = ({ headers = {} }: Document): SiteFile => {
  const names = ["content-security-policy", "referrer-policy"] as const;
  const lines = names.map((name) => `  ${name}: ${headers[name] ?? ""}\n`);
  return {
    name: "_headers",
    body: `/*\n${lines.join("")}  x-content-type-options: nosniff\n`,
    encoding: "utf8",
    page: null,
  };
};

/** Most bytes of a page with all that it loads. */
export const maxPageBytes = 132_000;

export interface PageSize {
  readonly page: string;
  readonly bytes: number;
}

/** Returns the pages with the size of all that each loads, largest first. Search and images load when they are used. */
export const pageSizes = (files: readonly SiteFile[]): readonly PageSize[] => {
  const sizes = new Map(files.map(({ name, body }) => [`/${name}`, Buffer.byteLength(body)]));
  return files
    .flatMap(({ page, body }) => {
      if (page === null) return [];
      const loaded = Array.from(body.matchAll(/(?:src|href)="[^"]*?(\/docs\/assets\/[\w.-]+\.(?:js|css))"/g));
      const bytes = loaded.reduce((sum, [, path = ""]) => sum + (sizes.get(path) ?? 0), Buffer.byteLength(body));
      return [{ page, bytes }];
    })
    .toSorted((one, other) => other.bytes - one.bytes);
};
