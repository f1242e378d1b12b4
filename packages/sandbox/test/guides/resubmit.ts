import { ConflictError } from "@atlas-messaging/sdk";
import { AtlasConsole } from "@atlas-messaging/sdk/console";

const atlas = new AtlasConsole({ token: process.env.ATLAS_SESSION });

export const resubmit = async (templateId: string, body: string): Promise<string> => {
  const { template } = await atlas.templates.get(templateId);
  if (template.status !== "rejected") return template.status;
  try {
    return (await atlas.templates.update(templateId, { body })).template.status;
  } catch (error) {
    // Somebody else has corrected it, and it is under review again.
    if (error instanceof ConflictError) return "pending";
    throw error;
  }
};
