import { describe, expect, test, vi } from "vitest";
import { printDelay, printSoon } from "#app/components/order-document/use-print.ts";
import { orderDocument } from "#app/contract/document.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader } from "./$orderId_.invoice.tsx";
import { loader as file } from "./$orderId_.invoice[.]html.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const order = await makeOrder({ landmark: "Near the mosque", deliveryNotes: "</title><script>alert(1)</script>" });
const path = `/admin/orders/${order.id}/invoice`;
const params = { orderId: String(order.id) };
const download = (query = "", { cookie } = admin) => file(visit(`${path}.html${query}`, { cookie, params }));

describe("the invoice page", () => {
  test("A7.29 carries the number of six digits", async () => {
    await db.$executeRaw`ALTER SEQUENCE orders_id_seq RESTART WITH 418`;
    const { id } = await makeOrder();
    expect((await openAdmin(`/admin/orders/${id}/invoice`, admin)).html).toContain('<dd dir="auto">000418</dd>');
  });

  test("is a document that keeps its contract", async () => {
    const { body } = await answerTo(loader(visit(path, { ...admin, params })));
    const { document } = body as { document: unknown };
    expect(orderDocument.parse(document)).toEqual(document);
  });

  test("speaks the reader's language, or the one it is asked for", async () => {
    expect((await openAdmin(path, admin)).html).toContain("Deliver to");
    expect((await openAdmin(path, { ...admin, lang: "ur" })).html).toContain("Jahan pohanchana hai");
    const urdu = (await openAdmin(`${path}?lang=ur`, admin)).html;
    expect(urdu).toContain('lang="ur-Latn"');
    expect(urdu).toContain("Tamatar");
    expect((await openAdmin(`${path}?lang=xx`, admin)).html).toContain("Deliver to");
  });

  test("is for A4", async () => {
    expect((await openAdmin(path, admin)).html).toContain("@page{size:A4");
  });
});

describe("the file", () => {
  test("A7.27 is saved as invoice-{id}.html and needs nothing beside it", async () => {
    const answer = await download();
    expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="invoice-${order.id}.html"`);
    const html = await answer.text();
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    for (const fact of ["Ayesha Khan", "0301-2345678", "House 12, Street 4", "Near the mosque", "Gulgasht Colony", "Tomatoes"])
      expect(html).toContain(fact);
    expect(html).not.toMatch(/<script|<link|src=|url\(|https?:/);
  });

  test("A7.27 the page offers it under the address of its order", async () => {
    const { html } = await openAdmin(path, admin);
    expect(html).toMatch(new RegExp(`href="${path}\\.html"[^>]*download`));
  });

  test("shows whoever may not edit orders no phone and no address", async () => {
    const html = await (await download("", viewer)).text();
    for (const hidden of ["2345678", "House 12", "mosque"]) expect(html).not.toContain(hidden);
    expect(html).toContain("0301-*****78");
  });

  test("is not there for an order that is not there", async () => {
    for (const orderId of ["999999999", "0", "x"]) {
      expect((await answerTo(file(visit(path, { ...admin, params: { orderId } })))).status).toBe(404);
    }
  });
});

test("A7.28 printing starts 500 ms after it is asked for, not before, and once", () => {
  vi.useFakeTimers();
  const print = vi.fn();
  printSoon({ print });
  vi.advanceTimersByTime(499);
  expect(print).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([print.mock.calls.length, printDelay]).toEqual([1, 500]);
  vi.advanceTimersByTime(5000);
  expect(print).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
