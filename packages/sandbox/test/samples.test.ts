/** Runs the calls that the contract shows, in TypeScript and curl, against the offline sandbox. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import { document as described } from "@atlas-messaging/validators/openapi-document";
import { Atlas, AtlasError } from "@atlas-messaging/sdk";
import { AtlasAgent } from "@atlas-messaging/sdk/agent";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { afterEach, expect, test, vi } from "vitest";
import { type Sandbox, createSandbox } from "../src/index.ts";
import { clientOf } from "./support.ts";

interface Sample {
  readonly id: OperationId;
  readonly label: string;
  readonly source: string;
}

interface Documented {
  readonly operationId?: OperationId;
  readonly "x-codeSamples"?: readonly Omit<Sample, "id">[];
}

/** The generator guarantees this shape. */
const contract = described as {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Documented } };
};

const samples: readonly Sample[] = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId: id, "x-codeSamples": own = [] }) => (id ? own.map((sample) => ({ id, ...sample })) : []));

const labelled = (label: string): Sample[] => samples.filter((sample) => sample.label === label);

/**
 * Outcomes of a sound call: success, or a refusal because the resources of the examples are not those of the sandbox.
 * Those who sign in with an example's password are unknown.
 */
const soundFor = (id: OperationId): readonly (string | null)[] => [
  null,
  "not_found",
  "conflict",
  "template_not_found",
  ...(operations[id].auth.scheme === "none" ? ["unauthenticated"] : []),
];

/** `AsyncFunction` has no name of its own. */
const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...given: unknown[]) => Promise<void>;

/** Ids that examples of requests name, by the resource. */
const exampleIds = { document: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0", agent: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0" };

/** Makes a sandbox with an agent, and puts its ids in place of those of an example. */
const prepare = async (source: string): Promise<{ readonly sandbox: Sandbox; readonly source: string }> => {
  const sandbox = createSandbox();
  const client = clientOf(sandbox);
  const { data } = await client.succeed("agents.create", { body: { name: "Concierge" } });
  const known = await client.succeed("knowledge.list");
  const document = "documents" in known.data ? known.data.documents[0]?.id : undefined;
  return {
    sandbox,
    source: source.replaceAll(exampleIds.document, String(document)).replaceAll(exampleIds.agent, data.agent.id),
  };
};

/** Runs a program of the SDK, whose import becomes parameters. Returns the code of its refusal; null after a success. */
const runProgram = async (source: string, { token, credentials }: Sandbox): Promise<string | null> => {
  const printed: unknown[] = [];
  const given = {
    Atlas,
    AtlasAgent,
    AtlasConsole,
    process: { env: { ATLAS_TOKEN: token, ATLAS_SESSION: credentials.operator_token } },
    console: { log: (value: unknown) => printed.push(value) },
  };
  const body = source.replace(/^import \{ (\w+) \} from "@atlas-messaging\/sdk(\/\w+)?";\n/, "");
  try {
    await new AsyncFunction(...Object.keys(given), body)(...Object.values(given));
  } catch (error) {
    if (error instanceof AtlasError) return error.code;
    throw error;
  }
  const isList = source.includes("for await");
  if (!isList && printed.length !== 1) throw new Error(`printed ${printed.length} answers`);
  return null;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.for(labelled("TypeScript").map((sample) => [sample.id, sample] as const))(
  "%s runs by the SDK",
  async ([id, { source: shown }]) => {
    const { source, sandbox } = await prepare(shown);
    vi.stubGlobal("fetch", sandbox.fetch);
    expect(soundFor(id)).toContain(await runProgram(source, sandbox));
  },
);

/** Reads a curl command as the request that it sends. */
const requestOf = (command: string, { token, credentials, baseUrl }: Sandbox): Request => {
  const method = /-X (\w+)/.exec(command)?.[1];
  const [, url = ""] = /"\{\w+\}([^"]*)"/.exec(command) ?? [];
  const headers = [...command.matchAll(/-H "([\w-]+): ([^"]*)"/g)].map(
    ([, name = "", value = ""]): [string, string] => [
      name,
      value.replace("$ATLAS_TOKEN", token).replace("$ATLAS_SESSION", credentials.operator_token),
    ],
  );
  const file = / --data-binary @(\S+)$/.exec(command)?.[1];
  const json = / -d '([^]*)'$/.exec(command)?.[1]?.replaceAll(String.raw`'\''`, "'");
  const body = json ?? (file === undefined ? null : `Bytes of ${file}`);
  return new Request(`${baseUrl}${url}`, { method: method ?? (body === null ? "GET" : "POST"), headers, body });
};

test.for(labelled("curl").map((sample) => [sample.id, sample] as const))(
  "%s runs by curl",
  async ([id, { source: shown }]) => {
    const { source, sandbox } = await prepare(shown);
    const request = requestOf(source, sandbox);
    const { method, path } = operations[id];
    expect(request.method).toBe(method);
    expect(new URL(request.url).pathname).toMatch(new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`));
    const answer = await sandbox.fetch(request);
    expect(soundFor(id)).toContain(answer.ok ? null : JSON.parse(await answer.text()).error.code);
  },
);
