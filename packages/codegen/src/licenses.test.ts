import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Held, foldersOf, heldIn, licensesText } from "./licenses.ts";

const packageOf = (change: Partial<Held> = {}): Held => ({
  name: "left",
  version: "1.0.0",
  license: "MIT",
  text: "Permission is granted.",
  ...change,
});

test("packages are found by their innermost folder, each once", () => {
  const inputs = [
    "node_modules/.bun/a@1.0.0/node_modules/a/index.js",
    "node_modules/.bun/a@1.0.0/node_modules/a/lib/b.js",
    "../node_modules/@scope/c/index.js",
    "servers/reference/src/cli.ts",
  ];
  expect(foldersOf(inputs)).toEqual(["../node_modules/@scope/c", "node_modules/.bun/a@1.0.0/node_modules/a"]);
});

describe("a package's license", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "atlas-licenses-"));
    await mkdir(join(folder, "LICENSES"));
    await writeFile(join(folder, "LICENSE.md"), "Permission is\r\ngranted.\n");
    await writeFile(join(folder, "NOTICE"), "Made by us.");
    await writeFile(join(folder, "licensed.js"), "no license");
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.for([
    [{ license: "MIT" }, "MIT"],
    [{ license: { type: "ISC" } }, "ISC"],
    [{ licenses: [{ type: "MIT" }, { type: "GPL-2.0" }] }, "MIT OR GPL-2.0"],
    [{}, ""],
  ] as const)("of %j is %s, with the texts beside it", async ([members, license]) => {
    await writeFile(join(folder, "package.json"), JSON.stringify({ name: "left", version: "1.0.0", ...members }));
    const text = "Permission is\ngranted.\n\nMade by us.";
    expect(await heldIn(folder)).toEqual({ name: "left", version: "1.0.0", license, text });
  });
});

describe("the text of licenses", () => {
  test("has each package once, by name, with its text or a word that there is none", () => {
    const text = licensesText([packageOf({ name: "right", text: "" }), packageOf(), packageOf()]);
    expect(text.split("-".repeat(80))).toEqual([
      "This program holds 2 packages of others, under the licenses below.\n\n",
      "\nleft 1.0.0\nLicense: MIT\n\nPermission is granted.\n\n",
      "\nright 1.0.0\nLicense: MIT\n\nThe package brings no text of its license.\n",
    ]);
  });

  test.for(["MIT OR GPL-3.0", "(MIT AND BSD-3-Clause)", "Apache-2.0"])("takes %s", (license) => {
    expect(licensesText([packageOf({ license })])).toContain(license);
  });

  test.for(["", "GPL-3.0", "MIT AND GPL-3.0", "SEE LICENSE IN README"])(
    "refuses %j by the package's name",
    (license) => {
      expect(() => licensesText([packageOf({ license })])).toThrow(`left (${license || "no license"})`);
    },
  );
});
