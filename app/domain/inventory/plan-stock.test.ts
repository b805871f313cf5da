import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exceedsRecord, planStock, type Stock, type StockLine, type StockProblem } from "./plan-stock.ts";

const piece = (productId: number, wanted: number): StockLine => ({
  wanted,
  step: 1000,
  isOffered: true,
  draws: [{ productId, each: 1000 }],
});
const basket = (wanted: number, ...draws: StockLine["draws"]): StockLine => ({ wanted, step: 1000, isOffered: true, draws });
const problems = (lines: StockLine[], stock: Stock) => planStock(lines, stock).map(({ problem }) => problem);

describe("what several lines share", () => {
  test("a package gets what the product before it leaves, and none is not the same as sold out", () => {
    const lines = [piece(1, 2000), basket(1000, { productId: 1, each: 2000 })];
    expect(planStock(lines, new Map([[1, 3000]]))).toEqual([
      { left: 3000, problem: null },
      { left: 0, problem: { code: "taken" } },
    ]);
    expect(problems(lines.toReversed(), new Map([[1, 3000]]))).toEqual([null, { code: "short", left: 1000 }]);
    expect(problems(lines, new Map([[1, 4000]]))).toEqual([null, null]);
  });

  test("two packages share what both hold, as whole packages", () => {
    const lines = [
      basket(2000, { productId: 1, each: 1500 }, { productId: 2, each: 1000 }),
      basket(2000, { productId: 1, each: 2000 }),
    ];
    expect(planStock(lines, new Map([[1, 6999]])).map(({ left }) => left)).toEqual([4000, 1000]);
  });

  test("what is not tracked has no limit; what is not offered has none left and takes nothing from the rest", () => {
    const lines = [{ ...piece(1, 2000), isOffered: false }, piece(1, 2000), piece(9, 5000)];
    expect(planStock(lines, new Map([[1, 2000]]))).toEqual([
      { left: 0, problem: { code: "sold-out" } },
      { left: 2000, problem: null },
      { left: null, problem: null },
    ]);
  });
});

describe("one line alone", () => {
  test.each<[number, number, number | null, StockProblem | null]>([
    [2000, 1000, 2000, null],
    [2000, 1000, 1999, { code: "short", left: 1000 as never }],
    [2000, 1000, 999, { code: "sold-out" }],
    [2000, 1000, -1, { code: "sold-out" }],
    [750, 1000, 5000, { code: "step", fit: 1000 as never }],
    [2400, 1000, null, { code: "step", fit: 2000 as never }],
    [750, 250, 700, { code: "short", left: 500 as never }],
    [750, 250, null, null],
    [600, 250, null, { code: "step", fit: 500 as never }],
  ])("%d thousandths in steps of %d with %s on record: %o", (wanted, step, left, problem) => {
    expect(problems([{ ...piece(1, wanted), step }], new Map([[1, left]]))).toEqual([problem]);
  });
});

test("more than the books can hold of one product is seen, on one line or on several", () => {
  const half = basket(9_999_000, { productId: 1, each: 110_000 });
  expect([exceedsRecord([half]), exceedsRecord([half, half])]).toEqual([false, true]);
});

const products = fc.integer({ min: 1, max: 3 });
const line: fc.Arbitrary<StockLine> = fc.record({
  wanted: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters * 250),
  step: fc.constantFrom(250, 1000),
  isOffered: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  draws: fc.oneof(
    products.map((productId) => [{ productId, each: 1000 }]),
    fc.array(fc.record({ productId: products, each: fc.integer({ min: 1, max: 12 }).map((half) => half * 500) }), {
      minLength: 1,
      maxLength: 3,
    }),
  ),
});
const stockCases = fc
  .tuple(...[1, 2, 3].map(() => fc.option(fc.integer({ min: -1000, max: 20_000 }))))
  .map((figures): Stock => new Map(figures.map((figure, at) => [at + 1, figure])));

/** What the lines draw of a product altogether, in thousandths. */
const drawn = (lines: readonly StockLine[], productId: number) =>
  lines.reduce(
    (sum, { wanted, draws }) =>
      sum + draws.reduce((more, draw) => more + (draw.productId === productId ? (wanted * draw.each) / 1000 : 0), 0),
    0,
  );

/** The amount that resolves a problem. */
const amountOf = (problem: StockProblem): number => ("left" in problem ? problem.left : "fit" in problem ? problem.fit : 0);

test("who does what each refusal says gets the order, at the latest after one refusal for each line", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), stockCases, (requested, stock) => {
      let lines = requested;
      for (let round = 0; round <= requested.length; round += 1) {
        const at = planStock(lines, stock).findIndex(({ problem }) => problem !== null);
        if (at < 0) return true;
        const { problem } = planStock(lines, stock)[at] ?? {};
        const wanted = problem ? amountOf(problem) : 0;
        const kept = lines.map((one, place) => (place === at ? { ...one, wanted } : one));
        lines = kept.filter(({ wanted: quantity }) => quantity > 0);
        const settled = planStock(lines, stock).slice(0, wanted > 0 ? at + 1 : at);
        expect(settled.every((plan) => plan.problem === null)).toBe(true);
      }
      return false;
    }),
  );
});

test("lines without a problem draw no more than there is, and whoever asks for a step more of a short line is refused", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), stockCases, (lines, stock) => {
      const plans = planStock(lines, stock);
      if (plans.every(({ problem }) => problem === null))
        for (const [productId, left] of stock)
          if (left !== null && drawn(lines, productId) > 0) expect(drawn(lines, productId)).toBeLessThanOrEqual(left);
      for (const [at, { left }] of plans.entries()) {
        const one = lines[at];
        if (left === null || !one) continue;
        const more = lines.map((other, place) => (place === at ? { ...one, wanted: left + one.step } : other));
        expect(planStock(more, stock)[at]?.problem).not.toBeNull();
      }
    }),
  );
});
