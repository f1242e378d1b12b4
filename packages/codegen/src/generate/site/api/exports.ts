import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import ts from "typescript";

/** A name that an entry exports, and its place of declaration. */
export interface Exported {
  readonly name: string;
  /** File of the declaration; the name of a package for what comes from another one. */
  readonly file: string;
  /** Name in that file. */
  readonly declared: string;
}

/** Returns every export of a module, in the order of the source. Re-exports are followed within the package. */
export const readExports = async (file: string): Promise<readonly Exported[]> => {
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
export const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Returns the names that a statement declares. */
export const namesOf = (statement: ts.Statement): readonly string[] => {
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
