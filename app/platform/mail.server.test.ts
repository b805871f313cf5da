import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { env } from "./env.server.ts";
import { type Mail, sendBySmtp } from "./mail.server.ts";
import { LaneDown, Undeliverable } from "./outbox.server.ts";

const email: Mail = {
  id: "outbox-7",
  from: { name: "Taaza Mandi", address: "salam@taaza.example" },
  to: ["ayesha@made.test"],
  subject: "Salam",
  text: "Assalam o Alaikum",
  html: "<p>Assalam o Alaikum</p>",
};

type Cleanup = () => Promise<unknown> | unknown;
const cleanups: Cleanup[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  env.OUTBOUND_ALLOW = [];
});

const through = () => ({ url: env.SMTP_URL ?? "" });

test("an e-mail reaches the mail server in text and HTML, with the same Message-ID however often it is sent", async () => {
  const { emails, stop } = await startMailServer();
  await sendBySmtp(through(), email);
  await sendBySmtp(through(), email);
  await stop();
  expect(emails.map(({ to }) => to)).toEqual([["ayesha@made.test"], ["ayesha@made.test"]]);
  for (const { source } of emails) {
    expect(source).toContain("Message-ID: <outbox-7@taaza.example>");
    const [text, html] = source.split("Content-Type: text/html");
    expect(text).toMatch(/text\/plain/);
    expect(text).toContain("\r\nAssalam o Alaikum");
    expect(html).toContain("<p>Assalam o Alaikum</p>");
  }
});

test("a recipient is one address, whatever it looks like", async () => {
  const { emails, stop } = await startMailServer();
  await sendBySmtp(through(), { ...email, to: ["ayesha@made.test, spy@evil.test"] }).catch(() => undefined);
  await stop();
  expect(emails.flatMap(({ to }) => to)).not.toContain("spy@evil.test");
});

test("no name and no subject begins another header", async () => {
  const { emails, stop } = await startMailServer();
  const smuggled = { name: "Ayesha\r\nBcc: all@evil.test", address: "salam@taaza.example" };
  await sendBySmtp(through(), { ...email, from: smuggled, replyTo: smuggled, subject: "Salam\r\nBcc: all@evil.test" });
  await stop();
  expect(emails.map(({ to }) => to)).toEqual([["ayesha@made.test"]]);
  expect(emails[0]?.source.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/m);
});

/** What a mail server of this machine says at each step instead of taking the e-mail. */
type Says = SMTPServerOptions;

const code = (responseCode: number) => Object.assign(new Error("no"), { responseCode });

