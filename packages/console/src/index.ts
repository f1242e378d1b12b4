/** The console as files, for a server that serves them. Built from source, within a quarter of a second. */
import { type Asset, type PageSettings, assetsOf, pageOf } from "./page.ts";
import { buildFiles } from "./build.ts";

export type { Asset } from "./page.ts";
export type { PageSettings } from "./page.ts";

export interface ConsolePages {
  /** The page of every address of the console. */
  readonly page: Asset;
  /** Its scripts, styles and pictures, by path. */
  readonly assets: ReadonlyMap<string, Asset>;
}

export const openConsole = async (settings: PageSettings): Promise<ConsolePages> => {
  const { files, loaded } = await buildFiles();
  return { page: pageOf(settings, loaded), assets: assetsOf(files) };
};
