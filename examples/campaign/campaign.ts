/** Sends a template to many customers, a few at a time. A campaign that is run again sends nobody a second message. */
import { type Atlas, AtlasError } from "@atlas-messaging/sdk";

export interface Recipient {
  readonly phone_number: string;
  readonly name: string;
}

export interface Campaign {
  /** Part of every idempotency key: the same campaign reaches a recipient once. */
  readonly id: string;
  readonly template_id: string;
  readonly recipients: readonly Recipient[];
  /** Concurrent calls. The SDK slows them down before the rate limit refuses one. */
  readonly atOnce: number;
  readonly onProgress: (progress: Progress) => void;
}

export interface Progress {
  /** Ids of the messages that were accepted. */
  readonly sent: readonly string[];
  readonly refused: readonly (Recipient & { readonly code: string })[];
  readonly total: number;
}

export const runCampaign = async (atlas: Atlas, campaign: Campaign): Promise<Progress> => {
  const { id, template_id, recipients, atOnce, onProgress } = campaign;
  let progress: Progress = { sent: [], refused: [], total: recipients.length };

  const send = async ({ phone_number, name }: Recipient): Promise<void> => {
    const message = { phone_number, template_id, category: "utility" as const, template_params: { name } };
    try {
      const { message_id } = await atlas.messages.send(message, { idempotencyKey: `${id}-${phone_number}` });
      progress = { ...progress, sent: [...progress.sent, message_id] };
    } catch (error) {
      // One bad number must not end the campaign; a broken connection must.
      if (!(error instanceof AtlasError) || error.retryable) throw error;
      progress = { ...progress, refused: [...progress.refused, { phone_number, name, code: error.code }] };
    }
    onProgress(progress);
  };

  const waiting = recipients.values();
  const work = async (): Promise<void> => {
    for (const recipient of waiting) await send(recipient);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return progress;
};
