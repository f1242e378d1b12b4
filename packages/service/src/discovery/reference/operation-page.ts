/** The page of one operation. */
import { type ErrorCode, type Operation, errors, keysOf, limits, operations } from "@atlas-messaging/contract";
import { sources } from "../generated/sources.ts";
import type { FieldList, Part } from "../../pipeline/website.ts";
import type { Page } from "../page.ts";
import {
  type Content,
  type DocumentedOperation,
  type Parameter,
  type Schema,
  blocks,
  code,
  contract,
  documentedOperations,
  eventLink,
  exampleFence,
  fence,
  link,
  numberWords,
  operationPath,
  partsText,
  referencePath,
  resolve,
  table,
} from "./document.ts";
import { fieldList, formLists } from "./field-lists.ts";
import { type Form, formsOf } from "./fields.ts";

const operationPage = (operation: DocumentedOperation): Page => ({
  path: operationPath(operation.id),
  group: "Reference",
  title: operation.summary,
  name: operation.id,
  source: sources[operations[operation.id].path],
  description: firstSentence(operation.description),
  get parts() {
    return [...operationParts(operation), errorTable(operations[operation.id].errors), envelopeNote];
  },
  get markdown() {
    return partsText(this.parts ?? []);
  },
  get excerpt() {
    const codes = operations[operation.id].errors.map((each) => code(each));
    return partsText([...operationParts(operation), `${codes.join(", ")}.`, envelopeNote]);
  },
});

/** Returns the first sentence of a text. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

const operationParts = (operation: DocumentedOperation): readonly Part[] => {
  const row: Operation = operations[operation.id];
  return [
    `# ${operation.summary}`,
    code(address(row)),
    operation.description,
    samples(operation),
    "## Details",
    details(operation, row),
    ...request(operation, row),
    "## Response",
    ...responses(operation),
    events(operation),
    "## Errors",
  ];
};

const envelopeNote = `Every error has the same envelope: see ${link("errors", referencePath("errors"))}.`;

/** Addresses of the hosts, which each deployment fills in. */
const placeholders = {
  api: "{base_url}",
  console: "{console_url}",
  agent: "{agent_base_url}",
  site: "{site_url}",
};

/** Returns method and URL: `POST {base_url}/v1/atlas/messages`. */
const address = ({ method, host, path }: Pick<Operation, "method" | "host" | "path">): string =>
  `${method} ${placeholders[host]}${path}`;

const details = (operation: DocumentedOperation, row: Operation): string =>
  table(
    ["Detail", "Value"],
    [
      ["Operation", code(operation.id)],
      ["Stage", stageWords[row.stage]],
      ["Credential", needs(row.auth)],
      ["Rate limit", limitWords(row)],
      ["Repeating a call", repeating(row)],
      ...(operation["x-atlas-reaches-customers"] ? [["Reach", "Customers, or the public, may see the effect."]] : []),
      ...(row.body === "none" ? [] : [["Largest body", `${numberWords(row.maxBodyBytes)} bytes`]]),
    ],
  );

const stageWords: { readonly [Stage in Operation["stage"]]: string } = {
  stable: "stable: it changes only by addition",
  preview: "preview: it may change, and production offers it only with `ATLAS_ENABLE_PREVIEW`",
  deprecated: "deprecated: it works until the date in the header `Sunset`",
  sunset: "sunset: it answers 410",
};

/** Returns the credential that an operation needs, in words. */
const needs = (auth: Operation["auth"]): string => {
  if (auth.scheme === "none") return "none";
  const [credential, kind] =
    auth.scheme === "accessToken" ? ["access token", "scope"] : ["operator session", "permission"];
  if (auth.anyOf.length === 0) return `any valid ${credential}`;
  const names = auth.anyOf.map((name) => link(code(name), `${referencePath("scopes")}#${anchor(name)}`));
  return `${credential} with the ${kind} ${names.join(" or ")}`;
};

/** Returns the anchor of a heading that is a name in code. */
const anchor = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9_-]/g, "");

const classWords = (name: keyof typeof limits): string =>
  `${link(code(name), `${referencePath("limits")}#${anchor(name)}`)}, ${limits[name].limit} a minute by default`;

const limitWords = ({ limit, limitBy }: Operation): string => {
  const others = Object.entries(limitBy?.classes ?? {}).map(
    ([value, name]) => `with ${code(`${limitBy?.member ?? ""}: ${value}`)} ${classWords(name)}`,
  );
  return [classWords(limit), ...others].join("; ");
};

const repeating = ({ method, idempotent }: Operation): string => {
  if (idempotent) {
    return "Send an `idempotency_key`, in the body or as the header `Idempotency-Key`. For 24 hours the same key with the same body executes once, and returns the stored answer with the header `Idempotent-Replayed: true`. The SDK makes a key if you omit it.";
  }
  if (method === "GET") return "Safe: the call changes nothing.";
  return "The call takes no `idempotency_key`. After a lost answer, read the state before you send it again.";
};

