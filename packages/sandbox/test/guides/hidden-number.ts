import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const answerHidden = async (user_id: string, username: string): Promise<string> => {
  const message = { text: "Are you open?" };
  const customer = { user_id, username };
  await atlas.events.ingest({ channel: "chatapp", event_type: "message.received", message, customer });
  const sent = await atlas.messages.send({ recipient: { username }, text: "Until six." });
  return sent.customer_id;
};
