import { readFile } from "node:fs/promises";
import ts from "typescript";
import { isExported, namesOf } from "./exports.ts";

/** A declaration as the package's types have it. */
export interface Declaration {
  readonly kind: "function" | "class" | "type" | "value";
  /** Text without its own docstring; those of its members stay. */
  readonly text: string;
  /** Docstring as Markdown. */
  readonly documentation: string;
}

/** Reads the exported declarations of a file, by name. */
export const readDeclarations = async (file: string): Promise<ReadonlyMap<string, Declaration>> => {
  const { outputText } = ts.transpileDeclaration(await readFile(file, "utf8"), {
    fileName: file,
    compilerOptions: { target: ts.ScriptTarget.ESNext, allowImportingTsExtensions: true },
    reportDiagnostics: true,
  });
  const source = ts.createSourceFile(`${file}.d.ts`, outputText, ts.ScriptTarget.Latest, true);
  const named = source.statements
    .filter(isExported)
    .flatMap((statement) => namesOf(statement).map((name) => ({ name, declaration: declarationOf(statement) })));
  return new Map(
    Array.from(
      Map.groupBy(named, ({ name }) => name),
      ([name, group]) => [name, merged(group.map(({ declaration }) => declaration))] as const,
    ),
  );
};

const declarationOf = (statement: ts.Statement): Declaration => ({
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
