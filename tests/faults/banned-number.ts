import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { acknowledged } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { makePeople } from "./people.ts";
import { postTogether } from "./post-together.ts";
import { noFaults, tally, timeLimit, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

/** What gateways answer to every message once WhatsApp has shut the shop's number out. */
const bans: readonly { name: string; status: number; body: string }[] = [
  { name: "403", status: 403, body: '{"error":"forbidden"}' },
  { name: "200 with an error", status: 200, body: '{"status":"failed","message":"Your number is banned from using WhatsApp"}' },
  { name: "400 TOS_BLOCK", status: 400, body: '"TOS_BLOCK"' },
  { name: "words nobody knows", status: 400, body: '{"error":"zx-17"}' },
];

const orders = 8;

/** A banned number is tried no more often than so: three answers that nobody understands stop the lane, and one a minute looks again. */
const mostTries = 4;

type Gateway = { host: string; asked: number; answer: (typeof bans)[number] | null; stop: () => void };

async function startGateway(): Promise<Gateway> {
  const gateway: Gateway = { host: "", asked: 0, answer: null, stop: () => undefined };
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.includes("send-")) gateway.asked++;
    const { status, body } = gateway.answer ?? { status: 200, body: '"success"' };
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(request.url?.includes("get-state") ? '"connected"' : body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  gateway.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  gateway.stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return gateway;
}

const count = async (client: Client, where: string): Promise<number> =>
  (await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM outbox WHERE channel = 'whatsapp' AND ${where}`))
    .rows[0]?.count ?? 0;

/** Waits until something holds, a minute at most at the ordinary pace. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  for (; performance.now() - began < timeLimit(60_000); await sleep(250)) if (await holds()) return true;
  return false;
}

async function playBan({ shop, client }: Ground, gateway: Gateway, ban: (typeof bans)[number]): Promise<Verdict> {
  await client.query("DELETE FROM outbox");
  await client.query("DELETE FROM outbox_lanes");
  gateway.answer = ban;
  gateway.asked = 0;
  const productId = await stockProduct(client, 100);
  const shoppers = await makeShoppers(client, orders, () => [{ productId, quantity: 1000 }]);
  const placed = await postTogether({ shop, client }, shoppers);
  const faults = placed
    .filter(({ answer }) => acknowledged(answer) === null)
    .map(({ status }) => `an order was answered ${status}`);
  const isDown = async () =>
    (await client.query("SELECT FROM outbox_lanes WHERE name = 'whatsapp' AND down_since IS NOT NULL")).rows.length > 0;
  // what failed is tried again after a while, which passes at once here
  const hurry = () => client.query("UPDATE outbox SET not_before = now() WHERE status = 'waiting' AND claimed_at IS NULL");
  if (!(await until(async () => (await hurry()) && (await isDown())))) faults.push("the lane did not stop");
  const tries = gateway.asked;
  if (tries > mostTries) faults.push(`the gateway was asked ${tries} times`);
  if ((await count(client, "status = 'dead'")) > 0) faults.push("messages were given up");

  await client.query("UPDATE outbox_lanes SET down_since = down_since - interval '3 minutes' WHERE name = 'whatsapp'");
  const { staff } = await makePeople(client);
  const line = new HttpConnection(shop.origin);
  const desk = await line.ask({ path: "/admin/orders", headers: { Accept: "text/html", Cookie: staff.cookie } });
  line.hangUp();
  if (!desk.body.includes("WhatsApp does not get through")) faults.push("the owner is not told");

  gateway.answer = null;
  await client.query("UPDATE outbox_lanes SET probe_at = now(), next_at = NULL WHERE name = 'whatsapp'");
  const goesOn = () => client.query("UPDATE outbox_lanes SET next_at = NULL WHERE name = 'whatsapp'"); // without its pace of seconds
  const isEmpty = async () => {
    await goesOn();
    await hurry();
    return (await count(client, "status = 'waiting'")) === 0;
  };
  if (!(await until(isEmpty))) faults.push(`${await count(client, "status = 'waiting'")} messages did not leave after the ban`);
  return noFaults(
    `the number is banned (${ban.name}): orders go on, the lane stops, the owner is told, and what waited leaves afterwards`,
    faults,
    `${tally(placed.map(({ status }) => status))}, asked ${tries} times`,
  );
}

/** A gateway that refuses every message because WhatsApp has banned the shop's number, in several words, and takes them again later. */
export async function bannedNumber(folder: ShopFolder): Promise<Verdict[]> {
  const gateway = await startGateway();
  const settings = { WHATSAPP_BASE_URL: `http://${gateway.host}`, WHATSAPP_CRED_ID: "shop", OUTBOUND_ALLOW: gateway.host };
  return withShop(folder, settings, async (ground) => {
    const verdicts: Verdict[] = [];
    for (const ban of bans) verdicts.push(await playBan(ground, gateway, ban));
    return verdicts;
  }).finally(gateway.stop);
}
