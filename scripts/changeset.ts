/** Finds the packages whose changes a branch must tell its users. */

const isChangeset = (file: string): boolean => /^\.changeset\/(?!README)[\w-]+\.md$/.test(file);

const isTest = (file: string): boolean => /\.test(-d)?\.tsx?$/.test(file);

/** Returns the published packages whose source changed, if none of the changed files is a changeset. */
export const withoutChangeset = (changed: readonly string[], folders: readonly string[]): readonly string[] => {
  // A release takes changesets away, so a removed one counts, too.
  if (changed.some(isChangeset)) return [];
  const sources = changed.filter((file) => !isTest(file));
  return folders.filter((folder) => sources.some((file) => file.startsWith(`${folder}/src/`)));
};
