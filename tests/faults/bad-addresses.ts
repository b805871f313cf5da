import { setTimeout as sleep } from "node:timers/promises";
import { HttpConnection, type HttpRequest } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { badShapes, badValues } from "./bad-values.ts";
import { errorPageFaults } from "./error-page-faults.ts";
import { badHeaders, hostilePaths, methods, pagesWithParameters } from "./hostile.ts";
import { makePeople, type People } from "./people.ts";
import { inTime, noFaults, tally, type Verdict } from "./verdict.ts";
import { withShop } from "./with-shop.ts";

/** The longest that the shop may think about any of them, milliseconds. */
const timeout = 2_000;

/** One hostile request and its name for the report. */
type Hostile = HttpRequest & { name: string };

const html = { Accept: "text/html" };

/** Longer ones never come through: Node ends the connection at 16 KiB of headers. */
const values = badValues.filter(({ encoded }) => encoded.length < 10_000);

function queries(people: People): Hostile[] {
  return pagesWithParameters.flatMap(({ path, who, parameters }) => {
    const headers = { ...html, Cookie: people[who].cookie };
    return parameters.flatMap((parameter): Hostile[] => [
      ...values.map(({ name, encoded }) => ({
        name: `${parameter} is ${name}`,
        path: `${path}${path.includes("?") ? "&" : "?"}${parameter}=${encoded}`,
        headers,
      })),
      ...badShapes.map(({ name, write }) => ({
        name: `${parameter} ${name}`,
        path: `${path}${path.includes("?") ? "&" : "?"}${write(parameter, "1")}`,
        headers,
      })),
    ]);
  });
}

/** Every URL that is open to anonymous requests without a form. */
function listHostile(people: People, origin: string): Hostile[] {
  const everywhere = Object.values(people).flatMap(({ cookie }) =>
    hostilePaths.map((path) => ({ name: "path", path, headers: { ...html, Cookie: cookie } })),
  );
  const ways = methods.flatMap((method) =>
    ["/", "/products", "/product/7", "/checkout", "/admin/orders/1", "/no-such-page"].map((path) => ({
      name: method,
      method,
      path,
      headers: { ...html, Origin: origin },
    })),
  );
  const headers = badHeaders.map((header) => ({
    name: `headers ${JSON.stringify(header).slice(0, 60)}`,
    path: "/products",
    headers: { ...html, ...header },
  }));
  return [...queries(people), ...everywhere, ...ways, ...headers];
}

/** Hostile query strings, paths, methods and headers: whatever they deserve, but nothing breaks and nothing hangs. */
export const badAddresses = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, {}, async ({ shop, client }) => {
    const start = performance.now();
    const people = await makePeople(client);
    const line = new HttpConnection(shop.origin);
    const statuses: number[] = [];
    const broken: string[] = [];
    let slowest = { ms: 0, here: "" };
    for (const { name, ...sent } of listHostile(people, shop.origin)) {
      const began = performance.now();
      const answer = await line.ask(sent).catch(() => null);
      const ms = Math.round(performance.now() - began);
      const here = `${sent.method ?? "GET"} ${sent.path.slice(0, 80)} (${name})`;
      if (ms > slowest.ms) slowest = { ms, here };
      if (!answer) broken.push(`${here}: no answer`);
      else {
        statuses.push(answer.status);
        broken.push(...errorPageFaults(answer).map((fault) => `${here}: ${fault}`));
      }
    }
    line.hangUp();
    await sleep(200); // the log's last lines are still on their way
    return [
      noFaults(`${statuses.length} hostile requests: answered, never broken`, broken, tally(statuses)),
      inTime(
        {
          what: "none of them keeps the shop busy for 2 s",
          seen: `${slowest.ms} ms at most, ${slowest.here}`,
          ms: slowest.ms,
          within: timeout,
        },
        start,
      ),
      noFaults("errors in the server's log", shop.problems),
    ];
  });
