/** The website of the documentation. Examples run in its pages by the files of this package. */
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Document, Website } from "@atlas-messaging/service/pipeline/website";

/** Opens the website; null where the command runs from source on Node.js, which cannot build it. */
export const openSite = async (): Promise<Website | null> => {
  try {
    const { openWebsite, programFolder } = await import("@atlas-messaging/site");
    const website = await openWebsite();
    return { ...website, assets: { ...website.assets, ...(await programs(programFolder)) } };
  } catch {
    return null;
  }
};

type Assets = Website["assets"];

/** Modules beside this one, which the program of the pages imports. From source there are none. */
const programs = async (folder: string): Promise<Assets> => {
  const here = fileURLToPath(new URL(".", import.meta.url));
  const names = (await readdir(here)).filter((name) => name.endsWith(".js"));
  return Object.fromEntries(names.map((name) => [folder + basename(name), () => program(join(here, name))]));
};

const program = async (file: string): Promise<Document> => ({
  contentType: "text/javascript; charset=utf-8",
  body: await readFile(file, "utf8"),
});
