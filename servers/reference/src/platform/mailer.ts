/** Sends mail by SMTP. */
import { createTransport } from "nodemailer";

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the server has taken the mail. */
  send(mail: Mail): Promise<void>;
  /** Signs in without sending; rejects with the server's reason. */
  verify(): Promise<void>;
  close(): void;
}

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://…:465`. */
  readonly url: string;
  /** Sender of all mail. */
  readonly from: string;
}

const milliseconds = 10_000;

export const createMailer = ({ url, from }: MailSettings): Mailer => {
  const timeouts = { connectionTimeout: milliseconds, greetingTimeout: milliseconds, socketTimeout: milliseconds };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts }, { from });
  return {
    send: async ({ to, subject, text }) => void (await transport.sendMail({ to: [...to], subject, text })),
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
};
