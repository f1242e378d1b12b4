/** Verifiers, each called as its users call it, with a delivery that it accepts. */
import { createHmac } from "node:crypto";

interface Signed {
  readonly secret: string;
  readonly body: Buffer;
  /** Hex signature of the body alone. */
  readonly signature: string;
}

type Verify = () => unknown;

/** A program in `others/`. That folder is installed by hand, so its types may be missing. */
interface Other {
  prepare(signed: Signed, hmac: (key: string | Buffer, text: string, encoding: "hex" | "base64") => string): Verify;
}

const hmac = (key: string | Buffer, text: string, encoding: "hex" | "base64"): string =>
  createHmac("sha256", key).update(text).digest(encoding);

const other =
  (name: string) =>
  async (signed: Signed): Promise<Verify> =>
    ((await import(new URL(`others/${name}.js`, import.meta.url).href)) as Other).prepare(signed, hmac);

const headersOf = (signature: string) => ({
  host: "shop.example",
  "user-agent": "Atlas-Webhooks/0.1",
  "content-type": "application/json",
  "content-length": "1000",
  "x-request-id": "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
  "atlas-signature": signature,
  "webhook-id": "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f41",
  "webhook-timestamp": "1767268800",
  "webhook-signature": "v1,…",
});

export const candidates: { readonly [name: string]: (signed: Signed) => Promise<Verify> } = {
  ours: async ({ secret, body, signature }) => {
    const { verifyAtlasSignature } = await import("../src/index.ts");
    return () => verifyAtlasSignature(body, signature, secret);
  },
  "ours-headers": async ({ secret, body, signature }) => {
    const { verifyAtlasSignature } = await import("../src/index.ts");
    const headers = headersOf(signature);
    return () => verifyAtlasSignature(body, headers, secret);
  },
  "ours-web": async ({ secret, body, signature }) => {
    const { verifyAtlasSignature } = await import("../src/web.ts");
    return () => verifyAtlasSignature(body, signature, secret);
  },
  svix: other("svix"),
  standardwebhooks: other("standardwebhooks"),
  stripe: other("stripe"),
  octokit: other("octokit"),
};
