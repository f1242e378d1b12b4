/** Sends a photo, then a question with buttons. */
import type { Atlas } from "@atlas-messaging/sdk";

/** Ids of the buttons. The customer's choice returns with one of them. */
export const yes = "seven";
const no = "another-day";

export const ask = async (atlas: Atlas, phone_number: string, photo: Buffer): Promise<string> => {
  const file = { media_type: "image/png", filename: "terrace.png", content: photo.toString("base64") };
  const { media } = await atlas.media.upload(file);
  const image = { type: "image" as const, media_id: media.id, caption: "The table on the terrace" };
  await atlas.messages.send({ phone_number, content: image });
  const question = {
    type: "buttons" as const,
    text: "It is free at seven. Shall we keep it for you?",
    buttons: [
      { id: yes, title: "Yes, please" },
      { id: no, title: "Another day" },
    ],
  };
  const { conversation_id } = await atlas.messages.send({ phone_number, content: question });
  return conversation_id;
};
