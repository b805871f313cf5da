import type { Page } from "@playwright/test";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { weighFirstView } from "#tests/support/e2e/weight.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const messagesOf = (page: Page) => page.getByRole("log").locator("> div");

test("A2.81 the navigation stands at the side, 72 units wide, and the page beside it", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/dashboard");
  const side = await page.locator(".admin-side").boundingBox();
  const main = await page.getByRole("main").boundingBox();
  expect([side?.x, side?.width, main?.x]).toEqual([0, 288, 288]);
  await expect(page.getByText(say.admin("menu"), { exact: true })).toHaveCount(0);
});

test("A2.82 on a narrow screen a drawer takes the navigation's place", { tag: "@phone" }, async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/dashboard");
  await expect(page.locator(".admin-side")).toBeHidden();
  const menu = page.locator("summary").and(page.getByLabel(say.admin("menu"), { exact: true }));
  await menu.click();
  const sections = page.getByRole("navigation", { name: say.admin("navigation"), exact: true });
  await sections.getByRole("link", { name: say.admin("section.products"), exact: true }).click();
  await expect(heading(page, say.admin("section.products"))).toBeVisible();
  await expect(sections.getByRole("link", { name: say.admin("section.orders"), exact: true })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect.soft(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: say.admin("assistant"), exact: true }).click();
  await expect(messagesOf(page)).toHaveCount(1);
});

test("A2.97 A2.98 A2.99 A2.100 A2.101 A2.102 keys lead through the back office, unless somebody types", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/dashboard");
  await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible();
  await page.keyboard.press("Control+3");
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole("searchbox")).toBeVisible();
  await page.keyboard.press("Control+n");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Control+1");
  await page.keyboard.type("j?");
  await expect(page.getByRole("searchbox")).toHaveValue("j?");
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await page.getByRole("searchbox").blur();

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const second = page.getByRole("main").getByRole("article").nth(1).getByRole("link").first();
  await expect(second).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);

  await page.keyboard.press("Control+2");
  await expect(page).toHaveURL(/\/admin\/products$/);
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/admin\/products\/new$/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/admin\/products$/);
  await page.keyboard.press("Control+1");
  await expect(page).toHaveURL(/\/admin\/statistics$/);
});

test("A2.102 a key that is quicker than the drawing of the page it is meant for is heard", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/products");
  await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible();
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    const shown: string[] = [];
    const pressEscape = () =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    history.pushState = (...entry) => {
      push(...entry);
      if (shown.push(location.pathname) === 1) queueMicrotask(pressEscape);
    };
    Object.assign(window, { shown });
  });
  await page.keyboard.press("n");
  await expect
    .poll(() => page.evaluate(() => "shown" in window && window.shown))
    .toEqual(["/admin/products/new", "/admin/products"]);
});

test("A2.103 Ctrl+R refreshes the data without loading the page anew, and says so", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/orders");
  await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const asked = page.waitForResponse((answer) => answer.url().includes("/admin/orders.data"));
  await page.keyboard.press("Control+r");
  expect((await asked).ok()).toBe(true);
  await expect(page.getByText("Data refreshed successfully")).toBeVisible();
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
});

test("B2.02 ? lists the keys, and the device may do without single ones", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/orders");
  await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: say.admin("keys") });
  const specified = [
    "Dashboard Cmd+1",
    "Products Cmd+2",
    "Orders Cmd+3",
    "Add Product Cmd+N",
    "Refresh Cmd+R",
    "Close/Cancel Esc",
  ];
  await expect(list.locator("dl > div").first()).toBeVisible();
  const lines = await list
    .locator("dl > div")
    .evaluateAll((all) => all.map((line) => [...line.children].map((part) => part.textContent).join(" ")));
  expect(lines.slice(0, 6)).toEqual(specified);
  expect(lines).toContain(`${say.adminKeys("name.save")} ${say.adminKeys("key.save")}`);
  expect.soft(await findBarriers(page)).toEqual([]);
  await list.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByRole("dialog", { name: say.admin("palette") })).toBeVisible();
});

