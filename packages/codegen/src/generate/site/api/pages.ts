import { join } from "node:path";
import type { Page } from "../page.ts";
import { type Declaration, readDeclarations } from "./declarations.ts";
import { type Exported, readExports } from "./exports.ts";

/** Entries of each package, by the name that is imported. What the contract alone decides is in the reference. */
const packages: { readonly [folder: string]: { readonly [entry: string]: string } } = {
  sdk: {
    "@atlas-messaging/sdk": "index.ts",
    "@atlas-messaging/sdk/agent": "agent.ts",
    "@atlas-messaging/sdk/console": "console.ts",
    "@atlas-messaging/sdk/raw": "raw.ts",
  },
  webhooks: { "@atlas-messaging/webhooks": "index.ts", "@atlas-messaging/webhooks/testing": "testing.ts" },
  sandbox: { "@atlas-messaging/sandbox": "index.ts" },
  conformance: { "@atlas-messaging/conformance": "index.ts" },
};

/** Makes a page for each package with the docstrings of what it exports. */
export const readApiPages = (repository: string): Promise<Page[]> =>
  Promise.all(
    Object.entries(packages).map(async ([folder, entries]) => {
      const sources = join(repository, "packages", folder, "src");
      const texts = Object.entries(entries).map(async ([name, file]) => entryText(name, join(sources, file)));
      const title = `API of @atlas-messaging/${folder}`;
      const description = `Every export of @atlas-messaging/${folder}, with its type and its documentation.`;
      return {
        path: `/docs/packages/${folder}/api`,
        group: "Packages",
        title,
        description,
        markdown: [`# ${title}`, description, guideTo(folder), ...(await Promise.all(texts))].join("\n\n"),
        source: `packages/${folder}/src/index.ts`,
      };
    }),
  );

const guideTo = (folder: string): string =>
  `[@atlas-messaging/${folder}]({site_url}/docs/packages/${folder}) tells how to use it. The methods and events of the contract are in the [reference]({site_url}/docs/reference).`;

const isGenerated = ({ file }: Exported): boolean => file.includes("/generated/");

const entryText = async (name: string, file: string): Promise<string> => {
  const exported = await readExports(file);
  const files = new Set(exported.map((one) => one.file).filter((declaring) => declaring.endsWith(".ts")));
  const read = new Map(
    await Promise.all(Array.from(files, async (each) => [each, await readDeclarations(each)] as const)),
  );
  const known = exported.map((one) => [one, declarationOf(one, read)] as const);
  const written = known.filter(([one]) => !isGenerated(one));
  const generated = known.filter(([one]) => isGenerated(one));
  const sections = kinds.flatMap(([kind, title]) => {
    const own = written.filter(([, declaration]) => declaration?.kind === kind);
    return own.length === 0 ? [] : [`### ${title}`, ...own.map(([one, declaration]) => exportText(one, declaration))];
  });
  const foreign = written.filter(([, declaration]) => declaration === null).map(([one]) => one);
  return [
    `## ${name}`,
    ...sections,
    ...(generated.length === 0 ? [] : ["### Made from the contract", tableOf(generated)]),
    ...(foreign.length === 0 ? [] : ["### From other packages", foreignText(foreign)]),
  ].join("\n\n");
};

const kinds = [
  ["class", "Classes"],
  ["function", "Functions"],
  ["value", "Values"],
  ["type", "Types"],
] as const satisfies readonly (readonly [Declaration["kind"], string])[];

type Declarations = Awaited<ReturnType<typeof readDeclarations>>;

const declarationOf = ({ file, declared }: Exported, read: ReadonlyMap<string, Declarations>): Declaration | null => {
  if (!file.endsWith(".ts")) return null;
  const found = read.get(file)?.get(declared);
  if (!found) throw new Error(`${file} does not declare ${declared}`);
  return found;
};

const exportText = ({ name, declared }: Exported, declaration: Declaration | null): string => {
  const { documentation = "", text = "" } = declaration ?? {};
  const shown = name === declared ? text : text.replace(declared, name);
  return [`#### \`${name}\``, documentation, `\`\`\`ts\n${shown}\n\`\`\``].filter(Boolean).join("\n\n");
};

const tableOf = (rows: readonly (readonly [Exported, Declaration | null])[]): string =>
  [
    "| Export | Meaning |",
    "|---|---|",
    ...rows.map(([{ name }, declaration]) => `| \`${name}\` | ${cell(declaration?.documentation ?? "")} |`),
  ].join("\n");

const cell = (text: string): string => text.replaceAll(/\s*\n\s*/g, " ").replaceAll("|", String.raw`\|`);

const foreignText = (exported: readonly Exported[]): string =>
  exported.map(({ name, file }) => `- \`${name}\` of \`${file}\``).join("\n");
