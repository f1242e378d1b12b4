import { openAsBlob } from "node:fs";
import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const uploadCatalogue = async (path: string): Promise<string> => {
  const file = await openAsBlob(path, { type: "application/pdf" });
  const { media } = await atlas.media.uploadFile({ file, filename: "catalogue.pdf" });
  return media.id;
};
