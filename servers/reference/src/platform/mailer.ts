/** Sends mail by SMTP. */
import type { Transporter } from "nodemailer";

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

export const createMailer = (settings: MailSettings): Mailer => {
  let opened: Promise<Transporter> | undefined;
  const transport = () => {
    opened ??= openTransport(settings);
    return opened;
  };
  return {
    send: async ({ to, subject, text }) => {
      // As objects, since the library would read a text as a list or a group of addresses.
      const addresses = to.map((address) => ({ name: "", address }));
      await (await transport()).sendMail({ to: addresses, subject, text });
    },
    verify: async () => void (await (await transport()).verify()),
    close: () => void opened?.then((open) => open.close()),
  };
};

/** A password goes to another machine by TLS alone, also where a server in between hides that it offers it. */
export const needsTls = (url: string): boolean => {
  const { username, hostname, protocol } = new URL(url);
  return protocol === "smtp:" && username !== "" && !/^(localhost|127\..*|\[::1\])$/.test(hostname);
};

/** The library is loaded for the first mail, as few processes send any. */
const openTransport = async ({ url, from }: MailSettings): Promise<Transporter> => {
  const { createTransport } = await import("nodemailer");
  const timeouts = { connectionTimeout: milliseconds, greetingTimeout: milliseconds, socketTimeout: milliseconds };
  return createTransport({ url, requireTLS: needsTls(url), pool: true, maxConnections: 2, ...timeouts }, { from });
};
