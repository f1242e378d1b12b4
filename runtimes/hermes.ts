/** The client in Hermes, the engine of React Native, compiled as its apps are. Hermes 0.12 is the newest that npm has as a command. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { mustRun } from "../scripts/command.ts";

/** The part of Babel that we use. Its own types are in a folder that may not be installed. */
interface Babel {
  transformAsync(code: string, options: object): Promise<{ readonly code: string }>;
}

const bundled = async (tool: string, project: string): Promise<string> => {
  const modules = [join(project, "node_modules"), join(tool, "node_modules")];
  const conditionNames = ["react-native", "require", "default"];
  const build = await rolldown({
    input: join(project, "hermes.js"),
    platform: "neutral",
    resolve: { conditionNames, mainFields: ["main"], modules },
  });
  const { output } = await build.generate({ format: "iife" });
  await build.close();
  return output[0].code;
};

/** Lowers what Hermes does not know, as classes. */
const lowered = async (tool: string, code: string): Promise<string> => {
  const entry = Bun.resolveSync("@babel/core", tool);
  const { default: babel } = (await import(entry)) as { readonly default: Babel };
  const preset = Bun.resolveSync("@react-native/babel-preset", tool);
  const presets = [[preset, { disableImportExportTransform: true, enableBabelRuntime: false }]];
  const options = { presets, filename: "hermes.js", babelrc: false, configFile: false, compact: true };
  return (await babel.transformAsync(code, options)).code;
};

const folders: { readonly [platform: string]: string } = {
  linux: "linux64-bin",
  darwin: "osx-bin",
  win32: "win64-bin",
};

/** Returns a line for the report. */
export const tellInHermes = async (tool: string, project: string): Promise<string> => {
  const program = join(project, "hermes.lowered.js");
  await writeFile(program, await lowered(tool, await bundled(tool, project)));
  const hermes = join(tool, "node_modules/hermes-engine-cli", folders[process.platform] ?? "linux64-bin", "hermes");
  return `Hermes 0.12: ${await mustRun([hermes, "-w", program])}`;
};
