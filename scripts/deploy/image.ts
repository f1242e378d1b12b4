/** The image as a container would run it: its own user, a file system that cannot be written, and its health check. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../servers/reference/test-support/postgres.ts";
import { repository } from "../command.ts";
import { needs } from "./needs.ts";
import { runProgram, startProgram, untilReady } from "./processes.ts";

interface Config {
  readonly config: {
    readonly User: string;
    readonly Env: readonly string[];
    readonly Entrypoint: readonly string[];
    readonly Cmd: readonly string[];
    readonly Healthcheck: { readonly Test: readonly string[] };
  };
}

interface Image {
  readonly archive: string;
  readonly size: string;
}

let building: Promise<Image> | undefined;

/** Builds the image once. */
export const builtImage = (): Promise<Image> => {
  needs("buildah", "apt-get", "dpkg-deb");
  return (building ??= build());
};

const build = async (): Promise<Image> => {
  const output = await runProgram([join(repository, "deploy/image/build.sh")]);
  const [archive = "", size = ""] = (output.trim().split("\n").at(-1) ?? "").split(": ");
  return { archive: join(repository, archive), size };
};

export const tryImage = async (folder: string): Promise<string> => {
  needs("unshare", "chroot");
  const { archive, size } = await builtImage();
  const root = join(folder, "image");
  const { config } = await unpack(archive, root);
  const port = await freePort();
  const env = {
    ...Object.fromEntries(config.Env.map((each) => each.split(/=(.*)/s).slice(0, 2))),
    HOST: "127.0.0.1",
    PORT: String(port),
  };
  const inside = (...command: readonly string[]) => [
    "unshare",
    "--mount",
    "sh",
    "-c",
    script(root, config.User, command),
  ];
  const begun = performance.now();
  const server = startProgram(inside(...config.Entrypoint, ...config.Cmd), env);
  try {
    await untilReady(`http://127.0.0.1:${port}/health/ready`, server);
    const took = ((performance.now() - begun) / 1_000).toFixed(1);
    await runProgram(inside(...config.Healthcheck.Test.slice(1)), env);
    await refusesToWrite(inside);
    return `${size}; user ${config.User}, read-only, ready after ${took} s with its own database, healthy`;
  } finally {
    await server.stop();
  }
};

/** Unpacks the archive and its one layer. Returns its configuration. */
const unpack = async (archive: string, root: string): Promise<Config> => {
  await mkdir(root);
  const [{ Config: name = "", Layers: [layer = ""] = [] } = {}] = JSON.parse(
    await runProgram(["tar", "--extract", "--to-stdout", "--file", archive, "manifest.json"]),
  ) as readonly { readonly Config?: string; readonly Layers?: readonly string[] }[];
  const config = await runProgram(["tar", "--extract", "--to-stdout", "--file", archive, name]);
  await runProgram([
    "sh",
    "-c",
    `tar --extract --to-stdout --file '${archive}' '${layer}' | tar --extract --directory '${root}'`,
  ]);
  return JSON.parse(config) as Config;
};

/** Mounts are this process's own and end with it. */
const script = (root: string, user: string, command: readonly string[]): string =>
  [
    "set -e",
    `mount --bind '${root}' '${root}'`,
    `mount --bind '${root}/data' '${root}/data'`,
    `mount -o remount,bind,ro '${root}'`,
    // An engine gives these, too.
    ...["dev", "proc"].map((name) => `mount --rbind /${name} '${root}/${name}'`),
    `mount -t tmpfs tmpfs '${root}/tmp'`,
    `exec chroot --userspec=${user} '${root}' ${command.join(" ")}`,
  ].join("\n");

/** The program cannot make a data folder outside its volume. @throws {Error} if it can */
const refusesToWrite = async (inside: (...command: readonly string[]) => readonly string[]): Promise<void> => {
  const port = String(await freePort());
  const wrote = await runProgram(inside("/usr/bin/atlas-server", "start"), { DATA_DIR: "/elsewhere", PORT: port }).then(
    () => "it ended well",
    String,
  );
  if (!wrote.includes("cannot be written")) throw new Error(`The file system can be written: ${wrote}`);
};
