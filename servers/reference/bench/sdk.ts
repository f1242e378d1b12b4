/** `bun run bench sdk`: the SDK's own bench, in a process of its own. */
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../../packages/sdk/bench/main.ts", import.meta.url));

export const benchSdk = async (): Promise<void> => {
  const child = Bun.spawn([process.execPath, script], { stdout: "inherit", stderr: "inherit" });
  if ((await child.exited) !== 0) throw new Error("the SDK cannot be measured");
};