const languages: { readonly [language: string]: string } = { TypeScript: "ts", Shell: "sh" };

const samples = (operation: DocumentedOperation): string =>
  blocks(
    (operation["x-codeSamples"] ?? []).map(({ lang, label, source }) =>
      fence(`${languages[lang] ?? ""} tab="${label}"`, source),
    ),
  );

const request = (operation: DocumentedOperation, row: Operation): readonly Part[] => {
  const { parameters, requestBody } = operation;
  const places = [
    ["path", "Path parameters"],
    ["query", "Query parameters"],
    ["header", "Headers"],
  ] as const;
  const lists = places.flatMap(([place, title]): Part[] => {
    const own = parameters.filter((parameter) => parameter.in === place);
    return own.length === 0 ? [] : [`### ${title}`, parameterList(own)];
  });
  if (lists.length === 0 && !requestBody) return [];
  const body = requestBody ? ["### Body", ...bodyParts(requestBody.content, row)] : [];
  return ["## Request", ...lists, ...body];
};

const parameterList = (parameters: readonly Parameter[]): FieldList => {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description, example }) => [
      name,
      { ...resolve<Schema>(schema), description, ...(example === undefined ? {} : { examples: [example] }) },
    ]),
  );
  const required = parameters.flatMap(({ name, required: must }) => (must ? [name] : []));
  return fieldList({ type: "object", properties, required }, undefined, "input");
};

const bodyParts = (content: Content, { bodyRequired }: Operation): readonly Part[] => {
  const [media] = Object.values(content);
  if (!media?.schema) return [];
  const forms = formsOf(media.schema);
  return [
    bodyRequired ? "" : "The body may be left out.",
    forms.length > 1 ? `The body has one of ${forms.length} forms.` : "",
    ...formLists(forms, "input", (form) => (forms.length > 1 ? ownExample(form) : (media.example ?? ownExample(form)))),
  ];
};

const ownExample = ({ schema }: Form): unknown =>
  Array.isArray(schema["examples"]) ? schema["examples"][0] : undefined;

const responses = ({ answers }: DocumentedOperation): readonly Part[] =>
  answers.flatMap(([status, { description, content = {} }]): Part[] => {
    const [type, media] = Object.entries(content)[0] ?? [null, {}];
    return [
      `### ${status}`,
      type === null ? `${description} The response has no body.` : `${description} It is ${code(type)}.`,
      ...(type === "application/json" && media.schema ? responseLists(media.schema, media.example) : []),
      examplesOf(media),
    ];
  });

const responseLists = (schema: Schema, example: unknown): readonly Part[] => {
  const forms = formsOf(schema);
  return [
    forms.length > 1 ? `The response has one of ${forms.length} forms.` : "",
    ...formLists(forms, "output", (form) => (forms.length > 1 ? ownExample(form) : example)),
  ];
};

const examplesOf = ({ example, examples = {} }: Content[string]): string => {
  if (example !== undefined) return exampleFence(example);
  return blocks(
    Object.values(examples).map(({ summary = "Example", value }) => blocks(`${summary}:`, exampleFence(value))),
  );
};

const events = (operation: DocumentedOperation): string => {
  const caused = operation["x-atlas-events"] ?? [];
  if (caused.length === 0) return "";
  return blocks(
    "## Webhook events",
    "A call causes these events, at once or by the work that it starts.",
    table(
      ["Event", "Sent when"],
      caused.map((name) => [eventLink(name), contract.webhooks[name]?.post.description ?? ""]),
    ),
  );
};

/** Columns of the table of errors. */
export const errorColumns = ["Code", "Status", "Retry", "Cause", "Fix"] as const;

const errorTable = (codes: readonly ErrorCode[]): string =>
  table(
    [...errorColumns],
    rarestFirst(codes).map((name) => {
      const { status, retryable, summary, cure } = errors[name];
      return [
        link(code(name), `${referencePath("errors")}#${anchor(name)}`),
        String(status),
        retryable ? "yes" : "no",
        summary,
        cure,
      ];
    }),
  );

/** Number of operations that declare each code. */
const declaring = new Map<ErrorCode, number>(
  keysOf(errors).map((name) => [
    name,
    Object.values<Operation>(operations).filter((row) => row.errors.includes(name)).length,
  ]),
);

const usesOf = (name: ErrorCode): number => declaring.get(name) ?? 0;

/** Orders codes by the number of operations that declare them, so that those of all operations come last. */
const rarestFirst = (codes: readonly ErrorCode[]): readonly ErrorCode[] =>
  codes.toSorted((one, other) => usesOf(one) - usesOf(other));

// Pages that lead to others: the whole reference, and each section.

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
