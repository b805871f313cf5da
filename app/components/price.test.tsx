import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { paisa } from "#app/lib/money.ts";
import { Price } from "./price.tsx";

const text = (html: string) => html.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");

test("A1.06 the price tag reads as any other amount, though its currency is set smaller", () => {
  expect(text(renderToStaticMarkup(<Price price={paisa(154_000)} />))).toBe("|Rs.\u00a0|1,540|");
});

test("the list price stands beside a lower price only, and says aloud that it is the old one", () => {
  const lower = renderToStaticMarkup(<Price price={paisa(14_100)} listPrice={paisa(15_000)} />);
  expect(lower).toContain("<s>");
  expect(text(lower)).toContain("was |Rs.\u00a0150");
  expect(renderToStaticMarkup(<Price price={paisa(15_000)} listPrice={paisa(15_000)} />)).not.toContain("<s>");
});

test.each([
  ["kg", "Rs.\u00a0154 / kg"],
  ["litre", "Rs.\u00a0154 / L"],
  ["piece", "Rs.\u00a0154 / pc"],
] as const)("packets are compared by the %s: %s", (basis, words) => {
  expect(renderToStaticMarkup(<Price price={paisa(1)} unitPrice={{ amount: paisa(15_400), basis }} />)).toContain(words);
});
