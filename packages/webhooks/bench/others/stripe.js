import { Stripe } from "stripe";

/** Runs its verifier alone. `constructEvent` would parse as well. */
export const prepare = ({ secret, body }, hmac) => {
  const { signature } = new Stripe("sk_test_token").webhooks;
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const header = `t=${timestamp},v1=${hmac(secret, `${timestamp}.${body}`, "hex")}`;
  // The synchronous form throws on Bun.
  if (globalThis.Bun) return () => signature.verifyHeaderAsync(body, header, secret, 300);
  return () => signature.verifyHeader(body, header, secret, 300);
};
