import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { acknowledged } from "#tests/bench/rig/checkout-request.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { postTogether } from "./post-together.ts";
import { inTime, noFaults, tally, timeLimit, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

/** An order that waited for mail would take longer, milliseconds: the SMTP greeting has a timeout of ten seconds. */
const timeout = 5_000;

/** The first email has been tried by then, milliseconds: half a second after the order, but behind whatever else waits. */
const soon = 20_000;

type EmailOutcome = { waiting: number; tried: number; gone: number };

/** The outcome of the emails that confirm one product's orders. */
async function emailsAbout({ client }: Ground, productId: number): Promise<EmailOutcome> {
  const { rows } = await client.query<EmailOutcome>(
    `SELECT count(*) FILTER (WHERE b.status = 'waiting')::int AS waiting, count(*) FILTER (WHERE b.tries > 0 OR b.last_error IS NOT NULL)::int AS tried,
       count(*) FILTER (WHERE b.status <> 'waiting')::int AS gone
     FROM outbox b JOIN order_lines l ON l.order_id = b.order_id
     WHERE l.product_id = $1 AND b.channel = 'email' AND b.kind = 'order_confirmation'`,
    [productId],
  );
  return rows[0] ?? { waiting: 0, tried: 0, gone: 0 };
}

async function orderWithoutMail(ground: Ground, outage: string): Promise<Verdict[]> {
  const { client } = ground;
  const began = performance.now();
  await client.query("DELETE FROM outbox"); // emails of earlier faults would all be tried before these
  const productId = await stockProduct(client, 1000);
  const buy = async () => postTogether(ground, await makeShoppers(client, 20, () => [{ productId, quantity: 1000 }]));
  const before = await buy();
  const until = Date.now() + timeLimit(soon);
  while ((await emailsAbout(ground, productId)).tried === 0 && Date.now() < until) await sleep(100);
  const results = [...before, ...(await buy())];
  const { waiting, tried, gone } = await emailsAbout(ground, productId);
  const slowest = Math.round(Math.max(...results.map(({ ms }) => ms)));
  return [
    noFaults(
      `${outage}: every order is placed`,
      results.filter(({ answer }) => acknowledged(answer) === null).map(({ status }) => `answered ${status}`),
      tally(results.map(({ status }) => status)),
    ),
    inTime({ what: `${outage}: orders do not wait for it`, seen: `${slowest} ms at most`, ms: slowest, within: timeout }, began),
    {
      what: `${outage}: every letter is kept for later`,
      seen: `${waiting} waiting, ${tried} of them tried`,
      ok: waiting === results.length && tried > 0 && gone === 0,
    },
  ];
}

/** A mail server that accepts every connection and sends nothing. */
async function mute(): Promise<{ port: number; hangUp: () => void }> {
  const callers = new Set<Socket>();
  const server = createServer((socket) => void callers.add(socket.on("error", () => undefined)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const hangUp = () => {
    for (const socket of callers) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, hangUp };
}

/** Orders while the mail server takes calls and never answers, and while there is none. */
export async function mailOutage(folder: ShopFolder): Promise<Verdict[]> {
  const { port, hangUp } = await mute();
  const during = (smtpUrl: string, outage: string) =>
    withShop(folder, { SMTP_URL: smtpUrl }, (ground) => orderWithoutMail(ground, outage));
  const silent = await during(`smtp://127.0.0.1:${port}`, "a mail server that says nothing").finally(hangUp);
  return [...silent, ...(await during("smtp://127.0.0.1:1", "no mail server"))];
}
