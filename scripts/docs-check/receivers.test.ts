/** The receivers that a page prints in other languages are the files of the examples, which run there. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { read } from "./test-support/page-files.ts";

test.for([
  ["python", "receive-python/receiver.py"],
  ["go", "receive-go/receiver.go"],
  ["php", "receive-php/receiver.php"],
  ["ruby", "receive-ruby/receiver.rb"],
] as const)("the program in %s is %s", ([language, file]) => {
  const [, printed] =
    new RegExp(`^\`\`\`${language} [^\\n]*\\n(.*?)^\`\`\`$`, "ms").exec(read("docs/webhooks/verify.md")) ?? [];
  expect(printed).toBe(read(`examples/${file}`));
});

const receiver = fileURLToPath(new URL("../../examples/receive-php/receiver.php", import.meta.url));
const status = "register_shutdown_function(fn() => fwrite(STDERR, 'answers ' . http_response_code()));";

test.skipIf(spawnSync("php", ["--version"]).status !== 0).for(["", undefined])(
  "the receiver in PHP answers 500 where its secret is %j, whatever PHP displays",
  (secret) => {
    const { PATH } = process.env;
    const env = { PATH, ...(secret === undefined ? {} : { ATLAS_WEBHOOK_SECRET: secret }) };
    const program = `${status} require ${JSON.stringify(receiver)};`;
    const { stderr } = spawnSync("php", ["-d", "display_errors=1", "-r", program], { env, encoding: "utf8" });
    expect(stderr).toContain("answers 500");
  },
);
