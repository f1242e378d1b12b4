import { Stripe } from "stripe";

/** Its verifier alone, without the parsing that `constructEvent` does after it. */
export const prepare = ({ secret, body }, hmac) => {
  const { signature } = new Stripe("sk_test_token").webhooks;
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const header = `t=${timestamp},v1=${hmac(secret, `${timestamp}.${body}`, "hex")}`;
  // On Bun its synchronous form throws.
  if (globalThis.Bun) return () => signature.verifyHeaderAsync(body, header, secret, 300);
  return () => signature.verifyHeader(body, header, secret, 300);
};
