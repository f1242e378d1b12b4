/** The receivers that a page prints in other languages are the files of the examples, which run there. */
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
