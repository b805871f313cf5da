import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { acknowledged } from "#tests/bench/rig/checkout-request.ts";
import { putOnShelf } from "#tests/bench/rig/shelf.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { pressTogether } from "./press.ts";
import { tally, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

/** The longest that an order may take while mail is out, milliseconds. */
const patience = 1_000;

async function orderWithoutMail(ground: Ground, outage: string): Promise<Verdict[]> {
  const { client } = ground;
  const productId = await putOnShelf(client, 1000);
  const pressed = await pressTogether(ground, await makeShoppers(client, 20, () => [{ productId, quantity: 1000 }]));
  await sleep(1_500); // by now the outbox has been kicked and has tried
  const again = await pressTogether(ground, await makeShoppers(client, 20, () => [{ productId, quantity: 1000 }]));
  const all = [...pressed, ...again];
  const { rows } = await client.query<{ tried: number; sent: number }>(
    `SELECT count(*) FILTER (WHERE b.tries > 0)::int AS tried, count(*) FILTER (WHERE b.status = 'sent')::int AS sent
     FROM outbox b JOIN order_lines l ON l.order_id = b.order_id WHERE l.product_id = $1`,
    [productId],
  );
  const slowest = Math.round(Math.max(...all.map(({ ms }) => ms)));
  const letters = rows[0] ?? { tried: 0, sent: 0 };
  return [
    {
      what: `${outage}: orders go through`,
      seen: `${tally(all.map(({ status }) => status))}, ${slowest} ms at most`,
      ok: all.every(({ answer }) => acknowledged(answer) !== null) && slowest <= patience,
    },
    {
      what: `${outage}: their letters were tried and wait`,
      seen: `${letters.tried} tried, ${letters.sent} sent`,
      ok: letters.tried > 0 && letters.sent === 0,
    },
  ];
}

/** A mail server that takes every call and says nothing. */
async function mute(): Promise<{ server: Server; port: number; hangUp: () => void }> {
  const callers = new Set<Socket>();
  const server = createServer((socket) => void callers.add(socket.on("error", () => undefined)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const hangUp = () => {
    for (const socket of callers) socket.destroy();
    server.close();
  };
  return { server, port: (server.address() as AddressInfo).port, hangUp };
}

/** Orders while the mail server refuses connections, and while it takes them and never answers. */
export async function mailOutage(folder: ShopFolder): Promise<Verdict[]> {
  const dead = await withShop(folder, { SMTP_URL: "smtp://127.0.0.1:1" }, (ground) => orderWithoutMail(ground, "no mail server"));
  const { port, hangUp } = await mute();
  const silent = withShop(folder, { SMTP_URL: `smtp://127.0.0.1:${port}` }, (ground) =>
    orderWithoutMail(ground, "a mail server that says nothing"),
  );
  return [...dead, ...(await silent.finally(hangUp))];
}
