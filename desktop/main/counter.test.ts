import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { boot, home, menu } from "#tests/fixtures/electron/boot.ts";
import { makeWish } from "#tests/fixtures/order-document.ts";
import { startPrinter } from "#tests/fixtures/receipt-printer.ts";
import { soon } from "#tests/fixtures/soon.ts";

let stop: () => void = () => undefined;
afterEach(() => stop());

const list = { title: "Orders", asOf: "14:05", columns: ["Order"], rows: [["#000418 Ayesha Khan"]] };
const fail = [{}, -106, "ERR_INTERNET_DISCONNECTED", `${home}/admin/orders`, true] as const;

async function withPrinter() {
  const printer = await startPrinter();
  stop = printer.stop;
  const counter = await boot();
  const choice = { way: "network", host: printer.host, port: printer.port, paper: "80mm" };
  await counter.askOwn("choose-printer", { kind: "slip", choice });
  return { printer, ...counter };
}

test("a slip goes from the page to the printer, and everybody who looks is told", async () => {
  const { printer, ask, askOwn, window, BrowserWindow } = await withPrinter();
  await ask("open-printers", null);
  const job = (await ask("print", makeWish())) as { id: string };
  await soon(async () => expect(await ask("list-prints", null)).toMatchObject([{ id: job.id, state: "sent" }]));
  expect(Buffer.from(printer.received).includes("Tomatoes")).toBe(true);
  const told = (channel: string) => expect.objectContaining({ channel, notice: expect.objectContaining({ state: "sent" }) });
  expect(window.webContents.sent).toContainEqual(told("taaza:print-moved"));
  expect(BrowserWindow.all.at(-1)?.webContents.sent).toContainEqual(told("pages:print-moved"));
  expect(await askOwn("check-printer", { kind: "slip" })).toBeNull();
  expect(await ask("print-again", { jobId: job.id })).toMatchObject({ copy: 1 });
  await soon(() => expect(Buffer.from(printer.received).includes("DUPLICATE 1")).toBe(true));
});

test("the drawer opens without a print, where the slips' printer is one that has a drawer", async () => {
  const { printer, ask, askOwn } = await withPrinter();
  expect(await ask("open-drawer", null)).toEqual({ isOpened: true });
  await soon(() => expect(printer.received.slice(-5)).toEqual([0x1b, 0x70, 0, 25, 250]));
  await askOwn("choose-printer", { kind: "slip", choice: { way: "system", name: null, paper: "80mm" } });
  expect(await ask("open-drawer", null)).toEqual({ isOpened: false });
});

test("a copy asked for at the window is the shop's to count while its page listens; without one the window stamps it", async () => {
  const { printer, ask, askOwn, window } = await withPrinter();
  const wish = makeWish();
  const job = (await ask("print", wish)) as { id: string };
  await soon(async () => expect(await ask("list-prints", null)).toMatchObject([{ state: "sent" }]));
  await ask("set-menu", menu);
  await askOwn("print-again", { jobId: job.id });
  const reprint = { jobId: job.id, key: wish.key, paper: "80mm", lang: "en" };
  expect(window.webContents.sent).toContainEqual({ channel: "taaza:reprint", notice: reprint });
  expect(await ask("list-prints", null)).toHaveLength(1);

  window.webContents.emit("did-start-navigation", { isMainFrame: true, isSameDocument: false });
  const copy = await askOwn("print-again", { jobId: job.id });
  expect(copy).toMatchObject({ copy: 1 });
  await soon(() => expect(Buffer.from(printer.received).includes("DUPLICATE 1")).toBe(true));
  await ask("set-menu", menu);
  await askOwn("print-again", { jobId: (copy as { id: string }).id });
  expect(window.webContents.sent.at(-1)).toMatchObject({ notice: { key: wish.key } });
});

test("with the shop gone in the middle a slip that was taken is printed, and can be printed again", async () => {
  const { printer, ask, askOwn, window } = await withPrinter();
  await ask("print", makeWish());
  window.webContents.emit("did-fail-load", ...fail);
  await soon(async () => expect(await askOwn("list-prints", null)).toMatchObject([{ state: "sent", copy: 0 }]));
  const [job] = (await askOwn("list-prints", null)) as { id: string }[];
  await askOwn("print-again", { jobId: job?.id });
  await soon(() =>
    expect(
      Buffer.from(printer.received)
        .toString("latin1")
        .match(/DUPLICATE \d/g),
    ).toEqual(["DUPLICATE 1"]),
  );
});

test("a print that fails is told to whoever stands there, and a press leads to the list of prints", async () => {
  const { ask, fakePrinting, Notification, BrowserWindow } = await boot();
  fakePrinting.printers = [];
  await ask("print", makeWish());
  await soon(() => expect(Notification.shown).toHaveLength(1));
  const [told] = Notification.shown;
  expect(told?.options).toMatchObject({ title: "Order 418 · Slip", body: "Failed · This computer has no printer." });
  told?.emit("click");
  expect(BrowserWindow.all.at(-1)?.webContents.loaded).toEqual(["taaza-window://pages/printers.html"]);
});

test("what was printed is no news", async () => {
  const { ask, Notification } = await withPrinter();
  await ask("print", makeWish());
  await soon(async () => expect(await ask("list-prints", null)).toMatchObject([{ state: "sent" }]));
  expect(Notification.shown).toEqual([]);
});

