import { verifyAtlasSignature } from "@atlas-messaging/webhooks/node";

interface Event {
  readonly body?: string;
  readonly isBase64Encoded: boolean;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export const handler = async (event: Event): Promise<{ statusCode: number }> => {
  const body = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  const secret = process.env.ATLAS_WEBHOOK_SECRET ?? "";
  return { statusCode: verifyAtlasSignature(body, event.headers, secret) ? 200 : 401 };
};
