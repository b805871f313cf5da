import { type RequestOptions, request } from "node:http";
import type { RequestHandler } from "express";
import { createShopApp, type ShopApp } from "#app/server/app.ts";
import { listen } from "#app/server/listen.ts";
import { uploadAt } from "#tests/fixtures/upload-routes.ts";

/** An answer as it came over the wire. */
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** The server's app on a port of its own, without Remix behind it. */
export type OpenApp = {
  origin: string;
  send(path: string, options?: RequestOptions & { body?: string | Buffer }): Promise<Answer>;
  close(): Promise<void>;
};

const ownOrigins = (port?: number) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`];

/** Opens the app in front of `pages`, which answer whatever gets as far as a page. */
export async function openApp(pages: RequestHandler, wish: Partial<ShopApp> = {}): Promise<OpenApp> {
  const app = createShopApp({
    pages,
    findReadiness: async () => ({ isReady: true, degraded: [] }),
    uploadAt,
    originsAt: ownOrigins,
    publicFolder: "public",
    ...wish,
  });
  const { port, close } = await listen(app, { port: 0, host: "127.0.0.1" });
  return {
    origin: `http://127.0.0.1:${port}`,
    send: (path, { body, ...options } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request({ port, host: "127.0.0.1", path, agent: false, ...options }, async (reply) => {
          const parts: Buffer[] = [];
          for await (const part of reply) parts.push(part);
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(parts).toString() });
        });
        sent.once("error", reject);
        sent.end(body);
      }),
    close,
  };
}
