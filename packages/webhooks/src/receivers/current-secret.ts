import type { SigningSecret } from "../secret.ts";
import type { ReceiverOptions } from "./options.ts";

/** Environment variable of the secret, for receivers without the option. */
const variable = "ATLAS_WEBHOOK_SECRET";

/** Node's `process`, as far as it is read here. Some platforms lack it. */
interface Platform {
  readonly process?: { readonly env?: { readonly [name: string]: string | undefined } };
}

/**
 * Returns the secret when a delivery comes. Builds and some platforms have no environment before.
 *
 * @throws {TypeError} that names the variable or the option without a secret
 */
export const currentSecret = async (secret: ReceiverOptions["secret"]): Promise<SigningSecret> => {
  const found =
    typeof secret === "function"
      ? await secret()
      : (secret ?? (globalThis as Platform).process?.env?.[variable]?.trim());
  if (found?.length) return found;
  throw new TypeError(
    secret === undefined
      ? `${variable} is not set. Set it to the signing secret of this webhook, or pass the option \`secret\`.`
      : "The option `secret` returned nothing. Is the variable that it reads set?",
  );
};
