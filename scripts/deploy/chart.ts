/** The chart, rendered by Helm where it is, else by Go with the library that Helm's templates stand on. */
import { join } from "node:path";
import { repository } from "../command.ts";
import { type Resource, checkKinds } from "./kinds.ts";
import { Unproven, needs } from "./needs.ts";
import { runProgram } from "./processes.ts";

const chart = join(repository, "deploy/helm/atlas");

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

export const checkChart = async (folder: string): Promise<string> => {
  const helm = Bun.which("helm");
  if (helm === null) needs("go");
  const counts: string[] = [];
  for (const { name, values, kinds } of installations) {
    const text = helm === null ? await renderByGo(folder, values) : await renderByHelm(folder, values);
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

const renderByHelm = async (folder: string, values: Values): Promise<string> => {
  const file = join(folder, "values.json");
  await Bun.write(file, JSON.stringify(values));
  await runProgram(["helm", "lint", chart, "--values", file]);
  return runProgram(["helm", "template", "atlas", chart, "--values", file]);
};

const renderByGo = async (folder: string, values: Values): Promise<string> => {
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