async function faulty(says: Says): Promise<string> {
  const server = new SMTPServer({ authOptional: true, closeTimeout: 50, disabledCommands: ["STARTTLS"], ...says });
  server.on("error", () => undefined);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  cleanups.push(() => new Promise<void>((closed) => server.close(closed)));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const problemOf = async (url: string): Promise<unknown> => sendBySmtp({ url }, email).catch((problem: unknown) => problem);

/** Later: no `LaneDown`, no `Undeliverable`, so the outbox tries again. */
const kindOf = (problem: unknown): string =>
  problem instanceof LaneDown
    ? "lane down"
    : problem instanceof Undeliverable
      ? "never"
      : problem instanceof Error
        ? "later"
        : "sent";

describe("what a mail server says", () => {
  test.each<[string, Says, string]>([
    ["421 at the sender", { onMailFrom: (_, __, answer) => answer(code(421)) }, "later"],
    ["450 at the recipient", { onRcptTo: (_, __, answer) => answer(code(450)) }, "later"],
    ["452 at the recipient", { onRcptTo: (_, __, answer) => answer(code(452)) }, "later"],
    ["550 at the recipient", { onRcptTo: (_, __, answer) => answer(code(550)) }, "never"],
    ["554 after the e-mail", { onData: (stream, _, answer) => stream.resume().on("end", () => answer(code(554))) }, "never"],
    ["451 after the e-mail", { onData: (stream, _, answer) => stream.resume().on("end", () => answer(code(451))) }, "later"],
    ["550 at the sender", { onMailFrom: (_, __, answer) => answer(code(550)) }, "lane down"],
    ["554 at the connection", { onConnect: (_, answer) => answer(code(554)) }, "lane down"],
    ["421 at the connection", { onConnect: (_, answer) => answer(code(421)) }, "later"],
  ])("%s: %s means %s", async (_, says, kind) => {
    expect(kindOf(await problemOf(`smtp://${await faulty(says)}`))).toBe(kind);
  });

  test("a sign-in that is refused is the server's fault, not the e-mail's", async () => {
    const at = await faulty({ authOptional: false, allowInsecureAuth: true, onAuth: (_, __, answer) => answer(code(535)) });
    expect(kindOf(await problemOf(`smtp://u:p@${at}`))).toBe("lane down");
  });

  test("nobody at the address, a name that nobody has, encryption that is none and a certificate that nobody vouches for are the server's fault", async () => {
    expect(kindOf(await problemOf("smtp://127.0.0.1:1"))).toBe("lane down");
    expect(kindOf(await problemOf("smtp://nowhere.invalid:25"))).toBe("lane down");
    const plain = await faulty({});
    expect(kindOf(await problemOf(`smtps://${plain}?connectionTimeout=500&greetingTimeout=500`))).toBe("lane down");
    const selfSigned = await faulty({ disabledCommands: [] });
    expect(kindOf(await problemOf(`smtp://${selfSigned}`))).toBe("lane down");
    const encrypted = await faulty({ secure: true });
    expect(kindOf(await problemOf(`smtps://${encrypted}`))).toBe("lane down");
  });

  test("a server that says nothing, and one that hangs after the e-mail, mean later", async () => {
    const mute = createServer((socket) => void socket.on("error", () => undefined));
    await new Promise<void>((ready) => mute.listen(0, "127.0.0.1", ready));
    cleanups.push(() => mute.close());
    const at = `127.0.0.1:${(mute.address() as AddressInfo).port}`;
    expect(kindOf(await problemOf(`smtp://${at}?greetingTimeout=200`))).toBe("later");
    const hanging = await faulty({ onData: (stream) => void stream.resume() });
    expect(kindOf(await problemOf(`smtp://${hanging}?socketTimeout=300`))).toBe("later");
  });

  test("a connection that breaks off in the middle of an e-mail means later, and the e-mail is not begun again by itself", async () => {
    let begun = 0;
    const server = createServer((socket) => {
      let isEmail = false;
      socket.on("error", () => undefined).write("220 here\r\n");
      socket.on("data", (bytes) => {
        if (isEmail) return socket.destroy();
        isEmail = bytes.toString().startsWith("DATA");
        if (isEmail) begun++;
        return socket.write(isEmail ? "354 go on\r\n" : "250 ok\r\n");
      });
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    cleanups.push(() => server.close());
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const long = { ...email, text: "Aaj ki taaza sabzi. ".repeat(100_000) };
    expect(kindOf(await sendBySmtp({ url }, long).catch((problem: unknown) => problem))).toBe("later");
    await new Promise((later) => setTimeout(later, 300));
    expect(begun).toBe(1);
  });

  test("a connection that breaks off after the e-mail is not tried again by itself: the e-mail was handed over once", async () => {
    let taken = 0;
    // a server of a few lines, as the library's own never breaks off
    const server = createServer((socket) => {
      let email: string | null = null;
      socket.on("error", () => undefined).write("220 here\r\n");
      socket.on("data", (bytes) => {
        if (email !== null) email += bytes.toString();
        if (email?.endsWith("\r\n.\r\n")) {
          taken++;
          return socket.destroy();
        }
        if (email !== null) return undefined;
        const isData = bytes.toString().startsWith("DATA");
        if (isData) email = "";
        return socket.write(isData ? "354 go on\r\n" : "250 ok\r\n");
      });
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    cleanups.push(() => server.close());
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(kindOf(await problemOf(url))).toBe("later");
    await new Promise((later) => setTimeout(later, 300));
    expect(taken).toBe(1);
  });
});

describe("a mail server that staff typed in", () => {
  test("is not called at an address of an inner network, unless the shop allows it", async () => {
    const { emails, stop } = await startMailServer();
    const { hostname: host, port } = new URL(env.SMTP_URL ?? "");
    const server = { host, port: Number(port), user: "", password: "" };
    expect(kindOf(await sendBySmtp(server, email).catch((problem: unknown) => problem))).toBe("lane down");
    for (const inner of ["169.254.169.254", "10.0.0.5", "::1", "localhost"])
      expect(kindOf(await sendBySmtp({ ...server, host: inner }, email).catch((problem: unknown) => problem))).toBe("lane down");
    expect(emails).toEqual([]);
    env.OUTBOUND_ALLOW = [`${host}:${port}`];
    expect(await sendBySmtp(server, email)).toContain("250");
    await stop();
    expect(emails).toHaveLength(1);
  });

  test("is never given a password unencrypted", async () => {
    let signedIn = false;
    const at = await faulty({
      allowInsecureAuth: true,
      onAuth(_, __, answer) {
        signedIn = true;
        answer(null, { user: "shop" });
      },
    });
    env.OUTBOUND_ALLOW = [at];
    const [host = "", port] = at.split(":");
    const server = { host, port: Number(port), user: "shop", password: "secret" };
    expect(kindOf(await sendBySmtp(server, email).catch((problem: unknown) => problem))).toBe("lane down");
    expect(signedIn).toBe(false);
  });
});
