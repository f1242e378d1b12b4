import { type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly content: string;
}

/** A mail server of this machine that keeps what it is given, or takes nothing for a while. */
export const startMailServer = async () => {
  const mails: ReceivedMail[] = [];
  const state = { refuses: false };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      username === "atlas" && password === "mail" ? done(null, { user: username }) : done(new Error("wrong password")),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((content) => {
        if (state.refuses) return done(new Error("mailbox is full"));
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), content });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo; // A server that listens on a port has one.
  const url = `smtp://atlas:mail@127.0.0.1:${port}`;
  return { url, mails, state, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A mail's text without the line breaks that nodemailer adds; empty without a mail. */
export const mailText = (mail?: ReceivedMail): string =>
  (mail?.content ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
