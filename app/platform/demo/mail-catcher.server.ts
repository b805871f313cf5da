import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { DemoFaults } from "#app/contract/demo-inbox.ts";
import { now } from "#app/platform/clock.server.ts";
import { type ReadMail, readMail } from "./read-mail.ts";

/** An email as the catcher took it, one for each recipient of its envelope. */
export type CaughtMail = ReadMail & { to: string; at: Date };

/** No more emails are kept, the latest. */
const most = 200;

/** No more of one email is read, characters. */
const longest = 1_000_000;

type Envelope = { to: string[]; lines: string[] | null; size: number };

const recipientOf = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? "";

const recipientAnswers = new Map<DemoFaults["mail"], string>([
  ["later", "451 4.3.0 try again later"],
  ["full", "452 4.2.2 mailbox is full"],
  ["refused", "550 5.1.1 no such mailbox"],
]);

/**
 * Starts a mail server of this machine that keeps what it is sent and passes nothing on. It listens on the loopback only, and knows as
 * much of SMTP (RFC 5321) as a client without encryption or sign-in needs.
 *
 * @returns its address, what it took, and `behaviour`, which may be changed at any time
 */
export async function startMailCatcher() {
  const emails: CaughtMail[] = [];
  const behaviour: { fault: DemoFaults["mail"] } = { fault: "well" };
  const sockets = new Set<Socket>();

  /** What a line of an e-mail's text is answered; null while the e-mail goes on. */
  function takeLine(line: string, envelope: Envelope): string | null {
    if (line !== ".") {
      envelope.size += line.length;
      if (envelope.size <= longest) envelope.lines?.push(line.replace(/^\./, ""));
      return null;
    }
    const mail = readMail((envelope.lines ?? []).join("\n"));
    const taken = envelope.to.map((to) => ({ ...mail, to, at: now() }));
    Object.assign(envelope, { to: [], lines: null, size: 0 });
    if (behaviour.fault === "hanging") return null;
    emails.push(...taken);
    emails.splice(0, emails.length - most);
    return "250 2.0.0 taken";
  }

  function answerCommand(line: string, envelope: Envelope): string {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "MAIL" || verb === "RSET") envelope.to = [];
    if (verb === "RCPT") {
      const refusal = recipientAnswers.get(behaviour.fault);
      if (refusal) return refusal;
      envelope.to.push(recipientOf(line));
    }
    if (verb === "DATA") envelope.lines = [];
    if (verb === "DATA") return "354 end with a dot";
    if (verb === "QUIT") return "221 2.0.0 goodbye";
    return ["EHLO", "HELO", "MAIL", "RCPT", "RSET", "NOOP"].includes(verb) ? "250 2.0.0 fine" : "502 5.5.1 not known";
  }

  async function converse(socket: Socket): Promise<void> {
    const envelope: Envelope = { to: [], lines: null, size: 0 };
    socket.write("220 demo mail catcher\r\n");
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      const answer = envelope.lines ? takeLine(line, envelope) : answerCommand(line, envelope);
      if (answer?.startsWith("221")) return void socket.end(`${answer}\r\n`);
      if (answer && socket.writable) socket.write(`${answer}\r\n`);
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy()); // a sender that hangs up in the middle of an e-mail
    void converse(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, emails, behaviour, stop };
}
