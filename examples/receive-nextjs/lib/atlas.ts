import { Atlas } from "@atlas-messaging/sdk";

/** Tag of everything that pages read from Atlas. */
export const TAG = "atlas";

// Takes ATLAS_TOKEN and ATLAS_BASE_URL where the server starts. `next build` has neither, and passes.
export const atlas = new Atlas();
