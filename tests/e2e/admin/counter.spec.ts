import { slotText } from "#app/lib/slot-text.ts";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { newCustomer } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { countedKeys, fieldOf, linesOf, openCounter, scan, waitForSlip } from "#tests/support/e2e/till.ts";

test("a caller's last basket is ordered again and printed with five keys at most beyond their number", async ({ page, say }) => {
  const { phone } = newCustomer();
  await openCounter(page, say);
  const first = countedKeys(page);
  await first.press("F3");
  await first.type(phone);
  await page.getByLabel(say.counter("field.customer_name"), { exact: true }).fill("Amna Tariq");
  await page.getByLabel(say.counter("field.delivery_address"), { exact: true }).fill("House 3, Street 9, Gulgasht Colony");
  await expect(page.getByText(say.counter("zone.sure", { zone: "Gulgasht Colony" }))).toBeVisible();
  await first.press("Escape");
  await scan(page, "adha kilo aloo");
  await scan(page, "pyaz");
  await expect(linesOf(page, say)).toHaveCount(2);
  const [id] = await Promise.all([waitForSlip(page), first.press("Control+Enter")]);
  await expect(page.getByText(new RegExp(`#${String(id).padStart(6, "0")}`)).first()).toBeVisible();

  await expect(fieldOf(page, say)).toBeFocused();
  const again = countedKeys(page);
  await again.press("F3");
  await again.type(phone);
  const number = again.count - 1;
  await again.press("F4");
  const [second] = await Promise.all([waitForSlip(page), again.press("Control+Enter")]);
  expect(again.count - number).toBeLessThanOrEqual(5);
  expect(second).toBeGreaterThan(id);
  await page.goto(`/admin/orders/${second}`);
  for (const fact of ["Amna Tariq", "Gulgasht Colony", "Potatoes", "Onions"])
    await expect(page.getByRole("main")).toContainText(fact);
});

test("a phone order of ten lines with quantities, from the caller's number to the slip, takes sixty keys at most", async ({
  page,
  say,
}) => {
  const { phone } = newCustomer();
  await openCounter(page, say);
  await page.keyboard.press("F3");
  await page.keyboard.type(phone);
  await page.getByLabel(say.counter("field.customer_name"), { exact: true }).fill("Amna Tariq");
  await page.getByLabel(say.counter("field.delivery_address"), { exact: true }).fill("House 3, Street 9, Gulgasht Colony");
  await expect(page.getByText(say.counter("zone.sure", { zone: "Gulgasht Colony" }))).toBeVisible();
  await page.keyboard.press("Escape");
  const others = ["chakki atta", "sooper", "lemon max", "candi"]; // a code never means these by a word within their names
  const wanted = ["aloo", "pyaz", "gajar", "kela", "anar", "gur", "coke", "besan", "suji", "cheeni"];
  for (const word of [...others, ...wanted]) await scan(page, word);
  await expect(linesOf(page, say)).toHaveCount(14);
  const [earlier] = await Promise.all([waitForSlip(page), page.keyboard.press("Control+Enter")]);
  await expect(page.getByText(new RegExp(`#${String(earlier).padStart(6, "0")}`)).first()).toBeVisible();
  await expect(fieldOf(page, say)).toBeFocused();

  const keys = countedKeys(page);
  await keys.press("F3");
  await keys.type(phone);
  await keys.press("Escape");
  for (const typed of ["2al", "3py", "2ga", "1ke", "2ka", "1gu", "3co", "2be", "2suj", "2ch"]) {
    await keys.type(typed);
    await keys.press("Enter");
  }
  const [id] = await Promise.all([waitForSlip(page), keys.press("Control+Enter")]);
  expect(keys.count).toBeLessThanOrEqual(60);
  await page.goto(`/admin/orders/${id}`);
  const main = page.getByRole("main");
  for (const name of [
    "Potatoes",
    "Onions",
    "Carrots",
    "Bananas",
    "Pomegranate",
    "Gur",
    "Coca-Cola",
    "Besan",
    "Suji",
    "White Sugar",
  ])
    await expect(main).toContainText(name);
  for (const name of ["Chakki Atta", "Sooper", "Lemon Max", "Candi"]) await expect(main).not.toContainText(name);
  for (const fact of ["Amna Tariq", "Gulgasht Colony"]) await expect(main).toContainText(fact);
});

