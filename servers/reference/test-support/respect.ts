/** Runs flows of `spec/flows` by the Arazzo runner of Redocly, an interpreter that is not ours. */
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SuccessOf } from "@atlas-messaging/contract";
import { document } from "@atlas-messaging/validators/openapi-document";

type Logger = Readonly<Record<string, (text: string) => unknown>>;

/** Parts of the runner that we use. Its own types are a fifteenth of all that the compiler does for the repository. */
interface Runner {
  readonly run: (options: {
    readonly files: readonly string[];
    readonly input: string;
    readonly server: string;
    readonly config: unknown;
    readonly maxSteps: number;
    readonly maxFetchTimeout: number;
    readonly requestFileLoader: { getFileBody(): Promise<Blob> };
    readonly fetch: typeof fetch;
    readonly logger: Logger;
  }) => Promise<readonly { readonly hasProblems: boolean; readonly hasWarnings: boolean }[]>;
}
interface Configuration {
  readonly createConfig: (config: object) => Promise<unknown>;
}

/** The name in a variable keeps the compiler from the module's types; the caller states those that it relies on. */
const load = async <Module>(name: string): Promise<Module> => (await import(/* @vite-ignore */ name)) as Module;

const { run } = await load<Runner>("@redocly/respect-core");
const { createConfig } = await load<Configuration>("@redocly/openapi-core");

/** The contract's own lint guarantees this shape. */
const contract = document as {
  readonly openapi: string;
  readonly info: object;
  readonly servers: readonly object[];
  readonly paths: { readonly [path: string]: object };
  readonly components: { readonly [kind: string]: Record<string, unknown> };
};

const folder = fileURLToPath(new URL("../../../spec/flows/", import.meta.url));

export const flowFiles = (await readdir(folder)).filter((name) => name.endsWith(".arazzo.yaml"));

export interface Deployment {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly sandbox: SuccessOf<"sandbox.credentials">["data"];
}

/** Adds the components that a part of the contract refers to, directly or by others. */
const reach = (part: unknown, reached: Map<string, unknown>): void => {
  for (const [, pointer = ""] of JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
    if (reached.has(pointer)) continue;
    const [kind = "", name = ""] = pointer.split("/");
    const component: unknown = Object(Object(contract.components)[kind])[name];
    reached.set(pointer, component);
    reach(component, reached);
  }
};

/**
 * Cuts the contract to the paths of a flow. The runner reads its whole document for each flow, which takes a second of
 * CPU where the part takes a tenth.
 */
const contractFor = (flow: string): object => {
  const paths = Object.fromEntries(
    Object.entries(contract.paths).filter(([path]) => flow.includes(`#/paths/${path.replaceAll("/", "~1")}/`)),
  );
  const reached = new Map<string, unknown>();
  reach(paths, reached);
  const { securitySchemes = {} } = contract.components;
  const components: Record<string, Record<string, unknown>> = { securitySchemes };
  for (const [pointer, component] of reached) {
    const [kind = "", name = ""] = pointer.split("/");
    components[kind] = { ...components[kind], [name]: component };
  }
  const { openapi, info, servers } = contract;
  return { openapi, info, servers, paths, components };
};

/** Writes a copy of the flow beside its part of the contract. */
const copied = async (file: string, into: string): Promise<string> => {
  const flow = await readFile(`${folder}${file}`, "utf8");
  await writeFile(join(into, "atlas.json"), JSON.stringify(contractFor(flow)));
  const copy = join(into, file);
  await writeFile(copy, flow.replace("url: ../atlas.yaml", "url: ./atlas.json"));
  return copy;
};

/** Returns the runner's problems by step; empty if the flow succeeded. */
export const problemsOf = async (file: string, deployment: Deployment): Promise<readonly string[]> => {
  const into = await mkdtemp(join(tmpdir(), "atlas-flow-"));
  try {
    return await problemsIn(await copied(file, into), deployment);
  } finally {
    await rm(into, { recursive: true });
  }
};

const problemsIn = async (path: string, { url, fetch, sandbox }: Deployment): Promise<readonly string[]> => {
  const lines: string[] = [];
  const inputs = {
    token: sandbox.token,
    run: `run-${sandbox.organization_id.slice(-8)}`,
    phone_number: sandbox.phone_number,
    webhook_url: `${url}/hook`,
    customer_id: sandbox.customer_id,
    voucher_id: sandbox.voucher_id,
  };
  const [result] = await run({
    files: [path],
    input: JSON.stringify(inputs),
    server: `atlas=${url}`,
    config: await createConfig({}),
    maxSteps: 200,
    maxFetchTimeout: 60_000,
    requestFileLoader: { getFileBody: () => Promise.reject(new Error("no flow sends a file")) },
    fetch,
    logger: loggerOf((text) => void lines.push(text)),
  });
  if (!result) return ["no flow was run"];
  return result.hasProblems || result.hasWarnings ? lines : [];
};

/** A logger that collects messages; the runner calls only these members. */
const loggerOf = (keep: (text: string) => void): Logger => {
  const nothing = (): void => {};
  const kept = { output: keep, error: keep, warn: keep };
  const ignored = { info: nothing, printNewLine: nothing, printSeparator: nothing };
  return { ...kept, ...ignored, indent: (text: string) => text };
};
