import { type KnowledgePage, languagesIn, searchRows } from "@atlas-messaging/domain";
import type { SearchArgs } from "@atlas-messaging/pipeline";
import type { Organization } from "../store/organization.ts";
import { knownTables } from "./known.ts";

/** Ranks the passages of an organization, as the server does. */
export const search = (organization: Organization, args: SearchArgs): KnowledgePage => {
  const tables = knownTables(organization);
  return searchRows(
    {
      postings: [...tables.knowledge_postings.all()],
      document: (id) => tables.knowledge_documents.byId(id),
      passages: (documentId) => tables.knowledge_passages.where("document_id", documentId),
      passage: (id) => tables.knowledge_passages.byId(id),
    },
    {
      query: args.search_query,
      size: args.search_size,
      sources: args.search_sources,
      audience: args.search_audience,
      after: args.search_after,
    },
  );
};

/** Languages of the indexed documents, most frequent first. */
export const spokenBy = (organization: Organization): readonly string[] =>
  languagesIn([...knownTables(organization).knowledge_postings.all()]);
