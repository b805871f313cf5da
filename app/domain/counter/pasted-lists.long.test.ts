import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseUrl } from "#app/platform/db.server.ts";
import { seedCatalogue } from "#prisma/seed/seed-catalogue.ts";
import atHand from "#tests/fixtures/pasted-lists/at-hand.json" with { type: "json" };
import fresh from "#tests/fixtures/pasted-lists/fresh.json" with { type: "json" };
import setAside from "#tests/fixtures/pasted-lists/set-aside.json" with { type: "json" };
import { parseList } from "./internal/parse-list.ts";
import { type MatchedLine, matchList, matchMessage } from "./match-list.server.ts";

/** An amount as it was written ("0.5 kg", "2"), then the products any of which are meant; none: an item of its own words. */
type Meant = readonly string[];
type Message = { text: string; lines: readonly Meant[] };

/** The parser was written against the first set; the second, a random third of all, was only measured at the end. */
const sets: Record<string, readonly Message[]> = { "at hand": atHand, "set aside": setAside, "of every day": fresh };

beforeAll(async () => {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await seedCatalogue(client, new Date());
  await client.query("VACUUM (ANALYZE)"); // as the shop's own start does
  await client.end();
});

const isMeant = (name: string, meant: readonly string[]) =>
  meant.some((one) => (one.endsWith("…") ? name.startsWith(one.slice(0, -1)) : name === one));

const amountOf = ({ quantity, unit }: MatchedLine) => [quantity / 1000, unit].filter(Boolean).join(" ");

/** Right: quantity and unit exactly, and the product within the first three. */
function isRight(line: MatchedLine, [amount, ...meant]: Meant): boolean {
  if (amountOf(line) !== amount) return false;
  if (meant.length === 0) return line.offers.length === 0;
  return line.offers.slice(0, 3).some(({ product }) => isMeant(product.name, meant));
}

/** How many of the lines were read right; an unexpected line counts as a wrong one. */
async function judge({ text, lines }: Message) {
  const left = await matchList(parseList(text));
  const missed = lines.filter((meant) => {
    const at = left.findIndex((line) => isRight(line, meant));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const wrong = Math.max(missed.length, left.length);
  const shown = left.map((line) => `${amountOf(line)} ${line.words} → ${line.offers[0]?.product.name ?? "custom"}`);
  return {
    right: lines.length - missed.length,
    wrong,
    unasked: Math.max(0, left.length - missed.length),
    told: missed.map(([amount, name]) => `${amount} ${name} (${shown.join("; ")})`),
  };
}

test("at least 120 messages are written down, a third of them set aside", () => {
  expect(fresh.flatMap(({ lines }) => lines).length).toBeGreaterThanOrEqual(150);
  expect(atHand.length + setAside.length).toBeGreaterThanOrEqual(120);
  expect(setAside.length / (atHand.length + setAside.length)).toBeCloseTo(1 / 3, 1);
});

describe("of the lines that customers paste", () => {
  test.each(Object.keys(sets))(
    "nineteen of twenty of the lines %s are right: product within three, quantity and unit exact",
    async (name) => {
      const judged = [];
      for (const message of sets[name] ?? []) judged.push(await judge(message));
      const right = judged.reduce((sum, one) => sum + one.right, 0);
      const wrong = judged.reduce((sum, one) => sum + one.wrong, 0);
      const share = right / (right + wrong);
      const told = judged.flatMap((one) => one.told);
      process.stdout.write(
        `pasted lists ${name}: ${right} of ${right + wrong} lines right, ${share.toFixed(3)}; ${told.join(" | ") || "none missed"}\n`,
      );
      expect(share, told.join(", ")).toBeGreaterThanOrEqual(0.95);
      const unasked = judged.reduce((sum, one) => sum + one.unasked, 0);
      expect(unasked / right, "lines nobody asked for").toBeLessThanOrEqual(0.01);
    },
    180_000, // hundreds of searches, on a machine that may be busy
  );
});

test("what is neither a thing nor a greeting is told as not understood", async () => {
  const { lines, unread } = await matchMessage("Salam bhai\nNaeem sahib\nHouse 12\nSabzi:\n2 kg aloo\nshukriya");
  expect(lines.map(({ words }) => words)).toEqual(["aloo"]);
  expect(unread).toEqual(["House 12", "Naeem sahib"]);
});
