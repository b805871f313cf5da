import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { randomFrom } from "#prisma/seed/random.ts";
import { acknowledged, checkoutRequest, formHeaders } from "#tests/bench/rig/checkout-request.ts";
import { type Answer, HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { makeAdministrator } from "#tests/bench/rig/staff.ts";
import { stockOf, stockProduct } from "#tests/bench/rig/stock-products.ts";
import { workersOf } from "./backend.ts";
import { workOfProcess } from "./heavy-requests.ts";
import { noFaults, tally, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

const rounds = 100;

/** A member of staff at a browser of their own: a post gives the answer, as the server wrote it. */
type Desk = { post: (path: string, fields: Record<string, string>) => Promise<Answer>; close: () => void };

async function openDesk({ shop: { origin }, client }: Ground): Promise<Desk> {
  const [line, cookie] = [new HttpConnection(origin), await makeAdministrator(client)];
  await line.ask({ path: "/healthz" });
  return {
    post: (path, fields) =>
      line.ask({ method: "POST", path, headers: formHeaders(origin, cookie), body: new URLSearchParams(fields).toString() }),
    close: () => line.hangUp(),
  };
}

/** The sockets of the connections that are open to a port of this machine, as Linux numbers them. */
const openSockets = (port: number): Set<string> =>
  new Set(
    readFileSync("/proc/net/tcp", "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = "", , state]) => state === "01" && Number.parseInt(local.split(":")[1] ?? "", 16) === port)
      .map((fields) => `socket:[${fields[9]}]`),
  );

/** Whether a process serves one of these sockets. */
const holdsAny = (pid: number, sockets: ReadonlySet<string>): boolean =>
  readdirSync(`/proc/${pid}/fd`).some((file) => {
    try {
      return sockets.has(readlinkSync(`/proc/${pid}/fd/${file}`));
    } catch {
      return false; // closed meanwhile
    }
  });

/** Two desks, each served by another process; waits until both processes are there. */
async function openDesks(ground: Ground): Promise<{ desks: readonly [Desk, Desk]; workers: readonly number[] }> {
  for (;;) {
    const desks = [await openDesk(ground), await openDesk(ground)] as const;
    const [workers, sockets] = [workersOf(ground.shop.pid), openSockets(Number(new URL(ground.shop.origin).port))];
    if (workers.filter((pid) => holdsAny(pid, sockets)).length === 2) return { desks, workers };
    for (const desk of desks) desk.close();
    await sleep(500);
  }
}

/** Which sentence follows a redirect, by its key. */
export const toastOf = ({ headers }: Answer): string => /toast=([\w-]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "none";

const numbersOf = async (client: Client, query: string, values: unknown[] = []): Promise<number[]> =>
  (await client.query<{ number: number }>(query, values)).rows.map(({ number }) => number);

type Race = { ground: Ground; desks: readonly [Desk, Desk] };

/** Both save an area that has no record yet. */
async function sameZone({ ground: { client }, desks }: Race): Promise<Verdict> {
  const [zone, faults, charges] = ["Bosan Road Extension", [] as string[], ["90", "95"]];
  for (let round = 1; round <= rounds; round++) {
    const answers = await Promise.all(
      desks.map(({ post }, at) =>
        post("/admin/delivery-zones?index", { name: zone, delivery_charge: charges[at] ?? "", is_active: "on" }),
      ),
    );
    const [records] = await numbersOf(client, "SELECT count(*)::int AS number FROM delivery_zones WHERE name = $1", [zone]);
    const second = answers.find(({ status }) => status === 409);
    const isReported = second?.body.toString().includes(`${zone} is already in the list. Open it there.`);
    if (records !== 1 || !isReported || !answers.some(({ status }) => status === 302))
      faults.push(`round ${round}: ${records} records, ${tally(answers.map(({ status }) => status))}`);
    await client.query("DELETE FROM delivery_zones WHERE name = $1", [zone]);
  }
  return noFaults(`two staff save the same area that is not set, ${rounds} times: one record, the second is refused`, faults);
}

/** Both move services about, each as the list was before. */
async function reorder({ ground: { client }, desks }: Race): Promise<Verdict> {
  const random = randomFrom(16);
  const ids = await numbersOf(client, "SELECT id AS number FROM services ORDER BY id");
  const [faults, toasts]: [string[], string[]] = [[], []];
  for (let round = 1; round <= rounds; round++) {
    const { rows } = await client.query<{ id: number; version: number }>("SELECT id, version FROM services");
    const answers = await Promise.all(
      desks.map(({ post }) => {
        const { id, version } = random.pick(rows);
        return post(`/admin/services/${id}/${random.pick(["up", "down"])}`, { version: String(version) });
      }),
    );
    toasts.push(...answers.map(toastOf));
    const after = await numbersOf(client, "SELECT id AS number FROM services ORDER BY id");
    const places = await numbersOf(client, "SELECT DISTINCT display_order AS number FROM services");
    const strange = answers.filter((answer) => !toastOf(answer).startsWith("service-order-"));
    if (after.join() !== ids.join() || places.length !== ids.length || strange.length > 0)
      faults.push(`round ${round}: ${places.length} places for ${after.length} services, ${strange.length} strange answers`);
  }
  return noFaults(`two staff reorder services, ${rounds} times: each once, at a place of its own`, faults, tally(toasts));
}

/** A package with 2 of one product and 1 of another, in the cart of a customer who looks at the checkout. */
async function packageInCart({ shop, client }: Ground, [first, second]: readonly [number, number]) {
  const [packageId = 0] = await numbersOf(
    client,
    "INSERT INTO packages (name, description, price) VALUES ('Raced', 'For a race.', 50000) RETURNING id AS number",
  );
  const [lineId = 0] = await numbersOf(
    client,
    "INSERT INTO package_products (package_id, product_id, quantity) VALUES ($1, $2, 2000), ($1, $3, 1000) RETURNING id AS number",
    [packageId, first, second],
  );
  const [shopper] = await makeShoppers(client, 1, () => []);
  if (!shopper) throw new Error("There is no shopper.");
  await client.query("INSERT INTO cart_items (cart_id, package_id, quantity) SELECT id, $2, 1000 FROM carts WHERE user_id = $1", [
    shopper.userId,
    packageId,
  ]);
  const line = new HttpConnection(shop.origin);
  const checkout = await line.ask({ path: "/checkout", headers: { Accept: "text/html", Cookie: shopper.cookie } });
  const fieldValue = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(checkout.body.toString())?.[1] ?? "";
  const request = checkoutRequest(shop.origin, shopper, { shown: fieldValue("shown"), key: fieldValue("key") });
  return { packageId, lineId, line, request };
}

/** A customer orders a package while staff take a product out of it. */
async function soldWhileChanged({ ground, desks: [desk] }: Race): Promise<Verdict> {
  const { client } = ground;
  const products = [await stockProduct(client, 10_000), await stockProduct(client, 10_000)] as const;
  const [faults, seen]: [string[], string[]] = [[], []];
  for (let round = 1; round <= rounds; round++) {
    const { packageId, lineId, line, request } = await packageInCart(ground, products);
    const before = [await stockOf(client, products[0]), await stockOf(client, products[1])];
    const [placed, removed] = await Promise.all([
      line.ask(request),
      desk.post(`/admin/packages/${packageId}/lines/${lineId}/delete`, {}),
    ]);
    line.hangUp();
    const order = acknowledged(placed);
    const drawn = await numbersOf(
      client,
      `SELECT c.quantity AS number FROM order_line_components c JOIN order_lines l ON l.id = c.line_id
       WHERE l.order_id = $1 ORDER BY c.product_id`,
      [order ?? 0],
    );
    const after = [await stockOf(client, products[0]), await stockOf(client, products[1])];
    const fallen = before.map((level, at) => level - (after[at] ?? 0)).join();
    const isWhole =
      order === null ? placed.status === 409 && fallen === "0,0" : drawn.join() === "2000,1000" && fallen === "2000,1000";
    seen.push(order === null ? "refused" : "old contents");
    if (!isWhole || toastOf(removed) !== "package-line-removed")
      faults.push(`round ${round}: answered ${placed.status}, drawn ${drawn}, stock fell by ${fallen}, ${toastOf(removed)}`);
  }
  const what = `a package ordered while a line is taken out, ${rounds} times: what the customer saw or a refusal, stock right`;
  return noFaults(what, faults, tally(seen));
}

/** One deletes a category while the other puts a product into it. */
async function deletedWhileFilled({ ground: { client }, desks: [one, other] }: Race): Promise<Verdict> {
  const [faults, won]: [string[], string[]] = [[], []];
  for (let round = 1; round <= rounds; round++) {
    const name = `Raced ${round}`;
    const [id = 0] = await numbersOf(
      client,
      "INSERT INTO categories (name, slug) VALUES ($1, replace(lower($1), ' ', '-')) RETURNING id AS number",
      [name],
    );
    const product = { name, description: "Put into it.", price: "100", category_id: String(id) };
    const [deleted, added] = await Promise.all([
      one.post(`/admin/categories/${id}/delete`, { version: "1" }),
      other.post("/admin/products/new", product),
    ]);
    const [left] = await numbersOf(client, "SELECT count(*)::int AS number FROM categories WHERE id = $1", [id]);
    const [inIt] = await numbersOf(client, "SELECT count(*)::int AS number FROM products WHERE name = $1", [name]);
    const isAdded = toastOf(added) === "product-added";
    const isDeleted = toastOf(deleted) === "row-deleted";
    won.push(isDeleted ? "deleted" : "filled");
    if (isAdded === isDeleted || left !== inIt || left !== Number(isAdded))
      faults.push(`round ${round}: ${toastOf(deleted)}, ${added.status}, ${left} categories, ${inIt} products in it`);
  }
  const orphans = await numbersOf(
    client,
    "SELECT p.id AS number FROM products p LEFT JOIN categories c ON c.id = p.category_id WHERE c.id IS NULL",
  );
  const what = `a category deleted while a product is put into it, ${rounds} times: one of both is refused, no orphan`;
  return noFaults(what, [...faults, ...orphans.map((id) => `product ${id} has no category`)], tally(won));
}

/** Staff change categories, packages, services and areas at once through two processes. */
export const sectionsRace = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, { WEB_CONCURRENCY: "2" }, async (ground) => {
    const { desks, workers } = await openDesks(ground);
    const before = workers.map(workOfProcess);
    const race: Race = { ground, desks };
    const verdicts = [await sameZone(race), await reorder(race), await soldWhileChanged(race), await deletedWhileFilled(race)];
    const work = workers.map((pid, at) => workOfProcess(pid) - (before[at] ?? 0));
    return [
      ...verdicts,
      {
        what: "two processes took part",
        seen: `${work.join(" and ")} ms of processor time`,
        ok: work.length === 2 && work.every((ms) => ms > 500),
      },
      noFaults("errors in the server's log", ground.shop.problems),
    ];
  });
