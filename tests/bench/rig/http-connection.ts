import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { paceSince } from "./pace.ts";
import { type Answer, readAnswer } from "./read-answer.ts";

export type { Answer };

/** A request as it goes over the wire: nothing is escaped or corrected on the way. */
export type HttpRequest = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer };

/** Nobody waits longer for a page, milliseconds at the ordinary pace. */
const timeout = 30_000;

/**
 * One browser's connection to the shop, kept alive between requests. A client of our own, because what it costs is
 * taken from the two processors that the shop is measured on, and because hostile requests must leave as they are.
 */
export class HttpConnection {
  readonly #address: URL;
  #socket: Socket | undefined;

  constructor(origin: string) {
    this.#address = new URL(origin);
  }

  /** Sends one request and waits for the whole answer. Rejects when the connection breaks or nothing comes. */
  async ask(sent: HttpRequest): Promise<Answer> {
    const socket = await this.#open();
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      const settle = (finish: () => void) => {
        clearTimeout(late);
        socket.removeAllListeners("data").removeAllListeners("close").removeAllListeners("error");
        socket.on("error", () => this.hangUp());
        finish();
      };
      const look = (isClosed: boolean) => {
        const answer = readAnswer(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts), sent.method, isClosed);
        if (answer) settle(() => resolve(answer));
        else if (isClosed) settle(() => reject(new Error("The connection broke.")));
        if (isClosed || answer?.headers.get("connection") === "close") this.hangUp();
      };
      const late = setTimeout(() => {
        this.hangUp();
        settle(() => reject(new Error("No answer came.")));
      }, timeout * paceSince());
      socket.on("data", (part) => look(!parts.push(part)));
      socket.on("close", () => look(true));
      socket.on("error", () => undefined);
      socket.write(this.#written(sent));
    });
  }

  /** Ends the connection; the next request opens another. */
  hangUp(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  async #open(): Promise<Socket> {
    if (this.#socket?.writable) return this.#socket;
    const socket = connect({ host: this.#address.hostname, port: Number(this.#address.port), noDelay: true });
    await once(socket, "connect");
    this.#socket = socket;
    return socket;
  }

  #written({ method = "GET", path, headers = {}, body = "" }: HttpRequest): Buffer {
    const bytes = typeof body === "string" ? Buffer.from(body) : body;
    const all = { Host: this.#address.host, ...(method !== "GET" && { "Content-Length": String(bytes.length) }), ...headers };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join("")}\r\n`, "latin1"), bytes]);
  }
}
