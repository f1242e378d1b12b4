/** Counts what a source file holds, and follows imports from folder to folder. Paths are relative to the repository. */
import { Visitor, parseSync } from "oxc-parser";

export interface Source {
  readonly path: string;
  readonly lines: number;
  /** Imported and exported modules as written, types and dynamic imports too. */
  readonly imports: readonly string[];
  readonly functions: readonly FunctionSize[];
  /** Type assertions, except `as const`. */
  readonly casts: number;
}

export interface FunctionSize {
  /** Line that it begins in. */
  readonly line: number;
  readonly lines: number;
  /** Declared, assigned, or the value of a member. Callbacks have no name. */
  readonly named: boolean;
}

/** An import between two files. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

export interface Circle {
  readonly folders: readonly string[];
  /** Imports of the shortest way around. */
  readonly way: readonly Arrow[];
}

interface Spanned {
  readonly start: number;
  readonly end: number;
}

const linesIn = (text: string): number => text.split("\n").length;

/** Parses one file. */
export const readSource = (path: string, text: string): Source => {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports: string[] = [];
  const functions: FunctionSize[] = [];
  const named = new Set<unknown>();
  let casts = 0;
  const measure = (node: Spanned, declared = false): void => {
    const line = linesIn(text.slice(0, node.start));
    functions.push({ line, lines: linesIn(text.slice(node.start, node.end)), named: declared || named.has(node) });
  };
  const importing = ({ source }: { readonly source: object | null }): void => {
    if (source && "value" in source && typeof source.value === "string") imports.push(source.value);
  };
  new Visitor({
    ImportDeclaration: importing,
    ExportNamedDeclaration: importing,
    ExportAllDeclaration: importing,
    ImportExpression: importing,
    TSImportType: importing,
    VariableDeclarator: ({ init }) => void named.add(init),
    AssignmentExpression: ({ right }) => void named.add(right),
    Property: ({ value }) => void named.add(value),
    PropertyDefinition: ({ value }) => void named.add(value),
    MethodDefinition: ({ value }) => void named.add(value),
    FunctionDeclaration: (node) => measure(node, true),
    FunctionExpression: (node) => measure(node, node.id !== null),
    ArrowFunctionExpression: (node) => measure(node),
    TSAsExpression: ({ typeAnnotation: { start, end } }) => void (casts += Number(text.slice(start, end) !== "const")),
    TSTypeAssertion: () => void casts++,
    TSNonNullExpression: () => void casts++,
  }).visit(program);
  return { path, lines: linesIn(text) - Number(text.endsWith("\n")), imports, functions, casts };
};

/** Returns the imports among the sources. `resolve` finds the path of a module that a file imports. */
export const arrowsOf = (sources: readonly Source[], resolve: (from: string, name: string) => string): Arrow[] => {
  const known = new Set(sources.map(({ path }) => path));
  return sources
    .flatMap(({ path, imports }) => imports.map((name) => ({ from: path, to: resolve(path, name) })))
    .filter(({ to }) => known.has(to));
};

/** Returns the folders below `root` that no layer is named after. */
export const withoutLayer = (paths: readonly string[], root: string, layers: readonly string[]): string[] => {
  const folders = paths.map((path) => layerOf(path, root)).filter((folder) => folder !== undefined);
  return [...new Set(folders)].filter((folder) => folder !== "" && !layers.includes(folder));
};

/** Returns the imports from a layer of a higher one. Files beside the layers stand above all of them. */
export const climbing = (arrows: readonly Arrow[], root: string, layers: readonly string[]): Arrow[] => {
  const height = (path: string): number | undefined => {
    const layer = layerOf(path, root);
    if (layer === undefined) return undefined;
    return layer === "" ? layers.length : layers.indexOf(layer);
  };
  return arrows.filter(({ from, to }) => {
    const [lower, upper] = [height(from), height(to)];
    return lower !== undefined && upper !== undefined && lower < upper;
  });
};

/** Returns the first folder below `root`, "" for a file beside the folders, and nothing for a file elsewhere. */
const layerOf = (path: string, root: string): string | undefined => {
  if (!path.startsWith(`${root}/`)) return undefined;
  const [first = "", ...rest] = path.slice(root.length + 1).split("/");
  return rest.length > 0 ? first : "";
};

/** Returns the groups of folders that reach each other by imports. */
export const circlesOf = (arrows: readonly Arrow[]): Circle[] => {
  const between = arrows.filter(({ from, to }) => folderOf(from) !== folderOf(to));
  const leaving = Map.groupBy(between, ({ from }) => folderOf(from));
  const ways = new Map(Array.from(leaving.keys(), (start) => [start, waysFrom(start, leaving)] as const));
  const leads = (from: string, to: string): boolean => ways.get(from)?.has(to) === true;
  const circling = [...leaving.keys()].filter((folder) => leads(folder, folder)).toSorted();
  const firstOf = (folder: string) => circling.find((other) => leads(folder, other) && leads(other, folder));
  return Array.from(Map.groupBy(circling, firstOf).values(), (folders) => {
    const around = folders.map((folder) => ways.get(folder)?.get(folder) ?? []);
    const [way = []] = around.toSorted((one, other) => one.length - other.length);
    return { folders, way };
  });
};

/** Returns the first folder of a package's sources, or the file itself where it stands beside the folders. */
const folderOf = (path: string): string => path.split("/").slice(0, 4).join("/");

/** Returns the shortest way to each folder that can be reached, also back to the first. */
const waysFrom = (start: string, leaving: ReadonlyMap<string, readonly Arrow[]>): Map<string, readonly Arrow[]> => {
  const ways = new Map<string, readonly Arrow[]>();
  const follow = (folder: string, way: readonly Arrow[]): void => {
    for (const arrow of leaving.get(folder) ?? [])
      if (!ways.has(folderOf(arrow.to))) ways.set(folderOf(arrow.to), [...way, arrow]);
  };
  follow(start, []);
  for (const [folder, way] of ways) follow(folder, way); // It visits what it adds.
  return ways;
};

/** Returns the value below which the share lies; 0 of nothing. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
