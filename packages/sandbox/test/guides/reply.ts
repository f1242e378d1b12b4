import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const reply = async (conversation_id: string, text: string): Promise<string> => {
  const { run } = await atlas.actions.execute({ conversation_id, action_type: "reply", payload: { text } });
  return run.status;
};
