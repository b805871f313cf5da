import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, shownToast } from "#tests/fixtures/request.ts";
import { action as plan } from "./opening.tsx";
import { action as apply } from "./opening_.apply.ts";

const admin = await makeStaff("admin");

const file = `Purana register
Naam;Number;Baqi;Limit
Ustad Rafiq;0300-6321784;"6,200";15000
Sana Riaz;+92 322 7140935;-500;
Bilal;0345-1;100;
Chacha Bashir;0306-5512098;12.50;
Sana Riaz;0322-7140935;100;
`;

const planned = async (text: string) => {
  const form = new FormData();
  form.set("file", new File([text], "khata.csv", { type: "text/csv" }));
  const { body } = await answerTo(plan(post("/admin/khata/opening", form, { cookie: admin.cookie })));
  return (body as { plan: { content: string; count: number; sum: number; lines: { name: string; problem: string | null }[] } })
    .plan;
};
const booked = (content: string) => answerTo(apply(post("/admin/khata/opening/apply", { content }, { cookie: admin.cookie })));
const balanceOf = async (phone: string) => (await db.contact.findUnique({ where: { phone } }))?.khataBalance;

test("a file of the old register is shown line by line first, books what is right, and changes nothing when it comes again", async () => {
  const known = await makeContact({ name: "Rafiq bhai", phone: "+923006321784" });
  const { content, count, sum, lines } = await planned(file);
  expect(lines.map(({ problem }) => problem)).toEqual([null, null, "phone", "balance", "twice"]);
  expect([count, sum]).toEqual([2, 570_000]);
  expect(await db.khataEntry.count()).toBe(0);
  expect(shownToast(await booked(content))).toBe("Opening balances booked: 2.");
  expect(await balanceOf("+923006321784")).toBe(620_000);
  expect(await db.contact.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
    name: "Rafiq bhai",
    khataLimit: 1_500_000,
  });
  expect(await balanceOf("+923227140935")).toBe(-50_000);
  const again = await planned(file);
  expect(again.lines.map(({ problem }) => problem)).toEqual(["booked", "booked", "phone", "balance", "booked"]);
  expect(shownToast(await booked(content))).toBe("Opening balances booked: 0.");
  expect(await balanceOf("+923006321784")).toBe(620_000);
});

test("a file without rows, or that is no table, is refused with a sentence", async () => {
  for (const text of ["", "naam;number;baqi\n", "\u0000\u0001"]) {
    const form = new FormData();
    form.set("file", new File([text], "khata.csv"));
    const { status } = await answerTo(plan(post("/admin/khata/opening", form, { cookie: admin.cookie })));
    expect(status, JSON.stringify(text)).toBe(400);
  }
});
