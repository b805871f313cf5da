import { afterAll, describe, expect, test } from "vitest";
import { correctKhata, takeKhataPayment } from "#app/domain/khata/enter-khata.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader as readEntries } from "./entries.tsx";
import { loader as exportEntries } from "./entries[.]csv.ts";
import { loader } from "./index.tsx";

afterAll(() => setClock(null));

const clockAt = (day: string, time: string) => setClock(new Date(`${day}T${time}:00+05:00`));
const clean = (html: string) => html.replaceAll("\u00a0", " ");

const saba = await makeStaff("admin");
const adeel = await makeStaff("manager");
await db.user.update({ where: { id: saba.id }, data: { name: "Saba Mirza" } });
await db.user.update({ where: { id: adeel.id }, data: { name: "Adeel Hussain" } });
const rafiq = await makeContact({ name: "Ustad Rafiq", khataLimit: rupees(10_000) });
const viewer = await makeStaff("viewer");
let keys = 0;

type Moved = { amount: number; at: string; by: number | null; kind?: "charge" | "refund" };

/** An order of a day with money that came in, or went back. */
async function moved(
  day: string,
  entries: Moved[],
  { method = "cash" as PaymentMethod, contactId = null as number | null } = {},
) {
  const createdAt = new Date(`${day}T${entries[0]?.at ?? "12:00"}:00+05:00`);
  const order = await makeOrder({ paymentMethod: method, createdAt, contactId });
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { orderId: order.id } });
  for (const { amount, at, by, kind = "charge" } of entries)
    await db.paymentEntry.create({
      data: { paymentId, kind, amount: rupees(amount), byUserId: by, createdAt: new Date(`${day}T${at}:00+05:00`) },
    });
  return order.id;
}

const owed = async (amount: number) =>
  correctKhata(
    rafiq.id,
    { amount: rupees(amount), kind: "opening", note: "register", key: `day-owed-${++keys}` },
    { by: saba.id },
  );
const paid = async (amount: number) =>
  takeKhataPayment(
    rafiq.id,
    { amount: rupees(amount), method: "cash", note: null, isMore: false, key: `day-paid-${++keys}` },
    { by: adeel.id },
  );

clockAt("2026-11-27", "08:00");
await owed(8000);
await moved("2026-11-27", [{ amount: 100, at: "23:59", by: saba.id }]);
const first = await moved("2026-11-28", [
  { amount: 400, at: "00:00", by: saba.id },
  { amount: 50, at: "18:10", by: adeel.id, kind: "refund" },
]);
await moved("2026-11-28", [{ amount: 300, at: "18:40", by: null }], { method: "jazzcash" });
await moved("2026-11-28", [{ amount: 250, at: "18:55", by: adeel.id }]);
clockAt("2026-11-28", "19:30");
await paid(3000);
const onKhata = await moved("2026-11-28", [{ amount: 400, at: "20:00", by: saba.id }], { method: "khata", contactId: rafiq.id });
clockAt("2026-11-28", "23:00");

type Day = Awaited<ReturnType<typeof loader>>;
const open = async (query = "", cookie = saba.cookie) =>
  (await answerTo(loader(visit(`/admin/day${query}`, { cookie })))).body as Day;
const page = async (query = "", lang: "en" | "ur" = "en", cookie = saba.cookie) =>
  clean((await openAdmin(`/admin/day${query}`, { cookie, lang })).html);
const rowsOf = async (query: string) =>
  (await answerTo(readEntries(visit(`/admin/day/entries${query}`, { cookie: saba.cookie })))).body as Awaited<
    ReturnType<typeof readEntries>
  >;
/** The cells of a row of the matrix, by its head. */
const cells = (html: string, head: string) => {
  const row = new RegExp(`<th scope="row">${head}</th>(.*?)</tr>`).exec(html)?.[1] ?? "";
  return [...row.matchAll(/<td class="num">(.*?)<\/td>/g)].map(([, cell]) => cell?.replace(/<[^>]*>/g, ""));
};

