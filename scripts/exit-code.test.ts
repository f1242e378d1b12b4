import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const cluster = fileURLToPath(new URL("../servers/reference/test-support/cluster.ts", import.meta.url));

test("a script that has used a database ends with its own exit code", async () => {
  const program = `
    import { clusterOf } from ${JSON.stringify(cluster)};
    await clusterOf({ databaseDir: "none", port: 1, persistent: true, initdbFlags: [], postgresFlags: [] });
    process.exitCode = 3;`;
  await expect(promisify(execFile)("bun", ["-e", program])).rejects.toMatchObject({ code: 3, stderr: "" });
});
