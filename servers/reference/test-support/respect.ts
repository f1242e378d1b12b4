/** Runs flows of `spec/flows` by the Arazzo runner of Redocly, an interpreter that is not ours. */
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SuccessOf } from "@atlas-messaging/contract";
import { createConfig } from "@redocly/openapi-core";
import { run } from "@redocly/respect-core";

const folder = fileURLToPath(new URL("../../../spec/flows/", import.meta.url));

export const flowFiles = (await readdir(folder)).filter((name) => name.endsWith(".arazzo.yaml"));

export interface Deployment {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly sandbox: SuccessOf<"sandbox.credentials">["data"];
}

/** Returns the runner's problems by step; empty if the flow succeeded. */
export const problemsOf = async (file: string, { url, fetch, sandbox }: Deployment): Promise<readonly string[]> => {
  const lines: string[] = [];
  const inputs = {
    token: sandbox.token,
    run: `run-${sandbox.organization_id.slice(-8)}`,
    phone_number: sandbox.phone_number,
    webhook_url: `${url}/hook`,
    customer_id: sandbox.customer_id,
    voucher_id: sandbox.voucher_id,
  };
  const [result] = await run({
    files: [`${folder}${file}`],
    input: JSON.stringify(inputs),
    server: `atlas=${url}`,
    config: await createConfig({}),
    maxSteps: 200,
    maxFetchTimeout: 20_000,
    requestFileLoader: { getFileBody: () => Promise.reject(new Error("no flow sends a file")) },
    fetch,
    logger: loggerOf((text) => void lines.push(text)),
  });
  if (!result) return ["no flow was run"];
  return result.hasProblems || result.hasWarnings ? lines : [];
};

type Logger = Parameters<typeof run>[0]["logger"];

/** A logger that collects messages; the runner calls only these members. */
const loggerOf = (keep: (text: string) => void): Logger => {
  const nothing = (): void => {};
  const kept = { output: keep, error: keep, warn: keep };
  const ignored = { info: nothing, printNewLine: nothing, printSeparator: nothing };
  return { ...kept, ...ignored, indent: (text: string) => text };
};
