/** Answers to a server that asks for a password: SCRAM-SHA-256 (RFC 5802 and 7677), MD5, or the password itself. */
import { createHash, createHmac, pbkdf2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { serialize } from "pg-protocol";

interface Login {
  readonly user: string;
  readonly password: string | undefined;
}

/** A question of the server before it lets a login in. */
export type Question =
  | { readonly name: "authenticationOk" }
  | { readonly name: "authenticationCleartextPassword" }
  | { readonly name: "authenticationMD5Password"; readonly salt: Buffer }
  | { readonly name: "authenticationSASL"; readonly mechanisms: readonly string[] }
  | { readonly name: "authenticationSASLContinue"; readonly data: string }
  | { readonly name: "authenticationSASLFinal"; readonly data: string };

const mechanism = "SCRAM-SHA-256";
/** A server could ask for work without end. */
const maxIterations = 100_000;

/** A password as PostgreSQL prepares it (RFC 4013), without its prohibitions. */
const prepared = (password: string): string =>
  password
    .replace(/[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/gu, " ")
    .replace(/\u00ad|\u034f|\u1806|\u180b|\u180c|\u180d|\u200c|\u200d|\u2060|[\ufe00-\ufe0f]|\ufeff/gu, "")
    .normalize("NFKC");

const derive = promisify(pbkdf2);
const hmac = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const md5 = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash("md5")).digest("hex");

const attribute = (text: string, name: string): string => {
  const found = text.split(",").find((each) => each.startsWith(`${name}=`));
  if (found === undefined) throw new Error(`the server's SCRAM message lacks ${name}`);
  return found.slice(2);
};

/** Proves to know the password without telling it, and that the server knows it, too. */
export class Scram {
  readonly #password: string;
  readonly #nonce: string;
  readonly #name: string;
  #signature: Buffer | null = null;
  /** True once the server has proven itself. */
  isProven = false;

  /** @param name ignored by PostgreSQL, which knows it from the startup message */
  constructor(password: string, nonce = randomBytes(18).toString("base64"), name = "*") {
    this.#password = password;
    this.#nonce = nonce;
    this.#name = name;
  }

  get first(): string {
    return `n,,n=${this.#name},r=${this.#nonce}`;
  }

  async final(challenge: string): Promise<string> {
    const [nonce, salt] = [attribute(challenge, "r"), Buffer.from(attribute(challenge, "s"), "base64")];
    const iterations = Number(attribute(challenge, "i"));
    if (!nonce.startsWith(this.#nonce) || nonce === this.#nonce) throw new Error("the server's SCRAM nonce is wrong");
    if (!Number.isInteger(iterations) || iterations < 1 || iterations > maxIterations)
      throw new Error(`the server asks for ${iterations} rounds of SCRAM`);
    const salted = await derive(prepared(this.#password), salt, iterations, 32, "sha256");
    const key = hmac(salted, "Client Key");
    const proofless = `c=biws,r=${nonce}`;
    const said = `${this.first.slice(3)},${challenge},${proofless}`;
    const signature = hmac(createHash("sha256").update(key).digest(), said);
    this.#signature = hmac(hmac(salted, "Server Key"), said);
    return `${proofless},p=${Buffer.from(key.map((byte, index) => byte ^ (signature[index] ?? 0))).toString("base64")}`;
  }

  verify(outcome: string): void {
    const signature = Buffer.from(attribute(outcome, "v"), "base64");
    this.isProven = this.#signature?.length === signature.length && timingSafeEqual(this.#signature, signature);
    if (!this.isProven) throw new Error("the server does not know the password");
  }
}

/** Returns a function that answers the questions of one sign-in; null where no answer is due. */
export const answerer = ({ user, password }: Login) => {
  let scram: Scram | null = null;
  const known = (): string => {
    if (!password) throw new Error("the server asks for a password, and there is none");
    return password;
  };
  const begun = (): Scram => {
    if (scram === null) throw new Error("the server continues a sign-in that did not begin");
    return scram;
  };
  return (question: Question): Buffer | Promise<Buffer> | null => {
    switch (question.name) {
      case "authenticationCleartextPassword":
        return serialize.password(known());
      case "authenticationMD5Password":
        return serialize.password(`md5${md5(md5(known(), user), question.salt)}`);
      case "authenticationSASL":
        if (!question.mechanisms.includes(mechanism)) throw new Error(`the server does not offer ${mechanism}`);
        scram = new Scram(known());
        return serialize.sendSASLInitialResponseMessage(mechanism, scram.first);
      case "authenticationSASLContinue":
        return begun().final(question.data).then(serialize.sendSCRAMClientFinalMessage);
      case "authenticationSASLFinal":
        begun().verify(question.data);
        break;
      case "authenticationOk":
        if (scram?.isProven === false) throw new Error("the server did not prove that it knows the password");
    }
    return null;
  };
};
