/**
 * `bun run bench verify`: deliveries of 1 kB verified a second, on Node.js and Bun. Each is compared with the bare HMAC
 * in the same process. Other packages' verifiers are measured too if `bench/others` is installed.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const own = ["ours", "ours-headers", "ours-web"];
const others = ["svix", "standardwebhooks", "stripe", "octokit"];
const kilobytes = "1";

interface Rates {
  readonly own: number;
  /** Share of the bare HMAC's speed. */
  readonly ratio: number;
}

const measured = async (runtime: string, name: string): Promise<string> => {
  const child = Bun.spawn([runtime, at("runner.ts"), name, kilobytes], { stdout: "pipe", stderr: "pipe" });
  const [text, error] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  if ((await child.exited) !== 0) return `fails: ${error.match(/^\w*Error.*$/m)?.[0] ?? error}`;
  const rates: Rates = JSON.parse(text); // The runner prints nothing else.
  const perSecond = Math.round(rates.own).toLocaleString("en").padStart(9);
  return `${perSecond}/s, ${rates.ratio.toFixed(2)} of the floor`;
};

const installed = existsSync(at("others/node_modules"));
console.log(`verifying ${kilobytes} kB; the floor is createHmac and timingSafeEqual`);
for (const name of installed ? [...own, ...others] : own) {
  console.log(`${name.padEnd(18)} Node.js: ${await measured("node", name)}`);
  console.log(`${" ".repeat(18)} Bun:     ${await measured(process.execPath, name)}`);
}
if (!installed) console.log("Not compared with others: run `bun install` in packages/webhooks/bench/others.");
