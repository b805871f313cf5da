import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Socket } from "node:net";
import { now } from "#app/platform/clock.server.ts";
import { env } from "#app/platform/env.server.ts";
import { startPushService } from "#tests/fixtures/push-service.ts";
import { blockedName, gatewayAnswerOf, mailAnswerOf, unknownNumber } from "./answers.ts";

/** A message that a server took: by which channel, whose it is, to whom, what it said and when by the shop's clock. */
export type Taken = { channel: "whatsapp" | "email"; id: number; to: string; text: string; at: Date };

/** How the servers of a day behave. `onCall` may end the sender of a message before it is answered; it says whether the message was taken. */
export type Mood = { seed: number; isWell: boolean; poisoned: string; onCall: (() => Promise<boolean | null>) | null };

/** A gateway, a mail server and a push service of this machine, and what they took. */
export async function startServices() {
  const mood: Mood = { seed: 0, isWell: true, poisoned: "", onCall: null };
  const taken: Taken[] = [];
  const tries = new Map<string, number>();
  const nth = (key: string): number => {
    tries.set(key, (tries.get(key) ?? 0) + 1);
    return tries.get(key) ?? 1;
  };
  const [gateway, mail, push] = await Promise.all([
    startGateway({ mood, taken, nth }),
    startMail({ mood, taken, nth }),
    startPushService(),
  ]);
  env.OUTBOUND_ALLOW.push(gateway.host, `127.0.0.1:${mail.port}`);
  return {
    ...{ mood, taken, gateway, mail, push },
    begin(next: Partial<Mood>) {
      Object.assign(mood, { isWell: false, poisoned: "", onCall: null, ...next });
      taken.length = 0;
      push.received.length = 0;
      tries.clear();
    },
    stop: () => Promise.all([gateway.stop(), mail.stop(), push.stop()]),
  };
}

/** The servers of the days. */
export type Services = Awaited<ReturnType<typeof startServices>>;

type Shared = { mood: Mood; taken: Taken[]; nth: (key: string) => number };
type Sent = { phone_number: string; message: string };

const success = JSON.stringify({ status: 100, message: "success" });

/** How a gateway answers, without what it says of a message that it takes. */
const replies = {
  ok: (response: ServerResponse) => response.end(success),
  failed: (response: ServerResponse) => response.writeHead(500).end('"failed send message"'),
  busy: (response: ServerResponse) => response.writeHead(429).end(),
  "busy for seconds": (response: ServerResponse) => response.writeHead(429, { "Retry-After": 240 }).end(),
  "busy until": (response: ServerResponse) =>
    response.writeHead(429, { "Retry-After": new Date(now().getTime() + 400_000).toUTCString() }).end(),
  "hangs up": (response: ServerResponse) => response.destroy(),
  cut: (response: ServerResponse) => response.writeHead(200, { "Content-Length": 50 }).write('{"st', () => response.destroy()),
  "too much": (response: ServerResponse) => response.end("x".repeat(1_200_000)),
  "own words": (response: ServerResponse) => response.end('{"queued":true}'),
  reset: (response: ServerResponse) => response.destroy(),
  html: (response: ServerResponse) => response.end("<html>Welcome to nginx</html>"),
} as const;

const takes: ReadonlySet<string> = new Set(["ok", "hangs up", "cut", "too much", "own words"]);

async function startGateway({ mood, taken, nth }: Shared) {
  const answer = async (response: ServerResponse, key: string, { phone_number: to, message: text }: Sent) => {
    const id = Number(key.replace("outbox-", ""));
    const take = () => void taken.push({ channel: "whatsapp", id, to, text, at: now() });
    if (unknownNumber.test(to)) return response.writeHead(400).end('"number not exists"');
    if (text.includes(blockedName)) return response.writeHead(403).end("<html>Forbidden</html>");
    if (mood.poisoned !== "" && text.includes(mood.poisoned)) return replies.failed(response);
    const wasTaken = (await mood.onCall?.()) ?? null;
    if (wasTaken) take();
    if (wasTaken !== null) return response.destroy();
    const reply = mood.isWell ? "ok" : gatewayAnswerOf(mood.seed, key, nth(key));
    if (takes.has(reply)) take();
    return replies[reply](response);
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      if (!request.url?.includes("send-")) return response.end('"connected"');
      return void answer(
        response,
        String(request.headers["idempotency-key"]),
        JSON.parse(Buffer.concat(parts).toString()) as Sent,
      );
    });
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((closed) => server.close(closed));
  };
  return { host: `127.0.0.1:${port}`, refuse: close, open: () => (server.listening ? undefined : listen(port)), stop: close };
}

async function startMail({ mood, taken, nth }: Shared) {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    let [to, email, reply]: [string, string | null, string] = ["", null, "ok"];
    const close = (said: string) => void socket.end(said);
    const finish = (source: string) => {
      const id = Number(/Message-ID: <outbox-(\d+)@/i.exec(source)?.[1]);
      email = null;
      if (reply === "450") return socket.write("450 try later\r\n");
      taken.push({ channel: "email", id, to, text: source, at: now() });
      return reply === "dies" ? socket.destroy() : socket.write("250 taken\r\n");
    };
    const greeting = mood.isWell ? "ok" : mailAnswerOf(mood.seed, "greeting", nth("greeting"));
    if (greeting === "421") return close("421 too busy\r\n");
    socket.write("220 here\r\n");
    let line = "";
    socket.on("data", (bytes) => {
      line += bytes.toString();
      if (email !== null) {
        email += line;
        line = "";
        return email.endsWith("\r\n.\r\n") ? finish(email) : undefined;
      }
      if (!line.endsWith("\r\n")) return undefined;
      const command = line;
      line = "";
      if (command.startsWith("RCPT")) {
        to = /<(.+)>/.exec(command)?.[1] ?? "";
        reply = mood.isWell ? "ok" : mailAnswerOf(mood.seed, to, nth(to));
        if (reply === "hangs up early") return socket.destroy();
        if (reply === "452" || reply === "550") return socket.write(`${reply} not now\r\n`);
      }
      if (command.startsWith("DATA")) email = "";
      return socket.write(email === "" ? "354 go on\r\n" : "250 ok\r\n");
    });
    return undefined;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
