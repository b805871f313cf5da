import { afterAll, beforeAll, expect, test } from "vitest";
import type { Lang } from "#app/i18n/lang.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { makeShopper } from "#tests/fixtures/make-shopper.ts";
import { openShop } from "#tests/support/shop-pages.tsx";

/** Friday 20 November, 3 pm in Multan: the slots from 4 pm are ahead. */
const friday = "2026-11-20";
const saturday = "2026-11-21";
const sunday = "2026-11-22";

beforeAll(async () => {
  setClock(new Date(`${friday}T10:00:00Z`));
  const full = (date: string, time: string) =>
    db.$executeRaw`INSERT INTO delivery_slots VALUES (${date}::date, ${time}::time, 1, 1)`;
  await full(friday, "16:00");
  for (const hour of [10, 12, 14, 16, 18, 20]) await full(saturday, `${hour}:00`);
});
afterAll(() => setClock(null));

/** The buttons of a page by the value of their radio button: what they say, and whether they are chosen or disabled. */
function buttonsOf(html: string) {
  const labels = html.matchAll(/<label class="choice-boxed slot"([^>]*)><input([^>]*)\/>(.*?)<\/label>/g);
  return Object.fromEntries(
    [...labels].map(([, label = "", input = "", text = ""]) => [
      /value="([^"]*)"/.exec(input)?.[1] ?? "",
      {
        says: text
          .replace(/<[^>]*>/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
        isChosen: input.includes("checked"),
        isDisabled: input.includes("disabled"),
        fullOn: /data-full="([^"]*)"/.exec(label)?.[1],
        overOn: /data-over="([^"]*)"/.exec(label)?.[1],
      },
    ]),
  );
}

const open = async (lang: Lang = "en") => {
  const { cookie } = await makeShopper();
  return buttonsOf((await openShop("/checkout", { cookie, lang })).html);
};

test("A2.09 days and times are buttons, and the first that is free is chosen", async () => {
  const buttons = await open();
  expect(Object.keys(buttons).filter((value) => value.startsWith("2026"))).toHaveLength(8);
  expect(buttons[friday]).toMatchObject({ says: "Today 20 Nov", isChosen: true, isDisabled: false });
  expect(buttons[sunday]).toMatchObject({ says: "Sun 22 Nov", isChosen: false });
  expect(buttons["18:00:00"]).toMatchObject({ says: "6–8 pm Open Full", isChosen: true });
  const chosen = Object.values(buttons).filter(({ isChosen }) => isChosen);
  expect(chosen).toHaveLength(2);
});

test("A2.09 a day without a free time cannot be chosen and says why, in either language", async () => {
  expect((await open())[saturday]).toMatchObject({ says: "Tomorrow Full", isChosen: false, isDisabled: true });
  expect((await open("ur"))[saturday]).toMatchObject({ says: "Kal Bhar gaya", isDisabled: true });
});

test("a time names the days on which it is full or over, so that without JavaScript it is shown so too", async () => {
  const buttons = await open();
  expect(buttons["10:00:00"]).toMatchObject({ overOn: "0", fullOn: "1", isDisabled: false });
  expect(buttons["16:00:00"]).toMatchObject({ overOn: "", fullOn: "0 1", isChosen: false });
  expect(buttons["18:00:00"]).toMatchObject({ overOn: "", fullOn: "1" });
});

test("a full time that was sent all the same is refused in words, and the nearest free one is chosen", async () => {
  const { cookie } = await makeShopper();
  const fields = { delivery_address: "House 7, Street 9", delivery_date: friday, scheduled_delivery_time: "16:00:00" };
  const { status, html } = await openShop("/checkout", { cookie, form: checkoutFields(fields) });
  expect(status).toBe(409);
  expect(html).toContain("That delivery time has just filled up. Please choose another.");
  expect(html).toContain("House 7, Street 9");
  expect(buttonsOf(html)["18:00:00"]).toMatchObject({ isChosen: true });
});

test.each([
  ["delivery_date", "kal", "Please choose a date."],
  ["scheduled_delivery_time", "25:61", "Please choose a time."],
])("a %s that is none is said at its buttons, which are marked as wrong and take the focus", async (field, value, said) => {
  const { cookie } = await makeShopper();
  const { status, html } = await openShop("/checkout", { cookie, form: checkoutFields({ [field]: value }) });
  expect(status).toBe(400);
  const [group = ""] = new RegExp(`<fieldset[^>]*id="${field}".*?</fieldset>`, "s").exec(html) ?? [];
  expect(group).toContain(said);
  for (const mark of ['aria-invalid="true"', 'tabindex="-1"', `aria-describedby="${field}-error"`])
    expect(/^<[^>]*>/.exec(group)?.[0]).toContain(mark);
});
