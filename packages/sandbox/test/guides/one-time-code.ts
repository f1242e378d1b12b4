import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

/** Things to keep of a code, in your database, under the customer's number. */
interface Kept {
  readonly hash: string;
  readonly expiresAt: number;
}

const hashOf = (phone_number: string, otp: string): string =>
  createHash("sha256").update(`${phone_number} ${otp}`).digest("hex");

export const sendCode = async (phone_number: string, template_id: string): Promise<Kept> => {
  const otp = String(randomInt(1_000_000)).padStart(6, "0");
  const template_params = { otp };
  await atlas.messages.send({ phone_number, template_id, category: "authentication", template_params });
  return { hash: hashOf(phone_number, otp), expiresAt: Date.now() + 10 * 60_000 };
};

export const isRight = (phone_number: string, otp: string, { hash, expiresAt }: Kept): boolean =>
  Date.now() < expiresAt && timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(phone_number, otp)));
