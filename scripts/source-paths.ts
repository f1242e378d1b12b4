/** Resolves the names of our packages to their sources, as `paths` of `tsconfig.json` says, where Node.js itself loads them. */
import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const root = new URL("..", import.meta.url);
const { compilerOptions } = JSON.parse(readFileSync(new URL("tsconfig.json", root), "utf8")) as {
  readonly compilerOptions: { readonly paths: Readonly<Record<string, readonly [string]>> };
};

/** Exact names first, then patterns with the longest beginning, as TypeScript chooses. */
const rules = Object.entries(compilerOptions.paths)
  .map(([name, [path]]) => {
    const [start = "", end] = name.split("*");
    return { start, end, path };
  })
  .toSorted(
    (one, other) =>
      Number(one.end !== undefined) - Number(other.end !== undefined) || other.start.length - one.start.length,
  );

const sourceOf = (name: string): string => {
  for (const { start, end, path } of rules) {
    const fits = end === undefined ? name === start : name.startsWith(start);
    const source = new URL(path.replace("*", name.slice(start.length)), root);
    // A name without a source, such as a JSON file, is found by the package's exports.
    if (fits && existsSync(source)) return source.href;
  }
  return name;
};

registerHooks({
  resolve: (name, context, next) =>
    name.startsWith("@atlas-messaging/") ? next(sourceOf(name), context) : next(name, context),
});
