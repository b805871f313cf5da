import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LangContext } from "#app/i18n/use-text.ts";
import { type ShownStatus, StatusBadge } from "./status-badge.tsx";

function badge(status: ShownStatus, lang: "en" | "ur" = "en") {
  const html = renderToStaticMarkup(
    <LangContext.Provider value={lang}>
      <StatusBadge status={status} />
    </LangContext.Provider>,
  );
  return html.replace(/<[^>]+>/g, "");
}

test.each([
  ["pending", "Pending"],
  ["confirmed", "Confirmed"],
  ["preparing", "Preparing"],
  ["out for delivery", "Out for delivery"],
  ["shipped", "Shipped"],
  ["delivered", "Delivered"],
  ["cancelled", "Cancelled"],
] as const)("A4.08 an order that is %s says so in words: %s", (status, words) => {
  expect(badge(status)).toBe(words);
});

test("A4.08 a shipped order says so in Roman Urdu too", () => {
  expect(badge("shipped", "ur")).toBe("Bhej diya gaya");
});
