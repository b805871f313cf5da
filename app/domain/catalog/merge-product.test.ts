import fc from "fast-check";
import { expect, test } from "vitest";
import { paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { saveProduct } from "./save-product.server.ts";

const [first, second] = [await makeStaff("editor"), await makeStaff("admin")];

/** A small choice of values, so that two people often choose the same. */
const edit = fc.record(
  {
    name: fc.constantFrom("Dusehri", "Langra", "Chaunsa"),
    price: fc.constantFrom(paisa(10_000), paisa(12_000), paisa(14_000)),
    featured: fc.boolean(),
    companyName: fc.constantFrom(null, "Multan Farms", "Bagh"),
    keywords: fc.constantFrom<string[]>([], ["aam"], ["aam", "mango"]),
  },
  { requiredKeys: [] },
);

test("whatever two people edit of one product, each field ends as its last changer wanted it and no other moves", async () => {
  await fc.assert(
    fc.asyncProperty(edit, edit, fc.constantFrom("mine" as const, "theirs" as const), async (one, two, taken) => {
      const { id, version } = await makeProduct();
      const read = () => db.product.findUniqueOrThrow({ where: { id } });
      const loaded = await read();
      const form = ({ name, price, featured, companyName, keywords }: typeof loaded) => ({
        ...{ name, price: paisa(price), featured, companyName, keywords },
      });
      const saved = await saveProduct(id, { ...form(loaded), ...one }, { version, by: first.id });
      expect(saved.ok).toBe(true);
      const between = await read();
      const typed = { ...form(loaded), ...two };

      let outcome = await saveProduct(id, typed, { version, by: second.id });
      if (!outcome.ok) {
        const conflicts = outcome.refusal.conflicts ?? [];
        expect(conflicts.length).toBeGreaterThan(0);
        expect(await read()).toEqual(between);
        const decisions = { asked: between.version, taken: Object.fromEntries(conflicts.map(({ field }) => [field, taken])) };
        outcome = await saveProduct(id, typed, { version, by: second.id, decisions });
      }
      expect(outcome.ok).toBe(true);
      const now = form(await read());
      for (const field of Object.keys(typed) as (keyof typeof typed)[]) {
        const [before, theirs, mine] = [form(loaded)[field], form(between)[field], typed[field]].map((value) =>
          JSON.stringify(value),
        );
        const isConflict = mine !== before && theirs !== before && mine !== theirs;
        const wanted = isConflict ? (taken === "mine" ? mine : theirs) : mine !== before ? mine : theirs;
        expect(JSON.stringify(now[field]), field).toBe(wanted);
      }
      const [last] = await db.auditEntry.findMany({
        where: { entity: "product", entityId: String(id) },
        orderBy: { id: "desc" },
        take: 1,
      });
      if (JSON.stringify(now) !== JSON.stringify(form(between))) expect(last?.byUserId).toBe(second.id);
    }),
    { numRuns: runs(60) },
  );
});
