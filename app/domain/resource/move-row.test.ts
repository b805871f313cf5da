import { beforeEach, expect, test } from "vitest";
import { faqTable } from "#app/domain/content/faqs.ts";
import { db } from "#app/platform/db.server.ts";
import { makeFaq } from "#tests/fixtures/faq-section.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { moveRow } from "./move-row.server.ts";

const { id: by } = await makeUser({ role: "admin" });
const rows = () => db.faq.findMany({ orderBy: [{ orderNumber: "asc" }, { id: "asc" }] });
const names = async () => (await rows()).map(({ question }) => question).join("");
const places = async () => (await rows()).map(({ orderNumber }) => orderNumber);
const make = async (all: Record<string, number>) => {
  for (const [question, orderNumber] of Object.entries(all)) await makeFaq(question, { orderNumber });
};

async function move(question: string, direction: "up" | "down", version?: number) {
  const row = await db.faq.findFirstOrThrow({ where: { question } });
  return moveRow(faqTable, { id: row.id, version: version ?? row.version, direction }, { by });
}

beforeEach(() => db.faq.deleteMany());

test("a row changes places with its neighbour, and no other row moves", async () => {
  await make({ A: 1, B: 5, C: 9 });
  await move("C", "up");
  expect([await names(), await places()]).toEqual(["ACB", [1, 5, 9]]);
  await move("A", "down");
  expect([await names(), await places()]).toEqual(["CAB", [1, 5, 9]]);
});

test("the audit log says of both rows that changed places who moved them, and of no other", async () => {
  await make({ A: 1, B: 2, C: 3 });
  await move("B", "up");
  const of = new Map((await rows()).map(({ id, question }) => [String(id), question]));
  const where = { entity: "faq", action: "move", entityId: { in: [...of.keys()] } };
  const moved = await db.auditEntry.findMany({ where, orderBy: { id: "asc" } });
  expect(moved.map(({ entityId, byUserId, before, after }) => [of.get(entityId), byUserId, before, after]).sort()).toEqual([
    ["A", by, { orderNumber: 1 }, { orderNumber: 2 }],
    ["B", by, { orderNumber: 2 }, { orderNumber: 1 }],
  ]);
});

test("at either end it stays", async () => {
  await make({ A: 1, B: 2 });
  expect([(await move("A", "up")).ok, (await move("B", "down")).ok]).toEqual([true, true]);
  expect([await names(), await places()]).toEqual(["AB", [1, 2]]);
});

test("rows that share a place are numbered apart, and the move counts", async () => {
  await make({ A: 0, B: 0, C: 0, D: 7 });
  await move("C", "up");
  expect([await names(), await places()]).toEqual(["ACBD", [0, 1, 2, 7]]);
});

test("a row that changed since it was seen is not moved", async () => {
  await make({ A: 1, B: 2 });
  expect(await move("B", "up", 7)).toMatchObject({ refusal: { code: "row.changed-meanwhile" } });
  expect(await names()).toBe("AB");
});

test("a move that breaks half way leaves the order as it was", async () => {
  await make({ A: 1, B: 2, C: 3 });
  await db.$executeRaw`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN IF OLD.question = ''B'' THEN RAISE EXCEPTION ''broken off''; END IF; RETURN NEW; END'`;
  await db.$executeRaw`CREATE TRIGGER break_off BEFORE UPDATE ON faqs FOR EACH ROW EXECUTE FUNCTION break_off()`;
  await expect(move("B", "up")).rejects.toThrow("broken off");
  await db.$executeRaw`DROP FUNCTION break_off CASCADE`;
  expect([await names(), await places()]).toEqual(["ABC", [1, 2, 3]]);
});

test("moves at the same time end in an order with every row once and a place for each", async () => {
  await make({ A: 1, B: 2, C: 3, D: 4, E: 5 });
  const moves = [move("A", "down"), move("B", "up"), move("C", "down"), move("D", "up"), move("E", "up"), move("B", "down")];
  expect((await Promise.all(moves)).some(({ ok }) => ok)).toBe(true);
  expect([...(await names())].sort().join("")).toBe("ABCDE");
  expect(await places()).toEqual([1, 2, 3, 4, 5]);
});
