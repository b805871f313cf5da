import { describe, expect, test } from "vitest";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { findBasket, holdBasket } from "./held-baskets.server.ts";
import { parseList } from "./internal/parse-list.ts";
import { matchList } from "./match-list.server.ts";
import { heldForm, listForm, saleForm } from "./sale-form.server.ts";

describe("letters that nobody types and no database takes", () => {
  test("are left out of a pasted list", async () => {
    const { list } = listForm.parse({ list: "2 kilo aa\u0000loo\n1 pao dha\ud83dnia" });
    expect(list).toBe("2 kilo aaloo\n1 pao dhania");
    expect(await matchList(parseList(list))).toHaveLength(2);
    expect(saleForm.parse({ key: "press-number-1", list: "aaloo\u0000" }).list).toBe("aaloo");
  });

  test("are left out of a basket that is put aside, however deep they stand in it", async () => {
    const content = JSON.stringify({ lines: [{ words: "aa\u0000loo", offers: [{ name: "\ud83d" }] }], "bad\u0000": 1 });
    const form = heldForm.parse({ label: "Ayesha\u0000", content });
    expect(form).toEqual({ label: "Ayesha", content: { lines: [{ words: "aaloo", offers: [{ name: "" }] }] } });
    const { id: by } = await makeUser({ role: "admin" });
    const held = await holdBasket(form.label ?? "", form.content ?? {}, { by });
    expect(held.ok && (await findBasket(held.value))).toEqual(form.content);
  });

  test("a basket within baskets without end is none", () => {
    const deep = `{"lines":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
    expect(heldForm.safeParse({ content: deep }).success).toBe(false);
  });
});
