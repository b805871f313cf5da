import type { Socket } from "node:net";
import { createTransport } from "nodemailer";
import { LaneDown, Undeliverable } from "./outbox.server.ts";
import { processWide } from "./process-wide.server.ts";
import { openSocket } from "./safe-fetch.server.ts";

/** One email in both its forms, to one address or several. */
export type Mail = {
  id: string;
  from: { name: string; address: string };
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** whom an answer goes to, where that is not the sender */
  replyTo?: { name: string; address: string };
};

/** A mail server: by the address that the environment names, or as staff typed it in. */
export type SmtpServer = { url: string } | { host: string; port: number; user: string; password: string };

/**
 * A mail server that does not answer must not keep a message beyond the lease of the outbox. A connection that closes while a
 * letter is handed over ends its try: by itself the library would hand the same letter over again.
 */
const limits = {
  pool: true,
  maxConnections: 2,
  maxRequeues: 0,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/** The port of SMTP that is encrypted from its first byte. */
const tlsPort = 465;

/** An address with the limits that it does not set itself: beside an address the library ignores all other options. */
function limited(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(limits)) if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  return url.href;
}

function open(server: SmtpServer) {
  if ("url" in server) return createTransport({ url: limited(server.url) });
  const { host, port, user, password } = server;
  const encryption = { secure: port === tlsPort, requireTLS: port !== tlsPort && password !== "" };
  return createTransport({
    ...{ host, port, ...encryption, ...limits },
    ...(user && { auth: { user, pass: password } }),
    getSocket: (_: unknown, done: (problem: Error | null, socket?: { connection: Socket }) => void) =>
      void openSocket({ host, port, timeout: limits.connectionTimeout }).then(
        (connection) => done(null, { connection }),
        (problem: Error) => done(problem),
      ),
  });
}

const transportOf = (server: SmtpServer) => processWide(`mail ${JSON.stringify(server)}`, () => open(server));

/** An error of the library: its own code, the server's, and the command or system call that failed. */
type SmtpFault = Error & { code?: string; responseCode?: number; command?: string; syscall?: string };

/** Whether the server as a whole cannot be used: refused, not found, not encrypted as it should be, or the sign-in or sender refused. */
function isServerDown({ code = "", responseCode = 0, command = "", syscall = "" }: SmtpFault): boolean {
  if (responseCode >= 400 && responseCode < 500) return false;
  if (["connect", "getaddrinfo"].includes(syscall)) return true;
  if (["EAUTH", "EDNS", "ETLS", "EREFUSED"].includes(code)) return true;
  if (code === "ESOCKET" && command === "CONN" && syscall === "") return true; // of TLS: no system call failed
  return responseCode >= 500 && ["CONN", "EHLO", "HELO", "STARTTLS", "MAIL FROM"].includes(command);
}

/** What a failed try means for the outbox: the server is down, this letter never leaves, or it is tried again later. */
export function smtpProblem(problem: unknown): Error {
  if (!(problem instanceof Error)) return new Error(String(problem));
  const fault: SmtpFault = problem;
  if (isServerDown(fault)) return new LaneDown(fault.message);
  return (fault.responseCode ?? 0) >= 500 ? new Undeliverable(fault.message) : fault;
}

/** No name and no subject may begin another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, " ");

/**
 * Hands an email to a mail server; the same `id` gives the same Message-ID, so that a repeated email can be shown once. Rejects as
 * `smtpProblem` says.
 *
 * @returns what the server answered
 */
export async function sendBySmtp(server: SmtpServer, { id, from, to, subject, text, html, replyTo }: Mail): Promise<string> {
  const named = ({ name, address }: { name: string; address: string }) => ({ name: oneLine(name), address });
  const sent = await transportOf(server)
    .sendMail({
      messageId: `<${id}@${from.address.split("@")[1]}>`,
      from: named(from),
      to: to.map((address) => ({ name: "", address })),
      subject: oneLine(subject),
      text,
      html,
      ...(replyTo && { replyTo: named(replyTo) }),
    })
    .catch((problem: unknown) => {
      throw smtpProblem(problem);
    });
  return sent.response;
}
