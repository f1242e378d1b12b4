import { Atlas, WindowClosedError } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const tellReady = async (phone_number: string, name: string, template_id: string): Promise<string> => {
  try {
    await atlas.messages.send({ phone_number, text: `Hello ${name}, your order is ready.` });
    return "text";
  } catch (error) {
    if (!(error instanceof WindowClosedError)) throw error;
    await atlas.messages.send({ phone_number, template_id, category: "utility", template_params: { name } });
    return "template";
  }
};
