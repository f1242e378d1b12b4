/** One-time codes: made, sent by a template, and checked. In a service of yours, the entries stand in a database. */
import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { Atlas } from "@atlas-messaging/sdk";

const minutes = 10;
const maxAttempts = 3;

interface Entry {
  readonly hash: Buffer;
  readonly expiresAt: number;
  attempts: number;
}

const hashOf = (phone_number: string, otp: string): Buffer =>
  createHash("sha256").update(`${phone_number} ${otp}`).digest();

export class Codes {
  readonly #entries = new Map<string, Entry>();
  readonly #atlas: Atlas;
  readonly #templateId: string;
  readonly #now: () => number;

  constructor(atlas: Atlas, templateId: string, now = Date.now) {
    this.#atlas = atlas;
    this.#templateId = templateId;
    this.#now = now;
  }

  /** Sends a new code. It replaces the one before. */
  async send(phone_number: string, otp = String(randomInt(1_000_000)).padStart(6, "0")): Promise<void> {
    const entry = { hash: hashOf(phone_number, otp), expiresAt: this.#now() + minutes * 60_000, attempts: 0 };
    this.#entries.set(phone_number, entry);
    await this.#atlas.messages.send({
      phone_number,
      template_id: this.#templateId,
      category: "authentication",
      template_params: { otp },
    });
  }

  /** Returns true for the right code, once, in time, and among the first attempts. */
  check(phone_number: string, otp: string): boolean {
    const entry = this.#entries.get(phone_number);
    if (!entry || entry.expiresAt < this.#now() || entry.attempts >= maxAttempts) return false;
    entry.attempts += 1;
    const isRight = timingSafeEqual(entry.hash, hashOf(phone_number, otp));
    if (isRight) this.#entries.delete(phone_number);
    return isRight;
  }
}
