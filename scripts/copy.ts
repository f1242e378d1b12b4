/** A throw-away copy of the repository. */
import { execFile } from "node:child_process";
import { copyFile, cp, mkdir, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { scratchFolder } from "../servers/reference/test-support/scratch-folder.ts";
import { type Edit, edited } from "./endpoint/edits.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

export interface Ran {
  readonly ok: boolean;
  readonly output: string;
}

export class Copy {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Copies the files that git has or would add. Installed packages are shared. */
  static async make(): Promise<Copy> {
    const folder = await scratchFolder("atlas-endpoint-");
    const list = await promisify(execFile)("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
      cwd: root,
      maxBuffer: 16_000_000,
    });
    const paths = list.stdout.split("\0").filter(Boolean);
    for (const path of new Set(paths.map((each) => dirname(each))))
      await mkdir(join(folder, path), { recursive: true });
    // git also lists files that were removed but not committed.
    await Promise.all(paths.map((path) => copyFile(join(root, path), join(folder, path)).catch(ignoreMissing)));
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
    for (const parent of ["packages", "servers"]) {
      for (const name of await readdir(join(root, parent))) {
        const modules = join(parent, name, "node_modules");
        await cp(join(root, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true }).catch(
          ignoreMissing,
        );
      }
    }
    return new Copy(folder);
  }

  /** Returns a path in the copy. */
  at(path: string): string {
    return join(this.#folder, path);
  }

  async apply(edits: readonly Edit[]): Promise<void> {
    for (const edit of edits) {
      const file = join(this.#folder, edit.path);
      const source = edit.before === undefined ? "" : await readFile(file, "utf8");
      await writeFile(file, edited(source, edit));
    }
  }

  /** Runs a command of the toolchain, or `bun` or `node`, and returns its output. `seen` prints it as well. */
  run(command: string, given: readonly string[], { seen = false } = {}): Promise<Ran> {
    const PATH = [join(this.#folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
    return new Promise((resolve, reject) => {
      const child = execFile(
        command,
        given,
        { cwd: this.#folder, maxBuffer: 64_000_000, env: { ...process.env, PATH, FORCE_COLOR: "0" } },
        (error, stdout, stderr) => resolve({ ok: error === null, output: stdout + stderr }),
      );
      // It did not start, and so has said nothing.
      child.once("error", reject);
      if (seen) child.stdout?.pipe(process.stdout);
    });
  }

  /** Reads all files below some folders, by path. */
  async textsOf(folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>();
    for (const folder of folders) {
      const entries = await readdir(join(this.#folder, folder), { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((each) => each.isFile())) {
        const path = join(entry.parentPath, entry.name);
        texts.set(path.slice(this.#folder.length + 1), await readFile(path, "utf8"));
      }
    }
    return texts;
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }
}

const ignoreMissing = (error: unknown): void => {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
};
