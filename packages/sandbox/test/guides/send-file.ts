import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const sendInvoice = async (phone_number: string, pdf: Buffer): Promise<string> => {
  const file = { media_type: "application/pdf", filename: "invoice.pdf", content: pdf.toString("base64") };
  const { media } = await atlas.media.upload(file);
  const content = { type: "document" as const, media_id: media.id, caption: "Your invoice" };
  const { message_id } = await atlas.messages.send({ phone_number, content });
  return message_id;
};
