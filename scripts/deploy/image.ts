/** The image as a container would run it: its own user, a file system that cannot be written, and its health check. */
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../servers/reference/test-support/postgres.ts";
import { repository } from "../command.ts";
import { needs, runProgram, startProgram, untilReady } from "./processes.ts";

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
    const rests = await idleMebibytes(server.pid);
    return `${size}; user ${config.User}, read-only, ready after ${took} s with its own database, healthy, idle in ${rests} MiB`;
  } finally {
    await server.stop();
  }
};

/** A clone takes 360. */
const maxIdle = 512;
const settleSeconds = 60;

/** Waits until a process is as small as it is when idle. @throws {Error} if it stays larger than the bound */
const idleMebibytes = async (pid: number): Promise<number> => {
  let resident = Infinity;
  for (let second = 0; second < settleSeconds && resident > maxIdle; second++) {
    await Bun.sleep(1_000);
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    resident = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
  }
  if (!(resident <= maxIdle)) throw new Error(`It idles in ${resident} MiB, more than ${maxIdle}.`);
  return resident;
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
  return JSON.parse(config);
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

// The image in a container engine: Podman with runc, as Debian has them. Storage of its own, and the machine's network.

const container = "atlas-check";

/** Limits that a root without all rights may set. */
const limits = ["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1000:1000"];

export const runInEngine = async (folder: string): Promise<string> => {
  needs("podman", "runc");
  const { archive } = await builtImage();
  const storage = ["--root", join(folder, "containers"), "--runroot", join(folder, "containers-run")];
  const engine = [...storage, "--storage-driver", "vfs", "--cgroup-manager", "cgroupfs", "--runtime", "runc"];
  const podman = (...command: readonly string[]): Promise<string> => runProgram(["podman", ...engine, ...command]);
  const loaded = await podman("load", "--input", archive);
  const [, image = ""] = /Loaded image: (\S+)/.exec(loaded) ?? [];
  const port = await freePort();
  const env = ["--env", "HOST=127.0.0.1", "--env", `PORT=${port}`];
  const begun = performance.now();
  await podman("run", "--detach", "--name", container, ...limits, "--network", "host", "--read-only", ...env, image);
  try {
    await untilReady(`http://127.0.0.1:${port}/health/ready`, { output: () => `the container of ${image}` });
    const took = ((performance.now() - begun) / 1_000).toFixed(1);
    await podman("healthcheck", "run", container);
    await podman("stop", "--time", "40", container);
    const code = (await podman("inspect", "--format", "{{.State.ExitCode}}", container)).trim();
    if (code !== "0") throw new Error(`After SIGTERM it ended with ${code}: ${await podman("logs", container)}`);
    const version = (await podman("--version")).trim();
    return `${version} with runc: read-only, ready after ${took} s, healthy by its own check, ended with 0 after SIGTERM`;
  } finally {
    await podman("rm", "--force", "--volumes", container);
  }
};
