import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const sendReceipt = async (phone_number: string, template_id: string, url: string): Promise<string> => {
  const { message_id } = await atlas.messages.send({
    phone_number,
    template_id,
    category: "utility",
    template_params: { "1": "Ada", "2": "4711", "3": "4711" },
    template_header: { url, filename: "Receipt 4711.pdf" },
  });
  return message_id;
};
