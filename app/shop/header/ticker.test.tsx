import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LangContext } from "#app/i18n/use-text.ts";
import { rupees } from "#app/lib/money.ts";
import { Ticker } from "./ticker.tsx";

const shop = { brand: "Taaza Mandi", city: "Multan", phone: "+923000001122", email: "", address: "", whatsapp: "", social: {} };

function ticker({ freeAbove = rupees(2000), phone = shop.phone, lang = "en" as "en" | "ur" } = {}): string {
  const zone = { name: null, charge: rupees(200), freeAbove };
  return renderToStaticMarkup(
    <LangContext.Provider value={lang}>
      <Ticker zone={zone} sameDayUntil="6 pm" shop={{ ...shop, phone }} />
    </LangContext.Provider>,
  );
}

test("A1.07 A2.38 free delivery is advertised above the threshold that holds for this visitor", () => {
  expect(ticker()).toContain("Free delivery above Rs.\u00a02,000");
  expect(ticker({ freeAbove: rupees(2500), lang: "ur" })).toContain("Rs.\u00a02,500 se zyada par delivery free");
});

test("where delivery is never free the charge is told instead", () => {
  expect(ticker({ freeAbove: rupees(0) })).toContain("Delivery Rs.\u00a0200");
});

test("A1.08 A2.38 same-day delivery within 3–5 hours is advertised with its last hour", () => {
  expect(ticker()).toContain("Same day, 3–5 hours, order before 6 pm");
});

test("A2.38 the phone number stands after the words Call us and can be pressed; a shop without one shows none", () => {
  expect(ticker()).toContain('Call us: <a href="tel:+923000001122">0300-0001122</a>');
  for (const word of ["tel:", "Call us"]) expect(ticker({ phone: "" })).not.toContain(word);
});
