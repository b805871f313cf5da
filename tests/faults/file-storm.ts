import { setTimeout as sleep } from "node:timers/promises";
import { formHeaders } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection, type HttpRequest } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { memoryOf } from "#tests/bench/rig/spent.ts";
import { othersWaitNoLonger, timesOf, type Watched, whatOthersAsk } from "./others-meanwhile.ts";
import { makePeople } from "./people.ts";
import { noFaults, tally, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

/** How many files are sent at once. */
const atOnce = 10;

/** From the answers of ten files to the next ten, milliseconds. */
const pause = 500;

/** The server may hold as many times what it holds with one file. */
const maxTimes = 2;

/** A file is as large as a page promises to take, bytes, and has as many rows. */
const [size, rows] = [7.9 * 1024 * 1024, 10_000];

/** What is sent or asked for at once, and how it may be answered. */
type Storm = { name: string; sent: HttpRequest; statuses: readonly number[] };

/** A file of a heading and as many rows as may be, each of them padded. */
function fileOf(heading: string, row: (nth: number, padding: string) => string): string {
  const padding = "x".repeat(Math.floor(size / rows) - row(rows, "").length - 1);
  return [heading, ...Array.from({ length: rows }, (_, nth) => row(nth, padding))].join("\n");
}

const upload = (path: string, { origin, cookie }: { origin: string; cookie: string }, file: string): HttpRequest => {
  const source = '--cut\r\nContent-Disposition: form-data; name="source"\r\n\r\njazzcash\r\n';
  const head = '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n';
  return {
    method: "POST",
    path,
    headers: { ...formHeaders(origin, cookie), "Content-Type": "multipart/form-data; boundary=cut" },
    body: Buffer.from(`${source}${head}${file}\r\n--cut--\r\n`),
  };
};

/** Sends one file and gives the address that it leads to. */
async function addressOf(origin: string, sent: HttpRequest): Promise<string> {
  const line = new HttpConnection(origin);
  const { status, headers, body } = await line.ask(sent);
  line.hangUp();
  const address = headers.get("location");
  if (!address) throw new Error(`${sent.path} was answered ${status} ${body.toString().slice(0, 200)}`);
  return address;
}

async function storms({ shop: { origin }, client }: Ground): Promise<Storm[]> {
  const { staff } = await makePeople(client);
  const as = { origin, cookie: staff.cookie };
  const statement = fileOf(
    "Transaction Date,Transaction ID,From,Amount (PKR),Status",
    (nth, padding) => `23/11/2026,JC-${800_000 + nth},${padding},${1000 + nth}.00,Successful`,
  );
  const goods = fileOf("name,description,category,price", (nth, padding) => `Storm ${nth},${padding},Vegetables,${100 + nth}`);
  const sendStatement = upload("/admin/payments/statements", as, statement);
  const sendGoods = upload("/admin/products/import", as, goods);
  const [statementPath, goodsPath] = [await addressOf(origin, sendStatement), await addressOf(origin, sendGoods)];
  const columns = {
    date: "Transaction Date",
    amount: "Amount (PKR)",
    reference: "Transaction ID",
    status: "Status",
    direction: "*",
  };
  const form = { method: "POST", headers: formHeaders(origin, staff.cookie), body: new URLSearchParams(columns).toString() };
  await addressOf(origin, { ...form, path: `${statementPath}/columns` });
  const look = { headers: { Accept: "text/html", Cookie: staff.cookie } };
  return [
    { name: "dry runs of a statement of 8 MB", sent: { ...look, path: statementPath }, statuses: [200, 503] },
    { name: "dry runs of a product file of 8 MB", sent: { ...look, path: goodsPath }, statuses: [200, 503] },
    { name: "statements of 8 MB", sent: sendStatement, statuses: [302, 503] },
    { name: "product files of 8 MB", sent: sendGoods, statuses: [302, 503] },
  ];
}

/** The most that a process holds until it is over, MB. */
function watchMemory(pid: number) {
  let most = 0;
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, memoryOf(pid));
      await sleep(20);
    }
  };
  const looking = look().catch(() => undefined);
  return async () => {
    over.abort();
    await looking;
    return most;
  };
}

/** Sends so many at once, and again shortly after all are answered, until it is over and at least twice; gives the statuses. */
function storm(origin: string, sent: HttpRequest, count: number) {
  const lines = Array.from({ length: count }, () => new HttpConnection(origin));
  const statuses: number[] = [];
  let isOver = false;
  const send = async () => {
    for (let round = 0; round < 2 || !isOver; round++) {
      const answers = await Promise.all(lines.map((line) => line.ask(sent)));
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

async function judge({ shop }: Ground, watched: readonly Watched[], { name, sent, statuses }: Storm): Promise<Verdict[]> {
  await timesOf(shop.origin, watched); // the first of a kind compiles what serves it
  const endOfOne = watchMemory(shop.pid);
  await storm(shop.origin, sent, 1)();
  const one = await endOfOne();
  const quiet = await timesOf(shop.origin, watched);
  const endOfTen = watchMemory(shop.pid);
  const end = storm(shop.origin, sent, atOnce);
  const meanwhile = await timesOf(shop.origin, watched);
  const answers = await end();
  const ten = await endOfTen();
  const after = await timesOf(shop.origin, watched);
  const what = `${atOnce} ${name} at once`;
  return [
    ...othersWaitNoLonger(what, { quiet, meanwhile, after }),
    { what: `${what}: each is answered`, seen: tally(answers), ok: answers.every((status) => statuses.includes(status)) },
    {
      what: `${what}: the server holds at most ${maxTimes} × what it holds with one`,
      seen: `${Math.round(one)} → ${Math.round(ten)} MB, ${(ten / one).toFixed(2)} ×`,
      ok: ten <= one * maxTimes,
    },
  ];
}

/** Staff send ten table files of the promised size at once: nobody else waits for it, and the memory is bounded. */
export const fileStorm = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, { WEB_CONCURRENCY: "1" }, async (ground) => {
    const search: Watched = {
      name: "pages",
      sent: { path: "/products?search=aloo", headers: { Accept: "text/html" } },
      statuses: [200],
    };
    const watched = [...(await whatOthersAsk(ground.shop.origin)), search];
    const verdicts: Verdict[] = [];
    for (const one of await storms(ground)) verdicts.push(...(await judge(ground, watched, one)));
    return [...verdicts, noFaults("errors in the server's log", ground.shop.problems)];
  });
