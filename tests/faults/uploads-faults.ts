import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { acknowledged, checkoutRequest } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers, type Shopper } from "#tests/bench/rig/shoppers.ts";
import { type Shop, startShop } from "#tests/bench/rig/start-shop.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { makePicture } from "#tests/fixtures/make-picture.ts";
import { mayMount, mountSmall } from "#tests/support/mounts.ts";
import { runIn } from "./checkout-copy.ts";
import type { Verdict } from "./verdict.ts";
import { connected } from "./with-shop.ts";

const notTried = (what: string): Verdict[] => [
  { what, seen: "not tried: this machine lets us mount no small file system", ok: true },
];

async function send(line: HttpConnection, { origin }: Shop, { cookie }: Shopper): Promise<{ status: number; body: string }> {
  const boundary = "a-picture-of-somebody";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="avatar"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    await makePicture({ width: 400, height: 400, format: "jpeg" }),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = {
    ...{ Origin: origin, Accept: "text/html", Cookie: `${cookie}; lang=en` },
    "Content-Type": `multipart/form-data; boundary=${boundary}`,
  };
  const answer = await line.ask({ method: "POST", path: "/profile/picture", headers, body });
  return { status: answer.status, body: answer.body.toString() };
}

async function readiness(line: HttpConnection): Promise<string> {
  const { status, body } = await line.ask({ path: "/readyz" });
  return `${status} ${body}`;
}

/** Fills a file system to its last block; gives the space back. */
function fill(folder: string): () => void {
  const filler = join(folder, "filler");
  try {
    writeFileSync(filler, Buffer.alloc(128 * 2 ** 20));
  } catch {
    // it is full now
  }
  return () => rmSync(filler);
}

/** The uploads folder is a disk of its own that is full, then read-only: pictures are refused in a sentence, orders and pages go on. */
export async function uploadsFull({ path }: ShopFolder): Promise<Verdict[]> {
  if (!mayMount) return notTried("a full uploads folder");
  const uploads = join(path, "uploads");
  const unmount = mountSmall(uploads, "size=64m,mode=755");
  try {
    const shop = await startShop(path);
    return await judge(shop, uploads).finally(shop.stop);
  } finally {
    unmount();
  }
}

async function judge(shop: Shop, uploads: string): Promise<Verdict[]> {
  const client = await connected(shop.databaseUrl);
  const productId = await stockProduct(client, 10);
  const [shopper, other] = await makeShoppers(client, 2, () => [{ productId, quantity: 1000 }]);
  await client.end();
  if (!shopper || !other) throw new Error("There is no customer.");
  const line = new HttpConnection(shop.origin);
  try {
    const before = await send(line, shop, shopper);
    const states: Verdict[] = [];
    const state = async (what: string, named: string) => {
      const refused = await send(line, shop, shopper);
      const isSaid = refused.status === 503 && refused.body.includes("The shop cannot store pictures just now");
      states.push({ what: `${what}: a picture is refused in a sentence`, seen: String(refused.status), ok: isSaid });
      const ready = await readiness(line);
      states.push({ what: `${what}: /readyz names it`, seen: ready, ok: ready.startsWith("200") && ready.includes(named) });
    };
    const giveBack = fill(uploads);
    await state("uploads full", "uploads-full");
    const ordered = acknowledged(await line.ask(checkoutRequest(shop.origin, shopper, {})));
    giveBack();
    execFileSync("mount", ["-o", "remount,ro", uploads]);
    await state("uploads read-only", "uploads-read-only");
    execFileSync("mount", ["-o", "remount,rw", uploads]);
    const after = await send(line, shop, other);
    const ready = await readiness(line);
    return [
      ...states,
      { what: "an order is taken meanwhile", seen: String(ordered), ok: ordered !== null },
      {
        what: "before and after it pictures are stored, and nothing is degraded then",
        seen: `${before.status}, ${after.status}, ${ready}`,
        ok: before.status === 302 && after.status === 302 && !ready.includes("uploads"),
      },
    ];
  } finally {
    line.hangUp();
  }
}

/** A backup is restored onto an uploads folder that is a mount: it stays the mount, and holds what the backup holds and nothing else. */
export async function restoreOntoMount({ path }: ShopFolder): Promise<Verdict[]> {
  if (!mayMount) return notTried("a restore onto a mount");
  const kept = mkdtempSync(join(tmpdir(), "taaza-kept-"));
  const uploads = join(path, "uploads");
  const [held, added] = ["products/1763635374123.webp", "products/1763635374999.webp"];
  const backup = join(kept, "shop.gz");
  const unmount = mountSmall(uploads, "size=256m,mode=755");
  try {
    mkdirSync(join(uploads, "products"), { recursive: true });
    writeFileSync(join(uploads, held), "of the backup");
    await runIn(".", path, "--import", "tsx", "prisma/backup/main.mjs", "backup", backup);
    writeFileSync(join(uploads, added), "added since");
    rmSync(join(uploads, held));
    const device = statSync(uploads).dev;
    await runIn(".", path, "--import", "tsx", "prisma/backup/main.mjs", "restore", backup, "--replace");
    const there = [existsSync(join(uploads, held)), existsSync(join(uploads, added)), statSync(uploads).dev === device];
    const shop = await startShop(path);
    const line = new HttpConnection(shop.origin);
    const ready = await readiness(line).finally(() => line.hangUp());
    await shop.stop();
    return [
      {
        what: "restored onto a mount: it holds the backup's pictures and no others, and is still the mount",
        seen: there.join(", "),
        ok: String(there) === "true,false,true",
      },
      { what: "the shop restored onto a mount opens", seen: ready, ok: ready.startsWith("200") },
    ];
  } finally {
    unmount();
    rmSync(kept, { recursive: true, force: true });
  }
}
