/**
 * Resources of Kubernetes, held to its own schemas. A schema takes members that it does not know, so the compiler holds each
 * resource to the types as well: it knows all members of a literal.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../command.ts";

export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata?: { readonly name?: string };
}

/** Returns the module of a kind; null if npm has none. */
const moduleOf = ({ apiVersion, kind }: Resource): string | null => {
  if (apiVersion.startsWith("postgresql.cnpg.io/")) return null;
  const models = apiVersion.startsWith("keda.sh/") ? "@kubernetes-models/keda" : "kubernetes-models";
  return `${models}/${apiVersion}/${kind}`;
};

interface Checked {
  readonly held: number;
  /** Kinds without a schema. */
  readonly unknown: readonly string[];
}

/** @throws {Error} that names the resource and the member */
export const checkKinds = async (resources: readonly Resource[], folder: string): Promise<Checked> => {
  const known = resources.flatMap((resource) => {
    const path = moduleOf(resource);
    return path === null ? [] : [{ resource, path }];
  });
  for (const each of known) await checkSchema(each.resource, each.path);
  await checkTypes(known, folder);
  const unknown = resources.filter((resource) => moduleOf(resource) === null).map(({ kind }) => kind);
  return { held: known.length, unknown };
};

interface Model {
  validate(): void;
}

const nameOf = ({ kind, metadata }: Resource): string => `${kind} ${metadata?.name ?? ""}`;

const checkSchema = async (resource: Resource, path: string): Promise<void> => {
  // The package exports one class by the name of the kind.
  const models = (await import(path)) as { readonly [kind: string]: new (data: Resource) => Model };
  const Kind = models[resource.kind];
  if (Kind === undefined) throw new Error(`${path} has no ${resource.kind}.`);
  try {
    new Kind(resource).validate();
  } catch (error) {
    throw new Error(`${nameOf(resource)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

const checkTypes = async (
  known: readonly { readonly resource: Resource; readonly path: string }[],
  folder: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const texts = known.map(
    ({ resource, path }, at) =>
      `import type { I${resource.kind} as Kind${at} } from "${import.meta.resolve(path).replace("file://", "")}";\n` +
      `// ${nameOf(resource)}\nexport const resource${at}: Kind${at} = ${JSON.stringify(resource, null, 2)};\n`,
  );
  const file = join(folder, "resources.ts");
  await Bun.write(file, texts.join("\n"));
  const flags = [
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--ignoreConfig",
    "--module",
    "nodenext",
    "--target",
    "esnext",
  ];
  const { ok, output } = await run(["tsc", ...flags, "--types", "", file]);
  if (!ok) throw new Error(output.split("\n").slice(0, 5).join("; "));
};
