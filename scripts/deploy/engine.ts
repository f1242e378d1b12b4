/** The image in a container engine: Podman with runc, as Debian has them. Storage of its own, and the machine's network. */
import { join } from "node:path";
import { freePort } from "../../servers/reference/test-support/postgres.ts";
import { builtImage } from "./image.ts";
import { needs } from "./needs.ts";
import { runProgram, untilReady } from "./processes.ts";

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
