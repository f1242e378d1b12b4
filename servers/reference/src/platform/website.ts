/** Opens the website of the documentation, which is built from source. */
import type { Website } from "@atlas-messaging/pipeline/documents";
import type { Logger } from "./logger.ts";

/** Returns null where the sources are missing, as in a single binary: its pages are plain. */
export const openSite = async (logger: Pick<Logger, "warn">, open = openSources): Promise<Website | null> => {
  try {
    return await open();
  } catch (error) {
    logger.warn({ err: error }, "the website of the documentation cannot be built, so its pages are plain");
    return null;
  }
};

const openSources = async (): Promise<Website> => (await import("@atlas-messaging/site")).openWebsite();
