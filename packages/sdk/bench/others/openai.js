import OpenAI from "openai";

const openai = new OpenAI({ apiKey: "token", baseURL: "http://127.0.0.1:4100" });

export const call = () =>
  openai.responses.create({ model: "model", input: "Your table is ready." }, { idempotencyKey: "order-1" });
