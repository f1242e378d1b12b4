/** Odd requests and options for the offline sandbox: each request is answered by what the contract knows, never by 500. */
import { document } from "@atlas-messaging/validators/openapi-document";
import { type Sandbox, createSandbox } from "@atlas-messaging/sandbox";
import type { Odd } from "./odd.ts";
import { type Target, expectError, expectResponse } from "./target.ts";

interface Declared {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: { readonly [type: string]: { readonly example?: unknown; readonly examples?: object } };
  };
}

/** The linter guarantees this shape. */
const { paths } = document as { readonly paths: { readonly [path: string]: { readonly [method: string]: Declared } } };
const declared = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

const bodyOf = ({ requestBody }: Declared): unknown => {
  const { example, examples } = Object.values(requestBody?.content ?? {})[0] ?? {};
  return example ?? Object.values(examples ?? {}).map(({ value }: { readonly value?: unknown }) => value)[0];
};

/** A sandbox of which many rows were made is slower. */
const maxRequests = 400;

const optionNames = [
  "seed",
  "clock",
  "latency",
  "faults",
  "limits",
  "quotas",
  "baseUrl",
  "allowedOrigins",
  "webhooks",
  "pages",
  "odd",
];

const tokensOf = ({ credentials }: Sandbox): readonly string[] => [credentials.token, credentials.operator_token];

const requestOf = (odd: Odd, sandbox: Sandbox): Request | null => {
  const { path, method, operation } = odd.pick(declared);
  const parameters = operation.parameters ?? [];
  const ids: readonly unknown[] = Object.values(sandbox.credentials).filter((value) => typeof value === "string");
  const filled = path.replaceAll(/\{(\w+)\}/g, () =>
    encodeURIComponent(String(odd.often(0.8) ? odd.pick(ids) : "odd/é")),
  );
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === "query" && odd.often(0.4))
      .map(({ name, example }) => [
        name,
        odd.often(0.6) ? String(example) : odd.pick(["", "-1", "1e9", "\0", "x".repeat(3_000)]),
      ]),
  );
  const body = bodyOf(operation);
  const json = JSON.stringify(odd.often(0.6) ? odd.json(body) : body) ?? "";
  const bytes = new TextEncoder().encode(json);
  const headers = {
    ...(odd.often(0.95) && { authorization: `Bearer ${odd.pick(tokensOf(sandbox))}` }),
    "content-type": odd.often(0.95)
      ? "application/json"
      : odd.pick(["", "text/plain", "application/json; charset=latin1"]),
    ...(odd.often(0.3) && { "idempotency-key": odd.pick(["a", "b", "", "x".repeat(300)]) }),
    ...(odd.often(0.1) && { "last-event-id": odd.pick(["0", "odd", "\u00e9"]), origin: "http://localhost:1" }),
  };
  const hasBody = method !== "GET" && method !== "HEAD" && json !== "";
  const given = odd.often(0.1) ? odd.bytes(bytes) : bytes;
  try {
    return new Request(`${sandbox.baseUrl}${filled}?${query}`, { method, headers, ...(hasBody && { body: given }) });
  } catch {
    return null;
  }
};

export const sandboxes = (): Target => {
  let [sandbox, asked] = [createSandbox(), 0];
  return {
    try: async (odd) => {
      if (odd.often(0.02))
        return void (await expectError(() => createSandbox({ [odd.pick(optionNames)]: odd.value() })));
      if (odd.often(0.02))
        return void (await expectError(() => sandbox.customer("+15550100001").says(odd.value() as never)));
      if (++asked % maxRequests === 0) sandbox = createSandbox({ seed: odd.next() });
      const request = requestOf(odd, sandbox);
      if (request === null) return;
      const what = `${request.method} ${new URL(request.url).pathname}`;
      const answer = await expectResponse(() => sandbox.fetch(request));
      if (answer.status === 500) throw new Error(`${what} answered 500: ${await answer.text()}`);
      await answer.body?.cancel();
    },
  };
};
