import { Atlas, AtlasConnectionError, AtlasError, WindowClosedError } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const remind = async (phone_number: string): Promise<string> => {
  try {
    const { message_id } = await atlas.messages.send({ phone_number, text: "Your table is ready." });
    return `sent as ${message_id}`;
  } catch (error) {
    if (error instanceof WindowClosedError) return "The customer has been silent for 24 hours: send a template.";
    if (error instanceof AtlasError && error.code === "HITL_REQUIRED") return `waits for approval ${error.approvalId}`;
    if (error instanceof AtlasConnectionError) return `again later, with the key ${error.idempotencyKey}`;
    throw error;
  }
};
