import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { formHeaders } from "#tests/bench/rig/checkout-request.ts";
import { type Answer, HttpConnection, type HttpRequest } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makePeople, type People } from "./people.ts";
import { noFaults, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

/** The longest that one request may hold the process, milliseconds. */
const longestHold = 100;

/** A heavy request, and the expected response; `before` is the body of a light one that is answered alike, else an empty one is sent. */
type Heavy = { name: string; sent: HttpRequest; statuses: readonly number[]; before?: string };

const repeated = (times: number) => Array.from({ length: times }, () => "quantity=1").join("&");

const inParts = (headers: string, body: string, times = 1) =>
  `${`--cut\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${body}\r\n`.repeat(times)}--cut--\r\n`;

function heavyRequests(origin: string, { customer, staff }: People): Heavy[] {
  const post = (path: string, cookie: string, body: string): HttpRequest => ({
    method: "POST",
    path,
    headers: formHeaders(origin, cookie),
    body,
  });
  const multipart = (path: string, cookie: string, body: string): HttpRequest => ({
    ...post(path, cookie, body),
    headers: { ...formHeaders(origin, cookie), "Content-Type": "multipart/form-data; boundary=cut" },
  });
  const blankRows = (rows: number) => inParts('name="file"; filename="a.csv"', `name,price\n${"\n".repeat(rows)}Aloo,95`);
  const preview = (text: string) => post("/admin/content/preview", staff.cookie, new URLSearchParams({ text }).toString());
  return [
    { name: "a field 10,000 times", sent: post("/cart", "", repeated(10_000)), statuses: [400] },
    { name: "a field 100,000 times", sent: post("/cart", "", repeated(100_000)), statuses: [413] },
    {
      name: "a field 90,000 times by staff",
      sent: post("/admin/pricing", staff.cookie, repeated(90_000)),
      statuses: [400],
      before: repeated(5001),
    },
    {
      name: "a field 50,000 times in parts",
      sent: multipart("/profile/picture", customer.cookie, inParts('name="avatar"', "1", 50_000)),
      statuses: [400],
    },
    {
      name: "300,000 blank rows",
      sent: multipart("/admin/products/import", staff.cookie, blankRows(300_000)),
      statuses: [422],
      before: blankRows(11_000),
    },
    { name: "quotes within quotes", sent: preview("> ".repeat(9_900)), statuses: [200] },
    { name: "lists within lists", sent: preview("1. ".repeat(6_600)), statuses: [200] },
    { name: "emphasis without end", sent: preview("_a*".repeat(6_600)), statuses: [200] },
  ];
}

/** The processor's time that a process has used, milliseconds. */
export function workOfProcess(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Sends a small request repeatedly until the signal; returns the longest latency, milliseconds. */
function watch(origin: string) {
  const line = new HttpConnection(origin);
  let isOver = false;
  const longest = (async () => {
    let most = 0;
    while (!isOver) {
      const began = performance.now();
      await line.ask({ path: "/healthz" });
      most = Math.max(most, performance.now() - began);
      await sleep(5);
    }
    line.hangUp();
    return most;
  })();
  return () => {
    isOver = true;
    return longest;
  };
}

/** Sends a request while another visitor looks on. A busy machine makes both wait, and a process that yields works on: the smaller counts. */
async function holdOf({ shop }: Ground, sent: HttpRequest): Promise<{ answer: Answer; held: number }> {
  const line = new HttpConnection(shop.origin);
  const [before, stop] = [workOfProcess(shop.pid), watch(shop.origin)];
  const answer = await line.ask(sent);
  const [wait, work] = [await stop(), workOfProcess(shop.pid) - before];
  line.hangUp();
  return { answer, held: Math.min(wait, work) };
}

/**
 * The least of up to three tries, as a busy machine adds what it does for others: the watching visitor's own requests count as work.
 * A page with a text is asked for once, as the shop keeps what it rendered.
 */
async function leastHoldOf(ground: Ground, sent: HttpRequest): Promise<{ answer: Answer; held: number }> {
  let least = await holdOf(ground, sent);
  for (let tries = 1; tries < 3 && least.held >= longestHold && least.answer.status !== 200; tries++) {
    const again = await holdOf(ground, sent);
    if (again.held < least.held) least = again;
  }
  return least;
}

/** A text that came to the database before it was bounded still has a page around it. */
async function hostileTextOnPage({ client, shop }: Ground): Promise<Verdict> {
  await client.query(
    "UPDATE about_content SET section_content = repeat('> ', 5000) || 'deep' WHERE id = (SELECT min(id) FROM about_content)",
  );
  const line = new HttpConnection(shop.origin);
  const { status } = await line.ask({ path: "/about", headers: { Accept: "text/html" } });
  line.hangUp();
  return { what: "a public page with a text of 5,000 nested quotes", seen: String(status), ok: status === 200 };
}

/** Requests that are cheap to send and dear to serve: answered as they must be, and nobody else waits for it. */
export const heavyRequestsHold = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, { WEB_CONCURRENCY: "1" }, async (ground) => {
    const people = await makePeople(ground.client);
    const verdicts: Verdict[] = [];
    for (const { name, sent, statuses, before = "" } of heavyRequests(ground.shop.origin, people)) {
      await holdOf(ground, { ...sent, body: before }); // the first of a kind compiles what serves it
      const { answer, held } = await leastHoldOf(ground, sent);
      const ok = statuses.includes(answer.status) && held < longestHold;
      verdicts.push({
        what: `${name}: ${statuses.join(" or ")}, held under ${longestHold} ms`,
        seen: `${answer.status}, ${Math.round(held)} ms`,
        ok,
      });
    }
    return [...verdicts, await hostileTextOnPage(ground), noFaults("errors in the server's log", ground.shop.problems)];
  });
