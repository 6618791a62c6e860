import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface CaughtMail extends Email {
  /** Counts up from 1. */
  id: number;
  recipients: string[];
}

/** A mail server that delivers nothing and shows everything. */
export interface MailCatcher {
  smtpUrl: string;
  /** Newest first, at most 100. */
  mails: CaughtMail[];
}

const MAX_KEPT = 100;

/** Starts a catcher on a free port of the loopback. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let lastId = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          mails.unshift({ ...mail, id: ++lastId, recipients });
          mails.splice(MAX_KEPT);
          done();
        }, done);
      });
    },
  });
  await once(smtp.listen(0, "127.0.0.1"), "listening");
  const { port } = smtp.server.address() as AddressInfo;
  smtp.server.unref();
  return { smtpUrl: `smtp://127.0.0.1:${port}`, mails };
}
