import { describe, expect, test } from "vitest";
import type { PrintKind } from "#app/contract/paper.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { countPrint } from "./count-print.server.ts";
import { findCopies } from "./find-copies.server.ts";
import { listPrints } from "./list-prints.server.ts";

const cashier = await makeStaff("admin");

async function print(kind: PrintKind, ...orderIds: number[]): Promise<string> {
  const outcome = await countPrint({ kind, orderIds, by: cashier.id });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const copyOf = async (kind: PrintKind, orderId: number, key: string | null = null) =>
  (await findCopies({ kind, orderIds: [orderId], key })).copies.get(orderId) ?? 0;

describe("a print is counted", () => {
  test("for each kind of document on its own, with who and when", async () => {
    const { id } = await makeOrder();
    for (const kind of ["slip", "slip", "invoice"] as const) await print(kind, id);
    const prints = await listPrints(id);
    expect(prints.map(({ kind, copy }) => `${kind} ${copy}`)).toEqual(["invoice 0", "slip 1", "slip 0"]);
    const { name } = await db.user.findUniqueOrThrow({ where: { id: cashier.id } });
    expect(new Set(prints.map(({ who }) => who))).toEqual(new Set([name]));
    expect((await listPrints(id, "slip")).map(({ copy }) => copy)).toEqual([1, 0]);
    expect((await db.order.findUniqueOrThrow({ where: { id } })).printCount).toBe(3);
  });

  test("once for each order of a list, and each order keeps its own count", async () => {
    const [one, other] = [await makeOrder(), await makeOrder()];
    await print("picking-list", one.id);
    const key = await print("picking-list", other.id, one.id, one.id);
    const { copies, isCounted } = await findCopies({ kind: "picking-list", orderIds: [one.id, other.id], key });
    expect([copies.get(one.id), copies.get(other.id), isCounted]).toEqual([1, 0, true]);
  });

  test("and two counters that print at once get different copies", async () => {
    const { id } = await makeOrder();
    const keys = await Promise.all(Array.from({ length: 8 }, () => print("slip", id)));
    const copies = await Promise.all(keys.map((key) => copyOf("slip", id, key)));
    expect(copies.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test("never for an order that is not there, nor for the others of its list", async () => {
    const { id } = await makeOrder();
    for (const orderIds of [[], [999_999_999], [id, 999_999_999]]) {
      expect(await countPrint({ kind: "slip", orderIds, by: cashier.id })).toMatchObject({
        refusal: { code: "order.not-found" },
      });
    }
    expect(await listPrints(id)).toEqual([]);
  });

  test("without touching the order's version, so that nobody's edit turns stale", async () => {
    const { id, version } = await makeOrder();
    await print("slip", id);
    expect((await db.order.findUniqueOrThrow({ where: { id } })).version).toBe(version);
  });
});

describe("the copy that a paper is", () => {
  test("is that of the counted print, for ten minutes; looked at, it is what a print from here would be", async () => {
    const { id } = await makeOrder();
    expect(await copyOf("slip", id)).toBe(0);
    const first = await print("slip", id);
    expect([await copyOf("slip", id, first), await copyOf("slip", id), await copyOf("slip", id, "made up")]).toEqual([0, 1, 1]);
    await db.documentPrint.updateMany({ where: { key: first }, data: { printedAt: new Date(Date.now() - 11 * 60_000) } });
    expect(await copyOf("slip", id, first)).toBe(1);
  });

  test("the key of one order's print, or of another document, is no key to this one", async () => {
    const [one, other] = [await makeOrder(), await makeOrder()];
    const key = await print("slip", one.id);
    await print("slip", other.id);
    await print("invoice", one.id);
    expect([await copyOf("slip", other.id, key), await copyOf("invoice", one.id, key)]).toEqual([1, 1]);
    expect((await findCopies({ kind: "slip", orderIds: [one.id, other.id], key })).isCounted).toBe(false);
  });
});
