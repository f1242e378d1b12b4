import ts from "typescript";
import { readStandardHeaders } from "../../../../../spec/redocly/tables.js";
import { lineWidth } from "../print.ts";

/**
 * Shortens the types that openapi-typescript makes, and keeps their meaning to compiler and reader: members that can
 * never be there are left out, answers name their headers, a docstring says each thing once, and short types take one
 * line.
 */
export const slim = (nodes: readonly ts.Node[]): ts.Node[] =>
  ts.transform([...nodes], [(context) => (node) => shortened(node, context)]).transformed;

const standard = Object.keys(readStandardHeaders());

/** Type by which answers name their headers: the standard ones, and others. It is printed after the rest. */
export const headersType = [
  'type HeadersOf<More extends keyof components["headers"] = never> = Pick<',
  '  components["headers"],',
  `  More | ${standard.map((name) => JSON.stringify(name)).join(" | ")}`,
  "> & { [name: string]: unknown };",
  "",
].join("\n");

const shortened = (node: ts.Node, context: ts.TransformationContext): ts.Node => {
  const visited = ts.visitEachChild(node, (child) => shortened(child, context), context);
  retell(visited);
  if (ts.isTypeLiteralNode(visited)) return onOneLine(headersOf(visited) ?? withoutNever(visited));
  if (!ts.isInterfaceDeclaration(visited)) return visited;
  const { modifiers, name, typeParameters, heritageClauses, members } = visited;
  if (!["paths", "webhooks"].includes(name.text)) return visited;
  const items = members.map(withoutParameters);
  return ts.factory.updateInterfaceDeclaration(visited, modifiers, name, typeParameters, heritageClauses, items);
};

const isNever = (member: ts.TypeElement): boolean =>
  ts.isPropertySignature(member) && member.type?.kind === ts.SyntaxKind.NeverKeyword;

/** A type of nothing but impossible members keeps them: it says that nothing may be given. */
const withoutNever = (literal: ts.TypeLiteralNode): ts.TypeLiteralNode => {
  const members = literal.members.filter((member) => !isNever(member));
  if (members.length === 0 || members.length === literal.members.length) return literal;
  return ts.factory.updateTypeLiteralNode(literal, ts.factory.createNodeArray(members));
};

/** Leaves out the parameters that a path says for all its operations, where it says none. */
const withoutParameters = (item: ts.TypeElement): ts.TypeElement => {
  if (!ts.isPropertySignature(item) || !item.type || !ts.isTypeLiteralNode(item.type)) return item;
  const members = item.type.members.filter((member) => {
    const type = ts.isPropertySignature(member) ? member.type : undefined;
    const isEmpty = type && ts.isTypeLiteralNode(type) && type.members.every(isNever);
    return !(isEmpty && nameOf(member) === "parameters");
  });
  const type = ts.factory.updateTypeLiteralNode(item.type, ts.factory.createNodeArray(members));
  return ts.factory.updatePropertySignature(item, item.modifiers, item.name, item.questionToken, type);
};

const nameOf = ({ name }: ts.TypeElement): string =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) ? name.text : "";

/** Returns the names of headers in place of their members, or null where a type has others. */
const headersOf = ({ members }: ts.TypeLiteralNode): ts.TypeNode | null => {
  const named = members.filter((member) => !ts.isIndexSignatureDeclaration(member));
  const names = named.map(nameOf);
  const isShared = named.every(
    (member, index) =>
      ts.isPropertySignature(member) &&
      member.questionToken === undefined &&
      flat(member.type) === `components["headers"]["${names[index]}"]`,
  );
  if (!isShared || !standard.every((name) => names.includes(name)) || named.length === members.length) return null;
  const more = names.filter((name) => !standard.includes(name));
  const literals = more.map((name) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(name)));
  const others = more.length === 0 ? undefined : [ts.factory.createUnionTypeNode(literals)];
  return ts.factory.createTypeReferenceNode("HeadersOf", others);
};

const printer = ts.createPrinter({ removeComments: true });
const nowhere = ts.createSourceFile("types.ts", "", ts.ScriptTarget.Latest);

const flat = (node: ts.Node | undefined): string =>
  node === undefined ? "" : printer.printNode(ts.EmitHint.Unspecified, node, nowhere).replaceAll(/\s+/g, " ");

/** Prints a short type without docstrings on one line. */
const onOneLine = (type: ts.TypeNode): ts.TypeNode => {
  if (hasDocstring(type) || flat(type).length > lineWidth) return type;
  return ts.setEmitFlags(type, ts.EmitFlags.SingleLine);
};

const hasDocstring = (node: ts.Node): boolean =>
  (ts.getSyntheticLeadingComments(node) ?? []).length > 0 ||
  ts.forEachChild(node, (child) => hasDocstring(child) || undefined) === true;

/** Methods of the SDK say what an operation does, what its answers mean, and that it takes a key. */
const isToldElsewhere = (node: ts.Node): boolean => {
  if (!ts.isPropertySignature(node) || node.type === undefined) return false;
  const isOperation = flat(node.type).startsWith("operations[");
  return isOperation || ts.isNumericLiteral(node.name) || nameOf(node) === "Idempotency-Key";
};

/** Texts that every answer has. */
const ofEveryAnswer = new Set([
  "Says that the call succeeded.",
  "Says that the call was refused.",
  "The result.",
  "The reason of the refusal.",
]);

/** Shortens the docstring of a node: without tags that its type says, and without those that every answer has. */
const retell = (node: ts.Node): void => {
  const comments = ts.getSyntheticLeadingComments(node);
  if (comments === undefined) return;
  if (isToldElsewhere(node)) return void ts.setSyntheticLeadingComments(node, undefined);
  const kept = comments.flatMap((comment) => {
    const lines = comment.text
      .replace(/^\*/, "")
      .trim()
      .replace(/^\* /, "")
      .split(/\n \* (?! {4})/);
    const format = lines.find((line) => line.startsWith("Format: "));
    const told = lines
      .filter((line) => line !== format && !/^@(constant|enum)\b/.test(line))
      .map((line) => line.replace(/^@description (.*)/s, format === undefined ? "$1" : `$1 ${format}.`));
    if (told.length === 0 || ofEveryAnswer.has(told.join())) return [];
    const text = told.length === 1 ? `* ${told[0]} ` : `*\n * ${told.join("\n * ")}\n `;
    return [{ ...comment, text }];
  });
  ts.setSyntheticLeadingComments(node, kept);
};
