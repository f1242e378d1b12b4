import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const askForTime = async (phone_number: string): Promise<string> => {
  const content = {
    type: "buttons" as const,
    text: "Does seven suit you?",
    buttons: [
      { id: "yes", title: "Yes, please" },
      { id: "no", title: "Another time" },
    ],
  };
  const { message_id } = await atlas.messages.send({ phone_number, content });
  return message_id;
};