test("a missed scan is never sold past: three of one code are three lines, and the sale waits until each is taken or left out", async ({
  page,
  say,
  context,
}) => {
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      const tone = createOscillator.call(this);
      const { start } = tone;
      tone.start = (at) => {
        if (tone.type === "square") tones.push(tone.frequency.value); // a scan's; the bell of somebody's order is a sine
        start.call(tone, at);
      };
      return tone;
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number[] }).tones.join());
  /** The sounds since the last call; one may play a moment after the page shows its result. */
  const nextSound = async () => {
    await expect.poll(tones).not.toBe("");
    return page.evaluate(() => (window as unknown as { tones: number[] }).tones.splice(0).join());
  };
  const missed = page.getByRole("alert").getByRole("listitem");
  await openCounter(page, say);
  await scan(page, "pyaz");
  await expect(linesOf(page, say)).toHaveCount(1);
  const taken = await nextSound();
  await scan(page, "0000000000000");
  await expect(page.getByText(say.counter("field.unknown", { text: "0000000000000" }))).toBeVisible();
  const unknown = await nextSound();

  await context.setOffline(true);
  const unanswered = new Set<string>();
  for (let times = 1; times <= 3; times++) {
    await scan(page, "gajar");
    await expect(missed).toHaveCount(times);
    unanswered.add(await nextSound());
  }
  expect(unanswered.size).toBe(1);
  expect(new Set([taken, unknown, ...unanswered]).size).toBe(3);
  await context.setOffline(false);

  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(say.counter("missed.bars"))).toBeVisible();
  await expect(linesOf(page, say)).toHaveCount(1);
  expect.soft(await findBarriers(page)).toEqual([]);
  await missed
    .first()
    .getByRole("button", { name: say.counter("missed.retry.of", { text: "gajar" }) })
    .click();
  await expect(missed).toHaveCount(2);
  await fieldOf(page, say).focus();
  await scan(page, "gajar");
  await expect(missed).toHaveCount(1);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(say.counter("missed.bars"))).toBeVisible();
  await missed
    .first()
    .getByRole("button", { name: say.counter("missed.leave.of", { text: "gajar" }) })
    .click();
  await expect(missed).toHaveCount(0);
  const [id] = await Promise.all([waitForSlip(page), page.keyboard.press("Control+Enter")]);
  await page.goto(`/admin/orders/${id}`);
  for (const name of ["Onions", "Carrots"]) await expect(page.getByRole("main")).toContainText(name);
});

test("a scan is taken wherever the focus is, and leaves no trace in the field that had it", async ({ page, say }) => {
  await openCounter(page, say);
  await page.goto("/admin/products/40");
  await page.locator('input[name="barcode"]').fill("8961014000993");
  await page.getByRole("button", { name: say.productForm("save"), exact: true }).click();
  await expect(page.getByText(say.toasts("product-updated")).first()).toBeVisible();
  await page.goto("/admin/orders/new");
  await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible();
  const name = page.getByLabel(say.counter("field.customer_name"), { exact: true });
  await name.fill("Amna");
  // five milliseconds apart by their own clock, for how fast a driven keyboard types depends on the machine
  await name.evaluate((field: HTMLInputElement) => {
    const began = performance.now();
    for (const [at, key] of [..."8961014000993", "Enter"].entries()) {
      const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      Object.defineProperty(press, "timeStamp", { value: began + at * 5 });
      const isFree = field.dispatchEvent(press);
      if (isFree && key.length === 1) document.execCommand("insertText", false, key);
    }
  });
  await expect(linesOf(page, say)).toHaveCount(1);
  await expect(name).toHaveValue("Amna");
  await expect(name).toBeFocused();
});

