import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { LaneDown, NoAnswer, NotOpened, Undeliverable } from "./outbox.server.ts";
import { lanes } from "./outbox-lanes.server.ts";
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
 * A server that never greets is left within ten seconds: nothing was handed over. After that it is waited for as RFC 5321 4.5.3.2 asks,
 * ten minutes after the final dot: a server that scans the email before it answers has taken it. A connection that closes while an
 * email is handed over ends its try: by itself the library would hand the same one over again.
 */
const limits = {
  pool: true,
  maxConnections: lanes.email.concurrency + (lanes.email.hanging ?? 0), // one that hangs keeps no other email from its connection
  maxRequeues: 0,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 600_000,
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

/** Emails that their connection has read to the end, so that a server may have taken them, one object for each try. */
const wholeEmails = () => processWide("whole emails", () => new WeakSet<object>());

/** As much of the library's message as is used here. */
type MailMessage = {
  data: object;
  message: { processFunc: (process: (source: Readable) => Readable) => void };
};

/** Notes when a connection has read an email to its end; `mail.data.attempt` stands for the try. */
function noteWhole(mail: MailMessage, done: (problem?: Error | null) => void): void {
  const { attempt } = mail.data as { attempt?: object };
  mail.message.processFunc((source) => {
    if (attempt) source.once("end", () => wholeEmails().add(attempt));
    return source;
  });
  done();
}

const open = (server: SmtpServer) => {
  const transport = transportTo(server);
  transport.use("stream", noteWhole as Parameters<typeof transport.use>[1]);
  return transport;
};

function transportTo(server: SmtpServer) {
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

/** Whether the connection ended before an email was handed over whole: no greeting, a 4xx in its place, or broken off. */
const isNotOpened = ({ code, responseCode = 0, command }: SmtpFault): boolean =>
  command === "CONN" ? responseCode < 500 : code === "ECONNECTION" && command === undefined; // the latter of the library's pool

/**
 * What a failed try means for the outbox: the server is down, it began no session, it perhaps took this email, it never takes it, or
 * the email is tried again later.
 *
 * @param isWhole the email was read to its end: without a reply to that the server perhaps took it
 */
export function smtpProblem(problem: unknown, isWhole = false): Error {
  if (!(problem instanceof Error)) return new Error(String(problem));
  const fault: SmtpFault = problem;
  if (isServerDown(fault)) return new LaneDown(fault.message);
  if (isWhole && !fault.responseCode) return new NoAnswer(`the mail server did not answer: ${fault.message}`);
  if (isNotOpened(fault)) return new NotOpened(fault.message);
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
  const attempt = {};
  const sent = await transportOf(server)
    .sendMail({
      ...({ attempt } as object),
      messageId: `<${id}@${from.address.split("@")[1]}>`,
      from: named(from),
      to: to.map((address) => ({ name: "", address })),
      subject: oneLine(subject),
      text,
      html,
      ...(replyTo && { replyTo: named(replyTo) }),
    })
    .catch((problem: unknown) => {
      throw smtpProblem(problem, wholeEmails().has(attempt));
    });
  return sent.response;
}
