/** `bun run bench sdk` and `bun run bench verify`: the packages' own benches, in processes of their own. */
import { fileURLToPath } from "node:url";

const bench = (name: string) => async (): Promise<void> => {
  const script = fileURLToPath(new URL(`../../../packages/${name}/bench/main.ts`, import.meta.url));
  const child = Bun.spawn([process.execPath, script], { stdout: "inherit", stderr: "inherit" });
  if ((await child.exited) !== 0) throw new Error(`the package ${name} cannot be measured`);
};

export const benchSdk = bench("sdk");
export const benchVerify = bench("webhooks");
