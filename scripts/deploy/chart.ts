/** The chart, rendered by Helm where it is, else by Go with the library that Helm's templates stand on. */
import { join } from "node:path";
import { repository, run } from "../command.ts";
import { Unproven, needs, runProgram } from "./processes.ts";
import { mkdir } from "node:fs/promises";

const ownChart = join(repository, "deploy/helm/atlas");

type Values = { readonly [name: string]: unknown };

/** Ways to install it, with the kinds that each must make. */
const installations: readonly { readonly name: string; readonly values: Values; readonly kinds: readonly string[] }[] =
  [
    {
      name: "CloudNativePG",
      values: { baseUrl: "https://api.example.com" },
      kinds: ["Secret", "Cluster", "Job", "Deployment", "PodDisruptionBudget", "Service"],
    },
    {
      name: "an outside database, KEDA and an ingress",
      values: {
        baseUrl: "https://api.example.com",
        existingSecret: "keys",
        database: { kind: "outside", existingSecret: "database" },
        worker: { autoscaling: { enabled: true } },
        ingress: { enabled: true, host: "api.example.com", tlsSecret: "tls" },
      },
      kinds: ["Job", "Deployment", "PodDisruptionBudget", "Service", "ScaledObject", "Ingress"],
    },
  ];

/** Holds a chart to Kubernetes. `names` must be the image of its processes. */
export const checkChart = async (folder: string, chart = ownChart, names = "localhost/"): Promise<string> => {
  const helm = Bun.which("helm");
  if (helm === null) needs("go");
  const counts: string[] = [];
  for (const { name, values, kinds } of installations) {
    const text = helm === null ? await renderByGo(folder, chart, values) : await renderByHelm(folder, chart, values);
    if (!text.includes(`image: ${names}`)) throw new Error(`With ${name} no process has the image ${names}.`);
    const documents = Bun.YAML.parse(text) as readonly (Resource | null)[];
    const resources = documents.filter((each) => each !== null);
    const made = resources.map(({ kind }) => kind);
    const missing = kinds.filter((kind) => !made.includes(kind));
    if (missing.length > 0) throw new Error(`With ${name} the chart makes no ${missing.join(", ")}.`);
    const { held, unknown } = await checkKinds(resources, join(folder, "kinds"));
    const rest = unknown.length > 0 ? `, but for ${unknown.join(" and ")}, which has no schema here` : "";
    counts.push(`${held} of ${made.length} resources with ${name}${rest}`);
  }
  const renderer = helm === null ? "Go's templates and sprig" : "Helm";
  return `rendered by ${renderer}; Kubernetes' schemas and types take ${counts.join(", ")}. No cluster took them`;
};

const renderByHelm = async (folder: string, chart: string, values: Values): Promise<string> => {
  const file = join(folder, "values.json");
  await Bun.write(file, JSON.stringify(values));
  await runProgram(["helm", "lint", chart, "--values", file]);
  return runProgram(["helm", "template", "atlas", chart, "--values", file]);
};

const renderByGo = async (folder: string, chart: string, values: Values): Promise<string> => {
  const read = async (name: string) => Bun.YAML.parse(await Bun.file(join(chart, name)).text()) as Values;
  const { version, appVersion } = await read("Chart.yaml");
  const given = {
    Values: merged(await read("values.yaml"), values),
    Release: { Name: "atlas", Namespace: "default", Revision: 1, Service: "Helm" },
    Chart: { Version: version, AppVersion: appVersion },
  };
  const env = { GO111MODULE: "off", GOPATH: "/usr/share/gocode", GOCACHE: join(folder, "go"), HOME: folder };
  const program = ["go", "run", join(repository, "deploy/helm/render.go"), chart];
  return runProgram(program, env, JSON.stringify(given)).catch((error: unknown) => {
    const reason = String(error);
    if (reason.includes("cannot find package")) throw new Unproven("Go's library sprig is not installed.");
    throw error;
  });
};

const merged = (one: Values, other: Values): Values =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => {
      const [base, over] = [one[name], other[name]];
      return [name, isGroup(base) && isGroup(over) ? merged(base, over) : (over ?? base)];
    }),
  );

const isGroup = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// Resources of Kubernetes, held to its own schemas. A schema takes members that it does not know, so the compiler holds each
// resource to the types as well: it knows all members of a literal.

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
const checkKinds = async (resources: readonly Resource[], folder: string): Promise<Checked> => {
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
