import { beforeEach, expect, test } from "vitest";
import { faqTable } from "#app/domain/content/faqs.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { deleteView, listViews, saveView } from "./saved-views.server.ts";

const { id: by } = await makeUser({ role: "admin" });
const save = (name: string, query = "q=rice") => saveView(faqTable, { name, query }, { by });

beforeEach(() => db.savedView.deleteMany());

test("a full list of views takes no other, but one of them can still be saved over, and a deleted one makes room", async () => {
  for (let at = 1; at <= 50; at++) expect((await save(`View ${at}`)).ok).toBe(true);
  expect(await save("One more")).toMatchObject({ refusal: { code: "row.too-many-views", values: { most: 50 } } });
  expect(await save("View 7", "q=bread&page=3&unknown=1")).toEqual({ ok: true, value: "View 7" });
  const view = (await listViews(faqTable)).find(({ name }) => name === "View 7");
  expect(view?.query).toBe("q=bread");
  expect(await deleteView(faqTable, view?.id ?? 0, { by })).toEqual({ ok: true, value: { name: "View 7", query: "q=bread" } });
  expect(await deleteView(faqTable, view?.id ?? 0, { by })).toMatchObject({ refusal: { code: "row.not-found" } });
  expect((await save("One more")).ok).toBe(true);
});
