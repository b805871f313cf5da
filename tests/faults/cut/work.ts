import sharp from "sharp";
import { applyImport } from "#app/domain/catalog/csv/apply-import.server.ts";
import { guessMapping } from "#app/domain/catalog/csv/guess-mapping.ts";
import { saveImport } from "#app/domain/catalog/csv/save-import.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { applyStatement, dryRunStatement } from "#app/domain/orders/statements/apply-statement.server.ts";
import { findStatement, saveStatement } from "#app/domain/orders/statements/save-statement.server.ts";
import { drawDuePictures } from "#app/domain/product-drawings/draw-due-pictures.server.ts";
import { sendForm } from "#app/domain/push/campaign-form.server.ts";
import { createCampaign } from "#app/domain/push/create-campaign.server.ts";
import { pushes } from "#app/domain/push/pushes.server.ts";
import { karachiDate, karachiInstant } from "#app/lib/dates.ts";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db, openDatabase } from "#app/platform/db.server.ts";
import { deleteUpload, saveUpload } from "#app/platform/storage.server.ts";
import { databaseFor } from "#app/server/embedded-postgres.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { startPushService } from "#tests/fixtures/push-service.ts";
import { subscribe } from "#tests/fixtures/subscribe.ts";

/** How much each verb has to do, so that it takes a few seconds. */
const [transfers, customers] = [120, 120];

const columns = {
  date: "Transaction Date",
  amount: "Amount (PKR)",
  direction: "*",
  reference: "Transaction ID",
  status: "Status",
};
const clerk = async () => (await db.user.findFirstOrThrow({ where: { role: "super_admin" }, orderBy: { id: "asc" } })).id;

/** Gives so many products photos of their own, in place of those that they have. */
async function addPhotos(take: number): Promise<void> {
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#3a7" } })
    .webp()
    .toBuffer();
  for (const { id, imageUrl } of await db.product.findMany({ orderBy: { id: "asc" }, take })) {
    const url = await saveUpload({ folder: "products", ending: "webp", bytes });
    await db.product.update({ where: { id }, data: { imageUrl: url } });
    if (imageUrl?.startsWith("/uploads/")) await deleteUpload(imageUrl);
  }
}

/** Makes what the verbs need once; copies of the shop have it then. */
async function prepare(): Promise<void> {
  await addPhotos(40);
  const by = await clerk();
  const lines = ["Transaction Date,Transaction ID,From,Amount (PKR),Status"];
  const today = karachiDate(new Date()).split("-").reverse().join("/");
  for (let nth = 0; nth < transfers; nth++) {
    const paymentReference = `JC-${700_000 + nth}`;
    await makeOrder({ paymentMethod: "jazzcash", subtotal: rupees(1000 + nth), paymentReference });
    lines.push(`${today} 23:59,${paymentReference},Ayesha Khan,${1100 + nth}.00,Successful`);
  }
  await saved(saveStatement({ source: "jazzcash", name: "cut.csv", bytes: Buffer.from(lines.join("\n")) }, { by }));
  const products = await db.product.findMany({ select: { id: true, price: true } });
  const rows = products.map(({ id, price }) => `${id},${(price ?? 10_000) / 100 + 1},`);
  await saved(saveImport({ name: "cut.csv", bytes: Buffer.from(["id,price,version", ...rows].join("\n")) }, { by }));
  for (let nth = 0; nth < customers; nth++) await makeUser({ offersAt: new Date() });
}

async function saved<Value>(
  command: Promise<{ ok: true; value: Value } | { ok: false; refusal: { code: string } }>,
): Promise<Value> {
  const outcome = await command;
  if (!outcome.ok) throw new Error(`refused with ${outcome.refusal.code}`);
  return outcome.value;
}

async function importProducts(): Promise<void> {
  const by = await clerk();
  const { id, header } = await db.productImport.findFirstOrThrow({ where: { byUserId: by } });
  begin();
  await saved(applyImport(id, { mapping: guessMapping(header), heading: [], by, leavesOutErrors: true, describe: () => "" }));
}

async function applyTransfers(): Promise<void> {
  const by = await clerk();
  const { id } = await db.paymentStatement.findFirstOrThrow({ orderBy: { id: "desc" } });
  const statement = await findStatement(id);
  if (!statement) throw new Error("no statement");
  begin();
  const { seal } = await dryRunStatement({ ...statement, columns });
  await saved(applyStatement({ ...statement, columns }, { seal, leave: [] }, { by }));
}

/** A campaign for everybody who agreed to offers, sent and delivered. */
async function runCampaign(): Promise<void> {
  setClock(karachiInstant(karachiDate(new Date()), "12:00"));
  const service = await startPushService();
  const people = await db.user.findMany({ where: { offersAt: { not: null } }, take: customers });
  for (const person of people) await subscribe(service, person);
  begin();
  const form = sendForm.parse({
    title: "Taaza sabzi",
    message: "Aaj ki mandi",
    target_audience: "all",
    schedule_type: "immediate",
  });
  await saved(createCampaign(form, { by: await clerk() }));
  for (let round = 0; round < 50 && (await deliverOutbox(undefined, pushes)) > 0; round++);
  await service.stop();
}

async function drawPictures(): Promise<void> {
  begin();
  await drawDuePictures(undefined, { restBetween: 0 });
}

const begin = () => void process.stdout.write("begun\n");

/** A process that does one verb of the shop on an embedded database of its own, for as long as it is let. */
const verbs: Record<string, () => Promise<void>> = {
  prepare,
  photos: () => addPhotos(20), // the others keep names that a backup has too
  import: importProducts,
  statement: applyTransfers,
  campaign: runCampaign,
  drawing: drawPictures,
};
const [verb = "", dataDir = ""] = process.argv.slice(2);
const database = await databaseFor({ dataDir });
openDatabase(database.url);
await verbs[verb]?.();
await db.$disconnect();
await database.stop();
process.stdout.write("done\n");
process.exit(); // the outbox looks for more