test("five scans become a printed slip with three keys at most after the last, also before the answers are there", async ({
  page,
  say,
}) => {
  await openCounter(page, say);
  const codes = ["8961014000016", "8961014000023", "8961014000030", "8961014000047", "8961014000054"];
  for (const [at, code] of codes.entries()) {
    await page.goto(`/admin/products/${20 + at}`);
    await page.locator('input[name="barcode"]').fill(code);
    await page.getByRole("button", { name: say.productForm("save"), exact: true }).click();
    await expect(page.getByText(say.toasts("product-updated")).first()).toBeVisible();
  }
  await page.goto("/admin/orders/new");
  await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible();
  for (const code of codes) await scan(page, code);
  const keys = countedKeys(page);
  const [id] = await Promise.all([waitForSlip(page), keys.press("Control+Enter")]);
  expect(keys.count).toBeLessThanOrEqual(3);
  await page.goto(`/admin/orders/${id}/slip`);
  for (const name of ["Bajra Flour", "Rice Flour", "Corn Flour", "Daal Chana", "Daal Masoor"]) {
    await expect(page.getByRole("main")).toContainText(name);
  }
});

test("a pasted list becomes lines with other meanings to choose; it can be held and taken up again; the change due is told", async ({
  page,
  say,
}) => {
  await openCounter(page, say);
  const text = "2 kilo aloo, adha kg pyaz, 1 darjan anday, 1 urrne wala qaleen";
  await page.getByLabel(say.counter("list"), { exact: false }).first().fill(text);
  await page.getByRole("button", { name: say.counter("list.read"), exact: true }).click();
  await expect(linesOf(page, say)).toHaveCount(4);
  await expect(linesOf(page, say).nth(2).getByRole("combobox")).toContainText("Desi Eggs");

  expect.soft(await findBarriers(page)).toEqual([]);

  await page.keyboard.press("F7");
  await expect(linesOf(page, say)).toHaveCount(0);
  await page.keyboard.press("F8");
  await expect(linesOf(page, say)).toHaveCount(4);

  await page.getByLabel(say.counter("kind"), { exact: true }).selectOption("counter");
  await linesOf(page, say).last().getByPlaceholder(say.counter("price")).fill("900");
  await page.keyboard.press("F9");
  await page.keyboard.type("5000");
  await expect(page.getByText(/Rs\.\s[\d,.]+/).first()).toBeVisible();
  const [id] = await Promise.all([waitForSlip(page), page.keyboard.press("Enter")]);
  await expect(page.getByText(say.counter("done.change", { amount: "" }).trim(), { exact: false }).first()).toBeVisible();
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByRole("main")).toContainText("Potatoes");
});

test("a package is found by its name and another delivery time by its key; an order that is refused loses nothing of it", async ({
  page,
  say,
}) => {
  await openCounter(page, say);
  await scan(page, "monthly ration");
  await scan(page, "9999*basmati 5kg");
  await expect(linesOf(page, say)).toHaveCount(2);
  await expect(linesOf(page, say).first()).toContainText("Monthly Ration");
  await page.keyboard.press("F3");
  await page.keyboard.type(newCustomer().phone);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Amna Tariq");
  await page.keyboard.press("Enter");
  await page.keyboard.type("House 3, Street 9, Gulgasht Colony");
  await expect(page.getByText(say.counter("zone.sure", { zone: "Gulgasht Colony" }))).toBeVisible();
  const times = page.getByRole("combobox", { name: say.counter("field.slot") });
  const earliest = await times.inputValue();
  await page.keyboard.press("F10");
  await expect(times).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(times).not.toHaveValue(earliest);
  const chosen = await times.inputValue();
  expect(chosen > earliest).toBe(true);

  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert").first()).toContainText("Basmati");
  await expect(linesOf(page, say)).toHaveCount(2);
  await expect(page.getByLabel(say.counter("field.customer_name"), { exact: true })).toHaveValue("Amna Tariq");
  await expect(times).toHaveValue(chosen);

  await expect(fieldOf(page, say)).toBeFocused();
  await scan(page, "1*");
  const [id] = await Promise.all([waitForSlip(page), page.keyboard.press("Control+Enter")]);
  await page.goto(`/admin/orders/${id}`);
  for (const fact of ["Amna Tariq", "Monthly Ration", "Basmati", slotText(chosen.slice(11))])
    await expect(page.getByRole("main")).toContainText(fact);
});
