import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { readSearch } from "./search-words.server.ts";

beforeAll(async () => {
  await makeProduct({ name: "Potatoes", nameUr: "Aloo" });
  await makeProduct({ name: "Mustard Oil 500 ml", nameUr: "Sarson ka Tail 500 ml" });
  await makeProduct({ name: "Nestlé MilkPak UHT Milk", companyName: "Nestlé MilkPak", keywords: ["mom batti", "chocolate"] });
  await db.searchSynonym.createMany({
    data: [{ words: ["aloo", "potato"] }, { words: ["tail", "oil"] }, { words: ["hari mirch", "green chilli"] }],
  });
});

const fold = async (text: string) => {
  const [row] = await db.$queryRaw<{ folded: string }[]>`SELECT fold_words(${text}) AS folded`;
  return row?.folded;
};
const read = (text: string, unfinished = true) => readSearch(text, { unfinished });
const requested = async (text: string, unfinished = true) => (await read(text, unfinished))?.asked;

describe("spellings of one word become one", () => {
  test.each([
    ["aaloo", "alu"],
    ["pyaaz", "pyaz"],
    ["kheera", "khira"],
    ["phalsa", "falsa"],
    ["chaawal", "chaval"],
    ["zeera", "jeera"],
    ["qeema", "keema"],
    ["makkhan", "makhan"],
    ["machhli", "machli"],
    ["dhaniya", "dhania"],
    ["gobhi", "gobi"],
    ["lauki", "loki"],
    ["baingan", "bengan"],
    ["Lay's", "lays"],
    ["K&N’s", "kns"],
    ["Nestlé", "nestle"],
    ["10kg", "10 kg"],
    ["carrots", "carrot"],
    ["berries", "berry"],
  ])("%s and %s", async (one, other) => {
    expect(await fold(one)).toBe(await fold(other));
  });

  test.each([
    ["aam", "amrood"],
    ["gur", "gajar"],
    ["chai", "chana"],
    ["mash", "masoor"],
  ])("but not %s and %s", async (one, other) => {
    expect(await fold(one)).not.toBe(await fold(other));
  });
});

describe("what a search asks for", () => {
  test("a word, and what means the same", async () => {
    expect(await read("AALOO!")).toEqual({
      phrase: "alu",
      asked: [{ typed: "alu", meant: ["potato"] }],
      isBegun: false,
      isOpen: false,
    });
  });

  test("a phrase with a meaning of its own stays together", async () => {
    expect(await requested("500 hari mirch")).toEqual([
      { typed: "500", meant: [] },
      { typed: "hari mirc", meant: ["grin cili"] },
    ]);
  });

  test("small words are left out, unless there is nothing else", async () => {
    expect(await requested("sarson ka tail")).toEqual([
      { typed: "sarson", meant: [] },
      { typed: "tel", meant: ["oil"] },
    ]);
    expect(await requested("ka")).toEqual([{ typed: "ka", meant: [] }]);
  });

  test.each([
    ["آلو", "alu"],
    ["سرسوں", "sarson"],
    ["پودینہ", "podina"],
    ["ہری مرچ", "hari mirc"],
  ])("%s in Urdu script is %s", async (script, phrase) => {
    await makeProduct({ name: "Mint", nameUr: "Podina" });
    expect((await read(script))?.phrase).toBe(phrase);
  });

  test.each([
    ["aaluon", "alu"],
    ["mirchein", "mirc"],
    ["mombattiyan", "mom bati"],
    ["chockolate", "cocolate"],
    ["kocolate", "cocolate"],
  ])("%s is a form or another spelling of %s", async (typed, phrase) => {
    expect((await read(typed))?.phrase).toBe(phrase);
  });

  test("two words written as one, and one written as two", async () => {
    expect((await read("mombatti"))?.phrase).toBe("mom bati");
    expect(await requested("milk pak")).toEqual([{ typed: "milk pak", meant: ["milkpak"] }]);
  });

  test.each([
    ["choclate", "cocolate"],
    ["chocoalte", "cocolate"],
    ["mustrad", "mustard"],
    ["sarsin", "sarson"],
  ])("the slip %s is read as %s", async (slip, word) => {
    expect((await read(slip))?.phrase).toBe(word);
  });

  test("the beginning of a word is no slip while somebody types, a finished one may be", async () => {
    expect((await read("potat"))?.phrase).toBe("potat");
    expect((await read("potat", false))?.phrase).toBe("potato");
  });

  test("of more slips than three the longest are mended, so that many cost no more than three", async () => {
    expect((await read("sarsin choclate sarsni mustrad"))?.phrase).toBe("sarson cocolate sarsni mustard");
  });

  test("three words that only begin a known one may be slips; more are not looked at again, nor beside one that nothing mends", async () => {
    expect((await read("potat sarso mustar"))?.isBegun).toBe(true);
    expect((await read("potat sarso mustar choco"))?.isBegun).toBe(false);
    expect((await read("potat sarso mustrad chocola"))?.isBegun).toBe(false);
    expect((await read("potat xylophone"))?.isBegun).toBe(false);
  });

  test("the known words that a word begins, digits at their end or not; a mended word stands for itself", async () => {
    await makeProduct({ name: "Omega3 Eggs" });
    expect(await requested("sarso")).toEqual([{ typed: "sarso", meant: [], begins: ["sarson"] }]);
    expect(await requested("omega")).toEqual([{ typed: "omega", meant: [], begins: ["omega3"] }]);
    expect(await requested("mustrad")).toEqual([{ typed: "mustard", meant: [], isMended: true, slip: "mustrad" }]);
  });

  test("what begins more words than anybody would list is looked up by its beginning", async () => {
    const keywords = [..."bcdfgklmnprst"].flatMap((one) => [`dunk${one}a`, `dunk${one}ibo`]);
    await makeProduct({ name: "Biscuit", keywords });
    expect((await requested("dunk"))?.[0]?.begins).toEqual(["dunk:*"]);
    expect((await requested("dunkb"))?.[0]?.begins?.sort()).toEqual(["dunkba", "dunkbibo"]);
  });

  test.each(["xylophone", "laptop", "zz", "12345"])("%s is like nothing here and stays as it is", async (text) => {
    expect((await requested(text))?.[0]?.typed).toBe(await fold(text));
  });

  test.each(["", "   ", "!!!", "%", "\\", "' --"])("nothing, from %j", async (text) => {
    expect(await read(text)).toBeNull();
  });

  test("no more than eight words of a pasted text", async () => {
    expect(await requested("kinnow malta falsa jamun lychee aaru khubani anaar amrood kela")).toHaveLength(8);
  });
});

test("a product that gets another name is found by it, and a new synonym counts at once", async () => {
  const { id } = await makeProduct({ name: "Falooda" });
  await db.product.update({ where: { id }, data: { name: "Rabri" } });
  await db.searchSynonym.create({ data: { words: ["rabri", "rabdi"] } });
  expect(await requested("rabdi")).toEqual([{ typed: "rabdi", meant: ["rabri"] }]);
  expect((await read("rabrri"))?.phrase).toBe("rabri");
});
