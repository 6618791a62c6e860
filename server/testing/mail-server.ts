import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** The server's behavior with the next mails. */
type Behaviour =
  | "accept"
  /** 550 to the recipient. */
  | "refuse"
  /** 550 to the sender: for our operator to fix. */
  | "refuse the sender"
  /** 451 to the recipient. */
  | "not now"
  /** Says nothing more once the mail has begun. */
  | "hang"
  /** Takes the whole mail and dies before it answers for it. */
  | "die before the reply";

export interface ReceivedMail extends Email {
  /** From the envelope: the real recipients. */
  recipients: string[];
  raw: string;
}

/** A real mail server on the loopback, which keeps what it accepted. */
export interface MailServer {
  url: string;
  behaviour: Behaviour;
  /** Mails that it acknowledged. */
  accepted: ReceivedMail[];
  /** Mails that it received whole, acknowledged or not. */
  taken: ReceivedMail[];
  close: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<{ destroy: () => void }>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onMailFrom(_address, _session, done) {
      if (server.behaviour === "refuse the sender") {
        return done(reply(550, "Sender address rejected"));
      }
      done();
    },
    onRcptTo({ address }, _session, done) {
      // As mail servers do, it quotes the recipient.
      if (server.behaviour === "refuse") return done(reply(550, `<${address}>: No such mailbox`));
      if (server.behaviour === "not now") return done(reply(451, "Try again later"));
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { behaviour } = server;
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => {
          const received = { ...mail, recipients, raw: raw.toString("utf8") };
          server.taken.push(received);
          if (behaviour === "hang") return;
          if (behaviour === "die before the reply") {
            for (const socket of sockets) socket.destroy();
            return;
          }
          server.accepted.push(received);
          done();
        });
      });
    },
  });
  smtp.on("error", () => undefined);
  smtp.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await once(smtp.listen(0, "127.0.0.1"), "listening");
  const { port } = smtp.server.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    behaviour: "accept",
    accepted: [],
    taken: [],
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        smtp.close(() => closed());
      }),
  };
  return server;
}

const reply = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
