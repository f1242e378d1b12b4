/** The website of the documentation, for a shell that runs on Bun. */
import type { Document, Site, Website } from "@atlas-messaging/service/pipeline/website";
import { text } from "@atlas-messaging/service/discovery/html";
import { buildAssets, buildSandbox } from "./assets.ts";
import { framed } from "./frame.ts";
import { sandboxPath, searchPath } from "./paths.ts";

export { programFolder } from "./paths.ts";
import { searchData } from "./sections.ts";

/** Builds what the pages load. Pages are rendered when they are asked for. */
export const openWebsite = async (): Promise<Website> => {
  const { loaded, files } = await buildAssets();
  const built = Object.entries(files).map(([path, file]) => [path, () => file] as const);
  return {
    page: framed(loaded),
    assets: { ...Object.fromEntries(built), [searchPath]: search, [sandboxPath]: buildSandbox },
  };
};

const search = async (site: Site): Promise<Document> =>
  text(JSON.stringify(await searchData(site)), "application/json");
