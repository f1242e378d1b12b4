/** Tells if the branch changes a published package and has no changeset. Files that are not committed count, too. */
import { withoutChangeset } from "./changeset.ts";
import { asScript, mustRun, run } from "./command.ts";
import { publishedPackages } from "./packages.ts";

/** Names of the main branch. A clone of one branch, or a copy without Git, may have none of them. */
const mains = ["refs/remotes/origin/main", "refs/heads/main"];

const branchingPoint = async (): Promise<string | null> => {
  for (const main of mains) {
    const { ok, output } = await run(["git", "merge-base", "HEAD", main]);
    if (ok) return output;
  }
  return null;
};

const linesOf = async (command: readonly string[]): Promise<string[]> =>
  (await mustRun(command)).split("\n").filter((line) => line !== "");

const changedSince = async (commit: string): Promise<string[]> => [
  ...(await linesOf(["git", "diff", "--name-only", "--no-renames", commit])),
  ...(await linesOf(["git", "ls-files", "--others", "--exclude-standard"])),
];

await asScript(async () => {
  const begin = await branchingPoint();
  if (begin === null) return console.log("This clone knows no main branch to compare with.");
  const folders = (await publishedPackages()).map(({ folder }) => folder);
  const missing = withoutChangeset(await changedSince(begin), folders);
  if (missing.length === 0) return;
  throw new Error(
    `${missing.join(", ")} changed since ${begin.slice(0, 10)}, and no changeset says what users see.\n` +
      "Run `npm run changeset`, or `npm run changeset -- --empty` if they see nothing.",
  );
});
