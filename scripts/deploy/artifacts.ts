/** Artefacts of a release beside the packages, made of the image of this processor; pushed to a registry of this machine. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../servers/reference/test-support/postgres.ts";
import { type Artifacts, makeArtifacts } from "../artifacts.ts";
import { mustRun } from "../command.ts";
import { checkChart } from "./chart.ts";
import { builtImage } from "./image.ts";
import { has, needs, runProgram, startProgram, untilReady } from "./processes.ts";
import { freshVariables } from "./stack.ts";
import { checkCompose } from "./surroundings.ts";

export const tryArtifacts = async (folder: string): Promise<string> => {
  needs("skopeo", "tar");
  const { archive } = await builtImage();
  await mkdir(folder);
  const port = await freePort();
  const processor = archive.endsWith("-arm64.tar") ? "arm64" : "amd64";
  const made = await makeArtifacts(join(folder, "made"), `127.0.0.1:${port}`, [processor]);
  await isDigestOf(join(folder, "made/image/manifest.json"), made.image.digest);
  const named = `${made.image.name}@${made.image.digest}`;
  for (const name of [`atlas-${made.version}.tgz`, `atlas-compose-${made.version}.tar.gz`]) await unpack(name, folder);
  const chart = await checkChart(folder, join(folder, "atlas"), named);
  const composeFile = join(folder, "compose/compose.yaml");
  const line = `image: ${made.image.name}:${made.version}@${made.image.digest}`;
  if (!(await Bun.file(composeFile).text()).includes(line)) throw new Error(`${composeFile} has no ${line}.`);
  const compose = await checkCompose(folder, await freshVariables("localhost"), composeFile);
  const pushed = await push(join(folder, "made"), made, port);
  return `chart: ${chart}; Compose: ${compose}; ${pushed}`;
};

const isDigestOf = async (manifest: string, digest: string): Promise<void> => {
  const found = (await runProgram(["skopeo", "manifest-digest", manifest])).trim();
  if (found !== digest) throw new Error(`The digest of ${manifest} is ${found} by skopeo, and ${digest} by us.`);
};

const unpack = async (name: string, folder: string): Promise<void> => {
  await mustRun(["tar", "--extract", "--gzip", "--file", join(folder, "made/files", name), "--directory", folder]);
};

/** The commands of the workflow, to a registry on loopback. */
const push = async (folder: string, { version, image, chart }: Artifacts, port: number): Promise<string> => {
  if (!has("docker-registry")) return "docker-registry is not installed, so nothing was pushed";
  const config = join(folder, "registry.json");
  const storage = { filesystem: { rootdirectory: join(folder, "registry") } };
  await Bun.write(config, JSON.stringify({ version: "0.1", storage, http: { addr: `127.0.0.1:${port}` } }));
  const registry = startProgram(["docker-registry", "serve", config], {});
  try {
    await untilReady(`http://127.0.0.1:${port}/v2/`, registry);
    const copy = ["skopeo", "copy", "--quiet", "--preserve-digests", "--dest-tls-verify=false"];
    await runProgram([...copy, "--all", `dir:${join(folder, "image")}`, `docker://${image.name}:${version}`]);
    await runProgram([...copy, `oci:${join(folder, "chart")}`, `docker://${chart.name}:${version}`]);
    for (const { name, digest } of [image, chart]) {
      const held = await runProgram([
        "skopeo",
        "inspect",
        "--raw",
        "--tls-verify=false",
        `docker://${name}:${version}`,
      ]);
      await Bun.write(join(folder, "held.json"), held);
      await isDigestOf(join(folder, "held.json"), digest);
    }
    const took = "a registry on this machine took image and chart, and has them by the same digests";
    if (!has("helm")) return took;
    await runProgram(["helm", "show", "chart", `oci://${chart.name}`, "--version", version, "--plain-http"]);
    return `${took}; Helm reads the chart from there`;
  } finally {
    await registry.stop();
  }
};
