import { dirname, join } from "node:path";
import type { Page } from "./page.ts";
import { readFile } from "node:fs/promises";
import ts from "typescript";

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

/** A declaration as the package's types have it. */
export interface Declaration {
  readonly kind: "function" | "class" | "type" | "value";
  /** Text without its own docstring; those of its members stay. */
  readonly text: string;
  /** Docstring as Markdown. */
  readonly documentation: string;
}

/** Reads the exported declarations of a file, by name. */
const readDeclarations = async (file: string): Promise<ReadonlyMap<string, Declaration>> => {
  const { outputText } = ts.transpileDeclaration(await readFile(file, "utf8"), {
    fileName: file,
    compilerOptions: { target: ts.ScriptTarget.ESNext, allowImportingTsExtensions: true },
    reportDiagnostics: true,
  });
  const source = ts.createSourceFile(`${file}.d.ts`, outputText, ts.ScriptTarget.Latest, true);
  const named = source.statements
    .filter(isExported)
    .flatMap((statement) => namesOf(statement).map((name) => ({ name, declaration: declarationIn(statement) })));
  return new Map(
    Array.from(
      Map.groupBy(named, ({ name }) => name),
      ([name, group]) => [name, merged(group.map(({ declaration }) => declaration))] as const,
    ),
  );
};

const declarationIn = (statement: ts.Statement): Declaration => ({
  kind: kindOf(statement),
  text: sourceOf(statement),
  documentation: documentationOf(statement),
});

/** Overloads have one name, and so may a type and a value. */
const merged = (group: readonly Declaration[]): Declaration => ({
  kind: group[0]?.kind ?? "value",
  text: group.map(({ text }) => text).join("\n"),
  documentation: [...new Set(group.map(({ documentation }) => documentation))].filter(Boolean).join("\n\n"),
});

const kindOf = (statement: ts.Statement): Declaration["kind"] => {
  if (ts.isFunctionDeclaration(statement)) return "function";
  if (ts.isClassDeclaration(statement)) return "class";
  if (!ts.isVariableStatement(statement)) return "type";
  const type = statement.declarationList.declarations[0]?.type;
  return type && ts.isFunctionTypeNode(type) ? "function" : "value";
};

/** Leaves out what a caller does not write: the modifiers of the declaration, and private members. */
const sourceOf = (statement: ts.Statement): string =>
  statement
    .getText()
    .replace(/^export (declare )?/, "")
    .replaceAll(/^ *(#private|private \w+.*);\n/gm, "")
    .replaceAll(/^(?: {4})+/gm, (indent) => " ".repeat(indent.length / 2));

const documentationOf = (statement: ts.Statement): string =>
  ts
    .getJSDocCommentsAndTags(statement)
    .filter(ts.isJSDoc)
    .map((comment) => [textIn(comment.comment), ...(comment.tags ?? []).map(tagText)].filter(Boolean).join("\n\n"))
    .join("\n\n");

const tagText = (tag: ts.JSDocTag): string => {
  const text = textIn(tag.comment);
  if (ts.isJSDocParameterTag(tag)) return `Parameter \`${tag.name.getText()}\`: ${text}.`;
  if (ts.isJSDocThrowsTag(tag)) return `Throws \`${tag.typeExpression?.type.getText() ?? "Error"}\` ${text}.`;
  if (tag.tagName.text === "example") return text.startsWith("```") ? text : `\`\`\`ts\n${text}\n\`\`\``;
  return text;
};

/** Returns a comment as Markdown; a link is the name in code. */
const textIn = (comment: ts.JSDoc["comment"]): string => {
  if (comment === undefined || typeof comment === "string") return comment ?? "";
  return comment.map((part) => ("name" in part && part.name ? `\`${part.name.getText()}\`` : part.text)).join("");
};

/** A name that an entry exports, and its place of declaration. */
export interface Exported {
  readonly name: string;
  /** File of the declaration; the name of a package for what comes from another one. */
  readonly file: string;
  /** Name in that file. */
  readonly declared: string;
}

/** Returns every export of a module, in the order of the source. Re-exports are followed within the package. */
const readExports = async (file: string): Promise<readonly Exported[]> => {
  const source = ts.createSourceFile(file, await readFile(file, "utf8"), ts.ScriptTarget.Latest, true);
  const each = await Promise.all(source.statements.map((statement) => exportsOf(statement, file)));
  return each.flat();
};

const exportsOf = async (statement: ts.Statement, file: string): Promise<readonly Exported[]> => {
  if (ts.isExportDeclaration(statement)) return reExportsOf(statement, file);
  if (!isExported(statement)) return [];
  return namesOf(statement).map((name) => ({ name, file, declared: name }));
};

const reExportsOf = async (
  { moduleSpecifier, exportClause }: ts.ExportDeclaration,
  file: string,
): Promise<readonly Exported[]> => {
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) throw new Error(`${file} exports a list of its own`);
  const from = moduleSpecifier.text;
  const isOwn = from.startsWith(".");
  const all = isOwn ? await readExports(join(dirname(file), from)) : [];
  if (!exportClause) return all;
  if (!ts.isNamedExports(exportClause)) throw new Error(`${file} exports a namespace`);
  return exportClause.elements.map(({ name, propertyName }) => {
    const asked = (propertyName ?? name).text;
    const found = all.find((one) => one.name === asked);
    if (isOwn && !found) throw new Error(`${from} has no export ${asked}`);
    return { name: name.text, file: found?.file ?? from, declared: found?.declared ?? asked };
  });
};

/** Tells if a statement has the modifier `export`. */
const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Returns the names that a statement declares. */
const namesOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
};
