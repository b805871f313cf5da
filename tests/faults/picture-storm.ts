import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { formHeaders } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection, type HttpRequest } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers, type Shopper } from "#tests/bench/rig/shoppers.ts";
import { childrenOf, memoryOf } from "#tests/bench/rig/spent.ts";
import { othersWaitNoLonger, timesOf, type Watched, whatOthersAsk } from "./others-meanwhile.ts";
import { noFaults, tally, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

/** How many pictures are sent at once, by one account: its whole allowance. */
const atOnce = 10;

/** From the answers of ten pictures to the next ten, milliseconds. */
const pause = 500;

/** What the server's process may hold more than in quiet, and its picture process in all, MB. */
const [maxMore, maxPictures] = [150, 800];

/** A storm: what is sent, and what each of its pictures may be answered. */
type Storm = { name: string; bytes: Buffer; statuses: readonly number[] };

const blank = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 4, background: "#0000" }, limitInputPixels: false });

async function storms(): Promise<Storm[]> {
  const best = { compressionLevel: 9 } as const;
  const [huge, largest, interlaced] = [
    await blank(7000)
      .png({ ...best, progressive: true })
      .toBuffer(),
    await blank(5000).png(best).toBuffer(),
    await blank(2000)
      .png({ ...best, progressive: true })
      .toBuffer(),
  ];
  return [
    { name: "7000 × 7000, interlaced", bytes: huge, statuses: [400, 503] },
    { name: "the largest that are taken", bytes: largest, statuses: [302, 503] },
    { name: "the largest interlaced ones that are taken", bytes: interlaced, statuses: [302, 503] },
  ];
}

function upload(origin: string, { cookie }: Shopper, bytes: Buffer): HttpRequest {
  const head = '--cut\r\nContent-Disposition: form-data; name="avatar"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n';
  return {
    method: "POST",
    path: "/profile/picture",
    headers: { ...formHeaders(origin, cookie), "Content-Type": "multipart/form-data; boundary=cut" },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--cut--\r\n")]),
  };
}

const isPictureProcess = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("picture-worker");

/** The most that the server and its picture process hold until it is over, MB. */
function watchMemory(pid: number) {
  const most = { server: 0, pictures: 0 };
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted) {
      most.server = Math.max(most.server, memoryOf(pid));
      for (const child of childrenOf(pid).filter(isPictureProcess)) most.pictures = Math.max(most.pictures, memoryOf(child));
      await sleep(50);
    }
  };
  const looking = look().catch(() => undefined);
  return async () => {
    over.abort();
    await looking;
    return most;
  };
}

/** Sends ten pictures at once, and ten again shortly after all are answered, until it is over; gives the statuses of the answers. */
function storm({ origin }: Ground["shop"], shopper: Shopper, bytes: Buffer) {
  const lines = Array.from({ length: atOnce }, () => new HttpConnection(origin));
  const statuses: number[] = [];
  let isOver = false;
  const send = async () => {
    while (!isOver) {
      const answers = await Promise.all(lines.map((line) => line.ask(upload(origin, shopper, bytes))));
      statuses.push(...answers.map(({ status }) => status));
      await sleep(pause);
    }
    for (const line of lines) line.hangUp();
  };
  const sending = send();
  return async () => {
    isOver = true;
    await sending;
    return statuses;
  };
}

async function judge(ground: Ground, watched: readonly Watched[], { name, bytes, statuses }: Storm): Promise<Verdict[]> {
  const { shop, client } = ground;
  const [shopper] = await makeShoppers(client, 1, () => []);
  if (!shopper) throw new Error("nobody sends pictures");
  await timesOf(shop.origin, watched); // the first of a kind compiles what serves it
  const quiet = await timesOf(shop.origin, watched);
  const before = memoryOf(shop.pid);
  const memory = watchMemory(shop.pid);
  const end = storm(shop, shopper, bytes);
  const meanwhile = await timesOf(shop.origin, watched);
  const answers = await end();
  const most = await memory();
  const after = await timesOf(shop.origin, watched);
  const what = `${atOnce} pictures at once, ${name} (${Math.round(bytes.length / 1024)} kB)`;
  return [
    ...othersWaitNoLonger(what, { quiet, meanwhile, after }),
    { what: `${what}: each is answered`, seen: tally(answers), ok: answers.every((status) => statuses.includes(status)) },
    {
      what: `${what}: memory is bounded`,
      seen: `server ${Math.round(before)} → ${Math.round(most.server)} MB, pictures ${Math.round(most.pictures)} MB`,
      ok: most.server - before <= maxMore && most.pictures <= maxPictures,
    },
  ];
}

/** One account sends as many pictures at once as it may, as heavy as they may be: nobody else waits for it. */
export const pictureStorm = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, { WEB_CONCURRENCY: "1", DRAW_PICTURES: "1" }, async (ground) => {
    const watched = await whatOthersAsk(ground.shop.origin);
    const verdicts: Verdict[] = [];
    for (const one of await storms()) verdicts.push(...(await judge(ground, watched, one)));
    return [...verdicts, noFaults("errors in the server's log", ground.shop.problems)];
  });