describe("the day", () => {
  test("adds up what came in by way and person from midnight to midnight in Karachi; khata payments count, goods on khata do not", async () => {
    const html = await page("?from=2026-11-28");
    expect(html.match(/<th scope="col" class="num">([^<]*)/g)?.map((head) => head.replace(/.*>/, ""))).toEqual([
      "Adeel Hussain",
      "Saba Mirza",
      "By itself, online",
      "All",
    ]);
    expect(cells(html, "Cash")).toEqual(["3,250", "400", "-", "3,650"]);
    expect(cells(html, "JazzCash")).toEqual(["-", "-", "300", "300"]);
    expect(cells(html, "Received, all ways")).toEqual(["3,250", "400", "300", "3,950"]);
    expect(cells(html, "Refunds")).toEqual(["−50", "-", "-", "−50"]);
    expect(cells(html, "Khata, given")).toEqual(["-", "400", "-", "400"]);
  });

  test("is every day's sum over several days, today where none is named, and one hour of a day where a bar is pressed", async () => {
    expect(cells(await page("?from=2026-11-27&to=2026-11-28"), "Received, all ways").at(-1)).toBe("4,050");
    expect(cells(await page(), "Received, all ways").at(-1)).toBe("3,950");
    expect(cells(await page("?from=2026-11-28&hour=18"), "Received, all ways")).toEqual(["250", "300", "550"]);
    const { bills } = await open("?from=2026-11-28");
    expect(bills.byHour[18]).toBe(2);
    expect((await open("?from=2026-11-27&to=2026-11-28&hour=18")).filter.hour).toBeNull();
  });

  test("opens behind each figure the entries that it is made of, with the same sum, on the page and in the file", async () => {
    const html = await page("?from=2026-11-28");
    const links = [...html.matchAll(/href="(\/admin\/day\/entries\?[^"]*)"[^>]*>([^<]*)</g)].map(
      ([, href = "", figure = ""]) => ({
        query: href.replaceAll("&amp;", "&").replace("/admin/day/entries", ""),
        figure,
      }),
    );
    expect(links.length).toBeGreaterThan(8);
    for (const { query, figure } of links.filter((link) => /\d/.test(link.figure))) {
      const { sums, rows } = await rowsOf(query);
      const amount = Number(figure.replace("−", "-").replaceAll(",", "")) * 100;
      expect([sums.amount, rows.reduce((sum, row) => sum + (row.amount ?? 0), 0)], query).toEqual([amount, amount]);
    }
    const refund = await rowsOf("?from=2026-11-28&kind=refund");
    expect(refund.rows).toMatchObject([{ orderId: first, by: "Adeel Hussain", way: "cash", amount: rupees(-50) }]);
    const answer = (await exportEntries(
      visit("/admin/day/entries.csv?from=2026-11-28&kind=received", { cookie: saba.cookie }),
    )) as Response;
    const lines = (await answer.text()).trim().split("\r\n");
    expect(lines[0]?.replace("\ufeff", "")).toBe("time,kind,way,amount,order,name,by,note");
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toBe(`2026-11-28 00:00,received,cash,400,${first},Ayesha Khan,Saba Mirza,`);
  });

  test("keeps sums from whoever may not read the takings, in the page's source too; the bills stay", async () => {
    const html = await page("?from=2026-11-28", "en", viewer.cookie);
    expect(html).toContain("hidden from you");
    expect(html).toContain("4 bills");
    for (const sum of ["3,950", "395000", "3,250", "325000"]) expect(html).not.toContain(sum);
    const entries = clean((await openAdmin("/admin/day/entries?from=2026-11-28", { cookie: viewer.cookie })).html);
    expect(entries).toContain("6 entries");
    expect(entries).toContain("Adeel Hussain");
    for (const sum of ["250", "25000", "3,000", "300000"])
      expect(entries.replace(/\d{4}-\d\d-\d\d/g, "")).not.toContain(`>${sum}<`);
    const file = (await exportEntries(visit("/admin/day/entries.csv?from=2026-11-28", { cookie: viewer.cookie }))) as Response;
    expect(await file.text()).toContain(`received,cash,,${first},`);
  });

  test("shows what is owed and to be given back, and on an empty day the nearest one that has something", async () => {
    await db.order.update({ where: { id: onKhata }, data: { status: "cancelled" } });
    const { open: sums } = await open("?from=2026-11-28");
    expect(sums).toMatchObject({
      khataPeople: 1,
      giveBack: 1,
      largest: [{ id: onKhata, name: "Ayesha Khan", amount: rupees(400) }],
    });
    expect(await page("?from=2026-11-26")).toContain("Nothing was sold on this day.");
    expect(await page("?from=2026-11-30")).toContain('href="/admin/day?from=2026-11-28"');
    expect(await page("?from=2026-11-28", "ur")).toContain("Kul mila");
  });
});