test("the palette leads to a section, an order and a product, with the keyboard alone, and is fetched when it is first opened", async ({
  page,
  say,
}) => {
  await signInAs(page, "admin", "/admin/orders");
  const number = (await page.getByRole("main").getByRole("article").first().getByRole("heading").innerText()).trim();
  const { scripts } = await weighFirstView(page, "/admin/orders");
  expect(scripts).toBeLessThan(250 * 1024);

  const came = page.waitForRequest(/\/build\/.*\.js/);
  await page.keyboard.press("Control+k");
  await came;
  const palette = page.getByRole("dialog", { name: say.admin("palette") });
  const field = palette.getByRole("combobox");
  await expect(field).toBeFocused();
  expect.soft(await findBarriers(page)).toEqual([]);
  await field.fill("deliv");
  await expect(palette.getByRole("option", { selected: true })).toHaveText(say.admin("section.delivery-zones"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/delivery-zones$/);

  await page.keyboard.press("Control+k");
  await field.fill(number);
  await expect(palette.getByRole("option", { selected: true })).toContainText(number);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${Number(number.slice(1))}$`));

  await page.keyboard.press("Control+k");
  await field.fill("aaloo");
  await expect(palette.getByRole("option", { name: /Potato/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
});

test("the theme and the animations are this device's own", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/dashboard");
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "device");
  await expect.poll(paper).toBe("rgb(243, 248, 244)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).toBe("rgb(23, 16, 27)");
  const account = page.getByLabel(say.admin("account", { name: "" }).trim());
  await account.click();
  await page.getByRole("button", { name: say.admin("theme.light"), exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect.poll(paper).toBe("rgb(243, 248, 244)");
  await account.click();
  await page.getByRole("button", { name: say.admin("animations.off"), exact: true }).click();
  await expect(page.locator(".admin")).toHaveAttribute("data-animations", "off");
  await page.reload();
  await expect(page.locator(".admin")).toHaveAttribute("data-animations", "off");
  expect.soft(await findBarriers(page)).toEqual([]);
});

test("A2.104 A2.105 A2.106 A2.107 A2.108 A2.111 A2.113 the assistant greets, suggests, thinks half a second and answers", async ({
  page,
  say,
}) => {
  await signInAs(page, "admin", "/admin/orders");
  const button = page.getByRole("button", { name: say.admin("assistant"), exact: true });
  await button.click();
  const messages = messagesOf(page);
  await expect(messages).toHaveCount(1);
  await expect(messages.first()).toContainText(say.admin("section.orders"));

  const suggested = page.locator(".chat-questions button[title]");
  await expect(suggested).toHaveCount(6);
  for (const label of await suggested.allInnerTexts()) expect(label.replace("…", "").length).toBeLessThanOrEqual(40);
  await page.locator(".chat-questions button:not([title])").click();
  await expect(suggested).toHaveCount(12);

  await expect(page.locator(".chat-form button")).toBeDisabled();
  await page.locator(".chat-form input").fill("   ");
  await page.locator(".chat-form input").press("Enter");
  await expect(page.locator(".chat-form button")).toBeDisabled();
  await expect(messages).toHaveCount(1);

  await page.locator(".chat-form input").fill("How does the invoice work?");
  await page.locator(".chat-form input").press("Enter");
  await expect(messages).toHaveCount(3);
  await expect(messages.last()).toContainText("Each order card has two buttons");
  const [asked, answered] = await messages
    .locator("time")
    .evaluateAll((times) => times.slice(1).map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
  expect(Number(answered) - Number(asked)).toBeGreaterThanOrEqual(495);
  expect.soft(await findBarriers(page)).toEqual([]);

  await page.locator(".chat-head button").first().click();
  await expect(messages).toHaveCount(0);
  await page.locator(".chat-head button").first().click();
  await expect(messages).toHaveCount(3);
  await page.locator(".chat-head button").last().click();
  await expect(page.locator(".chat")).toBeHidden();

  const menu = page.getByRole("navigation", { name: say.admin("navigation") });
  await menu.getByText(say.admin("group.system"), { exact: true }).click();
  await menu.getByRole("link", { name: say.admin("section.help"), exact: true }).click();
  await expect(page.getByText("How do I add a product?")).toHaveCount(1);
  await expect(button).toHaveCount(0);
  await page.getByRole("searchbox").fill("no sales data");
  await expect(page.locator("details[open] h3")).toHaveCount(1);
});

test("help opens beside the page, which it narrows, and the assistant's place stays free", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/orders");
  const main = page.getByRole("main");
  const button = page.getByRole("button", { name: say.admin("help"), exact: true });
  const assistant = page.getByRole("button", { name: say.admin("assistant"), exact: true });
  await expect(assistant).toBeVisible();
  const place = await assistant.boundingBox();
  const foot = await page.locator(".admin-foot").boundingBox();
  expect([place && foot && place.y >= foot.y, foot?.height]).toEqual([true, 40]);
  const before = await main.boundingBox();
  await button.click();
  await expect(page.getByRole("complementary").getByRole("searchbox")).toBeFocused();
  await expect.poll(async () => Number(before?.width) - Number((await main.boundingBox())?.width)).toBe(360);
  expect.soft(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary").getByRole("searchbox")).toHaveCount(0);
});

test("the bar that saves a form stands above the assistant's place", async ({ page }) => {
  await signInAs(page, "admin", "/admin/products/2");
  for (const path of ["/admin/products/2", "/admin/orders/110", "/admin/settings", "/admin/email/test", "/admin/pricing"]) {
    await page.goto(path);
    const bar = await page.locator(".save-bar").first().boundingBox();
    const foot = await page.locator(".admin-foot").boundingBox();
    expect.soft(Number(bar?.y) + Number(bar?.height), path).toBeLessThanOrEqual(Number(foot?.y));
  }
});

test("an order is confirmed from the palette and the press is taken back, with the keyboard alone", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/orders?view=confirm");
  const first = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  const id = Number(/(\d+)$/.exec((await first.getAttribute("href")) ?? "")?.[1]);
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(`confirm ${id}`);
  const number = String(id).padStart(6, "0");
  await expect(page.getByRole("option", { selected: true })).toContainText(`#${number}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`#${number}`)).toBeVisible();
  const undone = page.waitForResponse(/\/admin\/orders\/palette-command/);
  await page.getByRole("button", { name: say.admin("undo"), exact: true }).click();
  expect((await undone).status()).toBeLessThan(400);
  await page.goto("/admin/orders?view=confirm");
  await expect(page.locator(`a[href="/admin/orders/${id}"]`).first()).toBeVisible();
});

test("A4.17 A6.12 the browser keeps rights under the person's own key and forgets them at sign-out", async ({ page, say }) => {
  await signInAs(page, "viewer", "/admin/orders");
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("admin-rights:")));
  await expect.poll(kept).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem("admin-rights:999999", "{}"));
  await page.reload();
  await expect.poll(kept).not.toContain("admin-rights:999999");
  await page.getByLabel(say.admin("account", { name: "" }).trim()).click();
  await page.getByRole("button", { name: say.admin("sign-out"), exact: true }).click();
  await arriveAt(page, "/");
  await expect.poll(kept).toEqual([]);
});

test("back and forward keep the list as it was", async ({ page }) => {
  await signInAs(page, "admin", "/admin/orders?view=unpaid&q=a");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/orders\?view=unpaid&q=a$/);
  await expect(page.getByRole("searchbox")).toHaveValue("a");
  await page.goForward();
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
});
