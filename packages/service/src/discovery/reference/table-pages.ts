/** Pages that are one table each: errors, headers, scopes and limits. */
import {
  type ErrorCode,
  type OperationId,
  entriesOf,
  errors,
  limits,
  operations,
  permissions,
  roles,
  scopes,
} from "@atlas-messaging/contract";
import { type QuotaName, defaultQuotas } from "../../rows/primitives.ts";
import type { Page } from "../page.ts";
import {
  type Header,
  blocks,
  code,
  contract,
  exampleFence,
  link,
  numberWords,
  operationLink,
  referencePath,
  table,
} from "./document.ts";
import { eventHeaders } from "./event-pages.ts";
import { valueWords } from "./unions.ts";

const tablePage = (
  [name, source]: readonly [name: string, source: string],
  title: string,
  description: string,
  make: () => string,
): Page => ({
  path: referencePath(name),
  group: "Reference",
  title,
  source,
  description,
  get markdown() {
    return blocks(`# ${title}`, description, make());
  },
});

const all = entriesOf<{ readonly [Id in OperationId]: (typeof operations)[OperationId] }>(operations);

const idsOf = (fits: (row: (typeof operations)[OperationId]) => boolean): OperationId[] =>
  all.filter(([, row]) => fits(row)).map(([id]) => id);

/** Groups by which a long list of operations is told. */
const groups: readonly (readonly [words: string, ids: readonly OperationId[]])[] = [
  ["every operation", idsOf(() => true)],
  ["every operation with a credential", idsOf(({ auth }) => auth.scheme !== "none")],
  ["every operation with an access token", idsOf(({ auth }) => auth.scheme === "accessToken")],
  ["every operation of the console with a session", idsOf(({ auth }) => auth.scheme === "operatorSession")],
  [
    "every operation of the console with a session, and every write with an access token",
    idsOf(
      ({ auth, limit }) => auth.scheme === "operatorSession" || (auth.scheme === "accessToken" && limit !== "reads"),
    ),
  ],
  ["every operation with a body", idsOf(({ body }) => body === "json")],
  ["every operation with an idempotency key", idsOf(({ idempotent }) => idempotent)],
];

/** Returns operations in words: by a group with few exceptions, or one by one. */
const operationWords = (ids: readonly OperationId[]): string => {
  const group = groups.find(([, members]) => members.length > 8 && differences(members, ids).length <= 6);
  if (!group) return ids.map(operationLink).join(", ");
  const [words, members] = group;
  const without = members.filter((id) => !ids.includes(id)).map(operationLink);
  const besides = ids.filter((id) => !members.includes(id)).map(operationLink);
  return [
    without.length === 0 ? words : `${words} except ${without.join(", ")}`,
    ...(besides.length === 0 ? [] : [`also ${besides.join(", ")}`]),
  ].join("; ");
};

const differences = (some: readonly OperationId[], others: readonly OperationId[]): OperationId[] => [
  ...some.filter((id) => !others.includes(id)),
  ...others.filter((id) => !some.includes(id)),
];

const errorExample = {
  ok: false,
  error: {
    code: "validation_failed",
    message: "text is required",
    retryable: false,
    docs: "https://atlas.example/docs/reference/errors#validation_failed",
    request_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f",
    details: [{ path: "text", message: "is required" }],
  },
};

const errorText = (name: ErrorCode): string => {
  const { status, retryable, summary, cure } = errors[name];
  const answering = idsOf((row) => row.errors.some((each) => each === name));
  return blocks(
    `## ${code(name)}`,
    table(
      ["Property", "Value"],
      [
        ["Status", String(status)],
        ["Retryable", retryable ? "yes, with the same `idempotency_key`" : "no"],
        ["Cause", summary],
        ["Fix", cure],
        [
          "Operations",
          answering.length === 0
            ? "none: the service answers with it before it reaches an operation"
            : operationWords(answering),
        ],
      ],
    ),
  );
};

const errorPage = tablePage(
  ["errors", "spec/shared/errors.yaml"],
  "Error codes",
  "Every error code with its status, its cause and its fix.",
  () =>
    blocks(
      `Every refusal has this envelope. ${link("Errors", "/docs/errors")} tells how to retry.`,
      exampleFence(errorExample),
      table(
        ["Code", "Status", "Retryable", "Fix"],
        entriesOf(errors)
          .toSorted(([, one], [, other]) => one.status - other.status)
          .map(([name, { status, retryable, cure }]) => [
            link(code(name), `${referencePath("errors")}#${name.toLowerCase()}`),
            String(status),
            retryable ? "yes" : "no",
            cure,
          ]),
      ),
      entriesOf(errors).map(([name]) => errorText(name)),
    ),
);

interface PlainHeader {
  readonly description: string;
  readonly example?: unknown;
}

