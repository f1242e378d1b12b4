/** A website beside the operations: pages with navigation, search and scripts. A shell without one serves plain pages. */
import type { Host, OperationId } from "@atlas-messaging/contract";
import type { Environment } from "../rows/primitives.ts";

export interface Website {
  readonly page: RenderPage;
  /** Loaded by its pages, by path. */
  readonly assets: { readonly [path: string]: (site: Site) => Document | Promise<Document> };
}

/** Renders a complete page. */
export type RenderPage = (parts: PageParts, site: Site) => Document | Promise<Document>;

/** Parts of a page. */
export interface PageParts {
  /** Null if the page has no address of its own. */
  readonly path: string | null;
  readonly title: string;
  readonly description: string;
  /** Content of the main element. */
  readonly main: { readonly markdown: string } | { readonly html: string };
  /** Source file in the repository. */
  readonly source?: string | undefined;
}

export interface Document {
  readonly contentType: string;
  readonly body: string;
  readonly headers?: { readonly [name: string]: string };
}

/** Deployment-specific input of documents. */
export interface Site {
  readonly hosts: { readonly [Name in Host]: string };
  readonly environment: Environment;
  /** Tells if this environment offers an operation; documents link to no other. */
  readonly offers: (id: OperationId) => boolean;
  /** Runs an authorization server. */
  readonly authorizes: boolean;
  /** URL of the tool server. */
  readonly toolServer: string;
  /** Hex SHA-256 of a text. */
  readonly sha256: (text: string) => string;
}
