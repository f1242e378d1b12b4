/** Finds Bun among the installed packages, also where an installer ran no scripts of packages. */
import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { arch, platform, report } from "node:process";

const processors: { readonly [name: string]: string } = { x64: "x64", arm64: "aarch64" };

/** The package's own program is a stub of some bytes until its script has run. */
const smallest = 1_000_000;

const isProgram = (path: string): boolean => existsSync(path) && statSync(path).size > smallest;

/** Linux has two C libraries, and Bun a program for each. */
const suffix = (): string => {
  if (platform !== "linux") return "";
  const parts: { readonly header?: { readonly glibcVersionRuntime?: string } } = Object(report?.getReport());
  return parts.header?.glibcVersionRuntime === undefined ? "-musl" : "";
};

const system = platform === "win32" ? "windows" : platform;

/** Returns the path of Bun's program. @throws {Error} with a sentence for the user if there is none */
export const findBun = (from: string): string => {
  const manifest = createRequire(from).resolve("bun/package.json");
  const own = join(dirname(manifest), "bin", "bun.exe");
  if (isProgram(own)) return own;
  const name = `@oven/bun-${system}-${processors[arch] ?? arch}${suffix()}`;
  const inPackage = binaryOf(manifest, name);
  if (inPackage !== null && isProgram(inPackage)) return inPackage;
  throw new Error(
    `Bun is missing: the optional package ${name} was not installed. Install again with optional packages.`,
  );
};

const binaryOf = (manifest: string, name: string): string | null => {
  try {
    const folder = dirname(createRequire(manifest).resolve(`${name}/package.json`));
    return join(folder, "bin", platform === "win32" ? "bun.exe" : "bun");
  } catch {
    return null;
  }
};
