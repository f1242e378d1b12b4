import { Webhook } from "standardwebhooks";

export const prepare = ({ secret, body }, hmac) => {
  const webhook = new Webhook(secret, { format: "raw" });
  const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f41";
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${hmac(secret, `${id}.${timestamp}.${body}`, "base64")}`,
  };
  return () => webhook.verify(body, headers);
};
