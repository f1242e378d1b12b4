/** Reads a site as crawlers do: from some documents to all that they link to, on the site's own addresses only. */

/** A document that was read. */
export interface Read {
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The header `Link`. */
  readonly led: string;
  /** Document that led here; null for the first ones. */
  readonly from: string | null;
}

/** Reads everything that can be reached; `isOurs` says what is on the site. */
export const crawl = async (starts: readonly string[], isOurs: (url: string) => boolean): Promise<Read[]> => {
  const found = new Map<string, string | null>(starts.map((url) => [url, null]));
  const read: Read[] = [];
  // The map grows while it is walked.
  for (const [url, from] of found) {
    const response = await fetch(url, { redirect: "manual" });
    const contentType = response.headers.get("content-type") ?? "";
    const led = response.headers.get("link") ?? "";
    const document = { url, status: response.status, contentType, text: await response.text(), led, from };
    read.push(document);
    for (const link of linksOf(document)) {
      const target = link.split("#")[0] ?? "";
      if (isOurs(target) && !found.has(target)) found.set(target, url);
    }
  }
  return read;
};

const known = new WeakMap<Read, readonly string[]>();

/** Every link of a document and of its headers, absolute, with its fragment. */
export const linksOf = (document: Read): readonly string[] => {
  const links = known.get(document) ?? findLinks(document);
  known.set(document, links);
  return links;
};

const findLinks = ({ url, contentType, text, led }: Read): string[] => {
  const links = contentType.startsWith("text/html")
    ? matches(text, /\s(?:href|action)="([^"]*)"/g).map(unescaped)
    : contentType.startsWith("text/markdown") || /llms.*\.txt$/.test(url)
      ? matches(text.replaceAll(/^```[\s\S]*?^```/gm, ""), /\]\(([^)\s]+)\)/g)
      : contentType.startsWith("application/xml")
        ? matches(text, /<loc>([^<]*)<\/loc>/g)
        : isCatalog(url)
          ? linkMembers(JSON.parse(text))
          : [];
  const all = [...links, ...matches(led, /<([^>]+)>/g)];
  return all.filter((link) => !link.startsWith("data:")).map((link) => new URL(link, url).href);
};

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, link = ""]) => link);

const unescaped = (text: string): string =>
  text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const isCatalog = (url: string): boolean =>
  /(agents\.json|ai-catalog\.json|api-catalog|agent-skills\/index\.json|server-card|mcp\.json)$/.test(url);

const linking = ["href", "documentationUrl", "websiteUrl", "sandbox_credentials_url"];

/** In catalogs, which members are links is laid down; the addresses of APIs (`anchor`, `remotes`, `hosts`) are no documents. */
const linkMembers = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (typeof member === "string" && linking.includes(name)) return [member];
    if (name === "url" && typeof member === "string" && "type" in value && !("supportedProtocolVersions" in value))
      return [member];
    if (name === "documents" && typeof member === "object") return Object.values(member ?? {}).map(String);
    return name === "remotes" ? [] : linkMembers(member);
  });
};
