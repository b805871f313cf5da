import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { postmasterOf } from "#app/server/postmaster.ts";
import { formHeaders } from "#tests/bench/rig/checkout-request.ts";
import { type Answer, HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeAdministrator } from "#tests/bench/rig/staff.ts";
import type { Shop } from "#tests/bench/rig/start-shop.ts";
import { makePhotograph } from "#tests/fixtures/make-picture.ts";
import { responseFaults } from "./database-outage.ts";
import { noFaults, tally, type Verdict } from "./verdict.ts";
import { connected, withShop } from "./with-shop.ts";

/** How often PostgreSQL is killed in the middle of a move. */
const outages = 10;

/** A move waits for a locked row by then, milliseconds. */
const untilItWaits = 300;

async function readOrder({ databaseUrl }: Shop): Promise<string> {
  const client = await connected(databaseUrl);
  const { rows } = await client.query<{ row: string }>("SELECT id || ':' || display_order AS row FROM services ORDER BY id");
  await client.end();
  return rows.map(({ row }) => row).join(" ");
}

/** Waits until the shop reads its database again. */
async function whenReady({ origin }: Shop): Promise<void> {
  const line = new HttpConnection(origin);
  while ((await line.ask({ path: "/readyz" }).catch(() => null))?.status !== 200) await sleep(50);
  line.hangUp();
}

/** Starts a move that has written the adjacent row and waits for its own, then kills PostgreSQL. */
async function killInMove(shop: Shop, cookie: string, dataDir: string): Promise<Answer> {
  const holder = await connected(shop.databaseUrl);
  const { rows } = await holder.query<{ id: number; version: number }>(
    "SELECT id, version FROM services ORDER BY display_order DESC LIMIT 1",
  );
  const [{ id = 0, version = 0 } = {}] = rows;
  await holder.query("BEGIN");
  await holder.query("SELECT FROM services WHERE id = $1 FOR UPDATE", [id]);
  const line = new HttpConnection(shop.origin);
  const headers = formHeaders(shop.origin, cookie);
  const moving = line.ask({ method: "POST", path: `/admin/services/${id}/up`, headers, body: `version=${version}` });
  await sleep(untilItWaits);
  process.kill(postmasterOf(join(dataDir, "pg"))?.pid ?? 0, "SIGKILL");
  const answer = await moving;
  line.hangUp();
  await holder.end().catch(() => undefined);
  return answer;
}

/** PostgreSQL is killed while services change places. */
async function goneInMove({ path }: ShopFolder, cookie: string, shop: Shop): Promise<Verdict> {
  const [faults, seen, before] = [[] as string[], [] as number[], await readOrder(shop)];
  for (let round = 1; round <= outages; round++) {
    const began = Date.now();
    const answer = await killInMove(shop, cookie, path);
    seen.push(answer.status);
    faults.push(...responseFaults({ at: began, ms: Date.now() - began, path: "a move", answer }));
    await whenReady(shop);
    const after = await readOrder(shop);
    if (after !== before) faults.push(`round ${round}: ${before} became ${after}`);
  }
  const what = `PostgreSQL gone in the middle of a move, ${outages} times: the old order, and a sentence`;
  return noFaults(what, faults, tally(seen));
}

/** Mounts a file system at the uploads that is too small for a picture; false where none may be mounted. */
function mountTinyDisk(path: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16k,mode=755", "tmpfs", path], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The form of a new category with its picture, as a browser without scripts posts it. */
async function categoryForm(name: string): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  form.set("name", name);
  const picture = (await makePhotograph({ width: 800, height: 600 })) as Uint8Array<ArrayBuffer>;
  form.set("image_url_file", new File([picture], "gift.jpg", { type: "image/jpeg" }));
  const request = new Request("http://shop.test/", { method: "POST", body: form });
  return { type: request.headers.get("content-type") ?? "", body: Buffer.from(await request.arrayBuffer()) };
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

/** The disk of the uploads is full while a category is saved with its picture, and has space again afterwards. */
async function fullUploads({ path: dataDir }: ShopFolder, cookie: string, shop: Shop): Promise<Verdict> {
  const [what, uploads, name] = ["the disk is full while a category's picture is stored", join(dataDir, "uploads"), "Gift boxes"];
  mkdirSync(uploads, { recursive: true });
  if (!mountTinyDisk(uploads)) return { what, seen: "not tried: this machine lets us mount no small file system", ok: true };
  const line = new HttpConnection(shop.origin);
  const save = async () => {
    const { type, body } = await categoryForm(name);
    const headers = { ...formHeaders(shop.origin, cookie), "Content-Type": type };
    return line.ask({ method: "POST", path: "/admin/categories?index&edit=new", headers, body });
  };
  const countSaved = async () => {
    const client = await connected(shop.databaseUrl);
    const { rows } = await client.query<{ count: number }>("SELECT count(*)::int AS count FROM categories WHERE name = $1", [
      name,
    ]);
    await client.end();
    return rows[0]?.count ?? -1;
  };
  const began = Date.now();
  const refused = await save();
  const faults = responseFaults({ at: began, ms: Date.now() - began, path: "a save", answer: refused });
  if (!refused.body.toString().includes(`value="${name}"`)) faults.push(`what was typed is gone: ${refused.status}`);
  if (refused.status < 400) faults.push(`the save was answered ${refused.status}`);
  if ((await countSaved()) !== 0) faults.push("the category was saved without its picture");
  faults.push(...filesIn(uploads).map((file) => `half of ${file} is left`));
  execFileSync("umount", ["--lazy", uploads]);
  const saved = await save();
  line.hangUp();
  if (saved.status !== 302 || (await countSaved()) !== 1) faults.push(`with room again the save was answered ${saved.status}`);
  if (filesIn(uploads).length !== 1) faults.push(`${filesIn(uploads).length} pictures are kept`);
  return noFaults(
    `${what}: the save is refused in a sentence, nothing is half, and goes through with room again`,
    faults,
    `${refused.status}, then ${saved.status}`,
  );
}

/** Services change places and pictures are stored while the database or the disk fails. */
export const sectionsOutage = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, {}, async ({ shop, client }) => {
    const cookie = await makeAdministrator(client);
    return [await goneInMove(folder, cookie, shop), await fullUploads(folder, cookie, shop)];
  });