const headerTable = (headers: readonly (readonly [name: string, header: PlainHeader, when: string])[]): string =>
  table(
    ["Header", "Sent", "Meaning", "Example"],
    headers.map(([name, { description, example }, when]) => [
      code(name),
      when,
      description,
      example === undefined ? "" : code(valueWords(example)),
    ]),
  );

const sometimes = (headers: { readonly [name: string]: PlainHeader }) =>
  Object.entries(headers).map(([name, header]) => [name, header, "where it applies"] as const);

const headerPage = tablePage(
  ["headers", "spec/atlas.yaml"],
  "Headers",
  "Every header of requests, responses and webhook deliveries.",
  () => {
    const { requests, responses, deliveries } = contract["x-atlas-headers"];
    const own = Object.entries(contract.components.headers).map(
      ([name, header]: [string, Header]) =>
        [name, header, header.required ? "always" : "with a replayed answer"] as const,
    );
    return blocks(
      "## Requests",
      `Operations with headers of their own, such as the ${link("tool server", referencePath("tool-server"))}, list them on their page.`,
      headerTable(sometimes(requests)),
      "## Responses",
      headerTable([...own, ...sometimes(responses)]),
      "## Deliveries",
      "The service sends these headers to your webhook.",
      headerTable([
        ...eventHeaders.map(
          ({ name, description, example, required }) =>
            [name, { description, example }, required ? "always" : "after a rotation"] as const,
        ),
        ...sometimes(deliveries),
      ]),
    );
  },
);

const grantTable = (what: string, grants: { readonly [name: string]: string }): string =>
  blocks(
    Object.entries(grants).map(([name, meaning]) => {
      const needing = idsOf((row) => row.auth.scheme !== "none" && row.auth.anyOf.some((each) => each === name));
      return blocks(
        `### ${code(name)}`,
        `${meaning}.`,
        needing.length === 0
          ? `No operation needs this ${what} alone.`
          : `Accepted by ${needing.map(operationLink).join(", ")}.`,
      );
    }),
  );

const scopePage = tablePage(
  ["scopes", "spec/shared/scopes.yaml"],
  "Scopes and permissions",
  "Every scope of a token and every permission of an operator, with the operations that accept it.",
  () =>
    blocks(
      "A token has scopes, an operator has permissions. An operation that names several accepts any one of them.",
      "## Scopes",
      grantTable("scope", scopes),
      "## Permissions",
      grantTable("permission", permissions),
      "## Roles",
      "An operator is invited with a role, which gives these permissions.",
      table(
        ["Role", "Permissions"],
        Object.entries(roles).map(([name, given]) => [code(name), given.map((each) => code(each)).join(", ")]),
      ),
    ),
);

/** Counted things of each limit of number. */
const counted: { readonly [Name in QuotaName]: string } = {
  webhooks: "Webhooks that are not deleted, of the public API and the console together",
  apps: "Apps, including those that registered themselves",
  service_accounts: "Service accounts",
  keys: "Keys of service accounts and grants of apps that are not revoked, expired ones included",
  members: "Members, and invitations that were not withdrawn",
  documents: "Documents that are not archived",
  templates: "Templates",
  agents: "Agents",
  vouchers: "Vouchers that have not been issued",
  stored_bytes: "Bytes of media, uploaded and received",
};

const windows = { organization: "organization", principal: "token", address: "client address" } as const;

const limitText = (name: keyof typeof limits): string => {
  const { limit, per, summary } = limits[name];
  const counting = idsOf(
    (row) => row.limit === name || Object.values<string>("limitBy" in row ? row.limitBy.classes : {}).includes(name),
  );
  return blocks(
    `### ${code(name)}`,
    table(
      ["Property", "Value"],
      [
        ["Counts", summary],
        ["Default", `${limit} in any 60 seconds`],
        ["Per", per.map((window) => windows[window]).join(", and per ")],
        ["Setting", code(`ATLAS_LIMIT_${name.toUpperCase()}`)],
        ["Operations", operationWords(counting)],
      ],
    ),
  );
};

const limitPage = tablePage(
  ["limits", "spec/shared/limits.yaml"],
  "Limits",
  "Every rate limit and every limit of number, with its default and its setting.",
  () =>
    blocks(
      "## Rate limits",
      `A request over its limit gets \`429 rate_limited\` with \`Retry-After\`. ${link("Headers", referencePath("headers"))} tell how much is left.`,
      entriesOf(limits).map(([name]) => limitText(name)),
      "## Limits of number",
      "An organization may have this many of each. One more gets `409 limit_reached`.",
      table(
        ["Counted", "Default", "Setting"],
        entriesOf<{ readonly [Name in QuotaName]: number }>(defaultQuotas).map(([name, max]) => [
          counted[name],
          numberWords(max),
          code(`ATLAS_MAX_${name.toUpperCase()}`),
        ]),
      ),
      "An app has up to 100 redirect URIs; one more is a `conflict`.",
    ),
);

/** Pages of the contract's tables. */
export const tablePages: readonly Page[] = [errorPage, headerPage, scopePage, limitPage];
