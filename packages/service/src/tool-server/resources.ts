/** Knowledge as MCP resources, so that clients can read a cited document in full. */
import type { Scope } from "@atlas-messaging/contract";
import { tools } from "@atlas-messaging/validators/tools";
import type { KnowledgeDocumentRow, KnowledgeStatus } from "../rows/knowledge.ts";
import type { KnowledgeReader } from "@atlas-messaging/answers/search/answer";
import { isId } from "../core/ids.ts";
import { mayCall } from "../tools/manifest.ts";
import type { ReadLoad } from "../pipeline/handler.ts";
import { insufficientScope } from "@atlas-messaging/server-stubs/parts";
import { type Context, principalOf } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { load } from "../pipeline/decide.ts";
import { type Listed, type PageArgs, pageArgs, paged } from "../pipeline/paging.ts";
import type { Shell } from "../pipeline/services.ts";

/** Loads of the operations that list and show knowledge. */
export interface KnowledgeLoads<Own extends Shell> {
  readonly "knowledge.list": ReadLoad<
    Own,
    PageArgs & { readonly status: KnowledgeStatus; readonly audience: KnowledgeReader | null },
    Listed<KnowledgeDocumentRow>
  >;
  readonly "knowledge.get": ReadLoad<Own, { readonly id: string }, { readonly document: KnowledgeDocumentRow | null }>;
}

const scheme = "atlas://knowledge/";

/** URI template of a cited document (RFC 6570). */
export const resourceTemplate = `${scheme}{knowledge_id}`;

const mimeType = "text/plain";

/** Tells if a token may read knowledge: those that may search it may. */
export const mayRead = (scopes: readonly Scope[]): boolean => mayCall("search_knowledge", scopes);

export const authorizeReading = (context: Context): void => {
  if (!mayRead(principalOf(context).scopes)) throw insufficientScope("Knowledge", tools.search_knowledge.scopes);
};

/** Returns a document as clients list it and link to it. */
export const resourceOf = ({ id, title }: Pick<KnowledgeDocumentRow, "id" | "title">) => ({
  uri: scheme + id,
  name: title,
  mimeType,
});

/** Lists the indexed documents of the organization, newest first, page by page. */
export const listResources = async <Own extends Shell>(
  loads: KnowledgeLoads<Own>,
  context: Context<Own>,
  cursor: string | undefined,
) => {
  const query = { after_id: cursor };
  const args = { ...pageArgs(query, context, "resources"), status: "indexed" as const, audience: null };
  const listed = await load(context, loads["knowledge.list"], args);
  const { items, next_cursor } = paged(listed, ({ id }) => id, query, context, "resources");
  const resources = items.map((document) => ({
    ...resourceOf(document),
    ...(document.url === null ? {} : { description: `Taken from ${document.url}` }),
    annotations: { lastModified: document.updated_at },
  }));
  return { resources, ...(next_cursor === null ? {} : { nextCursor: next_cursor }) };
};

/** Returns the text of an indexed document with its citation. Another organization's document is unknown. */
export const readResource = async <Own extends Shell>(
  loads: KnowledgeLoads<Own>,
  context: Context<Own>,
  id: string,
) => {
  found(isId(id) ? id : null);
  const { document } = await load(context, loads["knowledge.get"], { id });
  const { title, url, text } = found(document?.status === "indexed" ? document : null);
  const citation = { knowledge_id: id, title, url };
  return { contents: [{ uri: scheme + id, mimeType, text: text ?? "", _meta: { "atlas/citation": citation } }] };
};
