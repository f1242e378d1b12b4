/**
 * Finds Bun among installed packages, also where an installer ran no scripts of packages. The launcher of a clone
 * (`scripts/run.cjs`) names the package by the same rule, so it has no syntax newer than ES2019.
 */
"use strict";

const fs = require("fs");
const { createRequire } = require("module");
const path = require("path");

const processors = { arm64: "aarch64" };
const systems = { android: "linux", win32: "windows" };

/** Linux has two C libraries, and Bun a program for each. */
const isMusl = () => {
  if (process.platform !== "linux") return false;
  // Else a report asks for the host names of all open connections.
  process.report.excludeNetwork = true;
  return !process.report.getReport().header.glibcVersionRuntime;
};

/**
 * Returns the package that holds Bun's program for this machine. Since Bun 1.4 the one for x64 runs on processors
 * without AVX2, too.
 *
 * @returns {{ name: string, program: string }}
 */
const bunPackage = () => {
  const { platform, arch } = process;
  const suffix = platform === "android" ? "-android" : isMusl() ? "-musl" : "";
  return {
    name: `@oven/bun-${systems[platform] || platform}-${processors[arch] || arch}${suffix}`,
    program: platform === "win32" ? "bin/bun.exe" : "bin/bun",
  };
};

/** The package `bun` holds a stub of some bytes until its script has run. */
const isProgram = (file) => fs.existsSync(file) && fs.statSync(file).size > 1000000;

/**
 * Returns the path of Bun's program among the packages that a module can import.
 *
 * @param {string} from URL of the module
 * @returns {string}
 * @throws {Error} with a sentence for the user if there is none
 */
const findBun = (from) => {
  const manifest = createRequire(from).resolve("bun/package.json");
  const { name, program } = bunPackage();
  const candidates = [path.join(path.dirname(manifest), "bin", "bun.exe")];
  try {
    candidates.push(path.join(path.dirname(createRequire(manifest).resolve(`${name}/package.json`)), program));
  } catch {
    // An installer may leave out what is optional.
  }
  const found = candidates.find(isProgram);
  if (found) return found;
  throw new Error(
    `Bun is missing: the optional package ${name} was not installed. Install again with optional packages.`,
  );
};

module.exports = { bunPackage, isMusl, findBun };