test("the page of a copy bears the later stamp and no other", async () => {
  const { ask, session, fakePrinting } = await boot();
  fakePrinting.printers = [{ name: "P", displayName: "P", description: "", options: {} }];
  const html = '<article class="sheet"><p class="stamp">DUPLICATE 1</p><p>Tomatoes</p></article>';
  const job = (await ask("print", makeWish({ copy: 1, html }))) as { id: string };
  await soon(async () => expect(await ask("list-prints", null)).toMatchObject([{ state: "sent" }]));
  await ask("print-again", { jobId: job.id });
  await soon(() => expect(fakePrinting.asked).toHaveLength(2));
  const page = await session.fromPartition("print").pages!({ url: fakePrinting.lastPage ?? "" });
  expect(await page.text()).toBe('<article class="sheet"><p class="stamp">DUPLICATE 2</p><p>Tomatoes</p></article>');
});

test("the page of a print runs no script and loads nothing", async () => {
  const { ask, session, fakePrinting } = await boot();
  fakePrinting.printers = [{ name: "P", displayName: "P", description: "", options: {} }];
  await ask("print", makeWish({ kind: "invoice", html: "<p>Invoice 418</p><script>1</script>" }));
  await soon(() => expect(fakePrinting.asked).toHaveLength(1));
  const pages = session.fromPartition("print").pages!;
  const page = await pages({ url: fakePrinting.lastPage ?? "" });
  expect(await page.text()).toContain("Invoice 418");
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; img-src data:; style-src 'unsafe-inline'/);
  expect((await pages({ url: "taaza-window://print/none" })).status).toBe(404);
  expect((await pages({ url: "taaza-window://pages/setup.html" })).status).toBe(404);
});

test("the system's printers are listed, and one is chosen for each kind of document", async () => {
  const { askOwn, fakePrinting } = await boot();
  fakePrinting.printers = [{ name: "HP_1", displayName: "HP LaserJet", description: "", options: {} }];
  expect(await askOwn("list-printers", null)).toEqual([{ name: "HP_1", label: "HP LaserJet" }]);
  const choice = { way: "system", name: "HP_1", paper: "a4" };
  await askOwn("choose-printer", { kind: "invoice", choice });
  expect(await askOwn("read-choices", null)).toMatchObject({
    invoice: choice,
    slip: { way: "system", name: null, paper: "80mm" },
  });
  const wrong = { way: "network", host: "printer; rm", port: 9100, paper: "80mm" };
  for (const unfit of [wrong, choice, { ...choice, paper: "a3" }])
    await expect(askOwn("choose-printer", { kind: "slip", choice: unfit })).rejects.toThrow("not such a request");
});

test("when the shop cannot be reached the window says so, shows the list last seen, and tries again by itself", async () => {
  const { window, ask, askOwn } = await boot();
  await ask("keep-list", list);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  window.webContents.emit("did-fail-load", ...fail);
  window.webContents.emit("did-fail-load", ...fail);
  expect(window.views.map(({ webContents }) => webContents.loaded)).toEqual([["taaza-window://pages/offline.html"]]);
  expect(window.views[0]?.bounds).toEqual({ x: 0, y: 0, width: 1000, height: 700 });
  expect(await askOwn("read-list", null)).toEqual(list);
  const loads = window.webContents.loaded.length;
  vi.advanceTimersByTime(5_000);
  expect(window.webContents.loaded.slice(loads)).toEqual([`${home}/admin/orders`]);
  await askOwn("retry", null);
  expect(window.webContents.loaded.slice(loads)).toHaveLength(2);
  vi.useRealTimers();
  window.webContents.emit("did-navigate", {}, `${home}/admin/orders`, 200, "OK");
  expect(window.views).toEqual([]);
});

test.each([502, 503, 504])("a proxy that answers %i for the shop counts as a shop that cannot be reached", async (status) => {
  const { window } = await boot();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  window.webContents.emit("did-navigate", {}, `${home}/admin/orders`, status, "Bad Gateway");
  expect(window.views.map(({ webContents }) => webContents.loaded)).toEqual([["taaza-window://pages/offline.html"]]);
  const loads = window.webContents.loaded.length;
  vi.advanceTimersByTime(5_000);
  expect(window.webContents.loaded.slice(loads)).toEqual([`${home}/admin/orders`]);
  vi.useRealTimers();
  window.webContents.emit("did-navigate", {}, `${home}/admin/orders`, 500, "a page of the shop itself that broke");
  expect(window.views).toEqual([]);
});

test("a navigation given up for another, and a picture that fails, are no outage", async () => {
  const { window } = await boot();
  window.webContents.emit("did-fail-load", {}, -3, "ERR_ABORTED", `${home}/admin`, true);
  window.webContents.emit("did-fail-load", {}, -106, "ERR_INTERNET_DISCONNECTED", `${home}/a.png`, false);
  expect(window.views).toEqual([]);
});

test("the list goes when its reader signs out, or is signed out", async () => {
  const { window, ask, askOwn, folder } = await boot();
  await ask("keep-list", list);
  window.webContents.emit("did-navigate", {}, `${home}/admin/orders`, 200, "OK");
  expect(await askOwn("read-list", null)).toEqual(list);
  window.webContents.emit("did-navigate-in-page", {}, `${home}/auth?return_to=%2Fadmin`, true);
  expect(await askOwn("read-list", null)).toBeNull();
  expect(existsSync(join(folder, "list.json"))).toBe(false);
});

test("a program killed while a slip waited for its printer knows the slip at the next start", async () => {
  const { folder, ask, askOwn } = await boot();
  const nowhere = { way: "network", host: "127.0.0.1", port: 9, paper: "80mm" };
  await askOwn("choose-printer", { kind: "slip", choice: nowhere });
  await ask("print", makeWish());
  await soon(async () => expect(await ask("list-prints", null)).toMatchObject([{ problem: "unreachable" }]));
  const next = await boot({ shop: null, folder });
  expect(await next.askOwn("list-prints", null)).toMatchObject([{ orderId: 418 }]);
});
