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
  /** Content of the main element. Pages of operations and events have parts, of which `markdown` is made. */
  readonly main:
    | { readonly markdown: string; readonly parts?: readonly Part[] | undefined }
    | { readonly html: string };
  /** Source file in the repository. */
  readonly source?: string | undefined;
}

/** A part of a page: Markdown, or fields. */
export type Part = string | FieldList;

/** Fields of a request, a response or a payload. */
export interface FieldList {
  /** Table of the fields, for readers of Markdown. */
  readonly markdown: string;
  readonly direction: "input" | "output";
  readonly fields: readonly FieldTree[];
  /** One of several forms of a body, with its name as a heading and its Markdown. */
  readonly form?: { readonly name: string; readonly description: string };
}

/** A field with those below it. Texts are Markdown. */
export interface FieldTree {
  /** Path in the JSON, such as `data.channels[].id`. */
  readonly path: string;
  readonly type: string;
  readonly bounds: readonly string[];
  readonly required: boolean;
  readonly meaning: string;
  /** Value in the example; empty if there is none. */
  readonly example: string;
  /** Fields of its object, which all kinds of a union share. */
  readonly fields: readonly FieldTree[];
  readonly kinds: readonly FieldKind[];
  /** Path of the field whose members it has. They are told there. */
  readonly like?: string;
}

/** One object of a union: `buttons`, or `image, audio`. One without fields is a link to its page. */
export interface FieldKind {
  readonly name: string;
  readonly fields: readonly FieldTree[];
}

export interface Document {
  readonly contentType: string;
  /** Text, or bytes in base64. */
  readonly body: string;
  readonly encoding?: "base64";
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
