import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { makeShopper } from "#tests/fixtures/make-shopper.ts";
import { openShop } from "#tests/support/shop-pages.tsx";

test.each([
  ["en", "By area", /<dd>Rs\.\s210(<!-- -->)? \+ delivery<\/dd>/],
  ["ur", "Ilaqe ke hisab se", /<dd>Rs\.\s210(<!-- -->)? \+ delivery<\/dd>/],
] as const)(
  "while no area is chosen the cart says in %s what the checkout says: delivery is by area",
  async (lang, said, total) => {
    const { cookie } = await makeShopper({ price: rupees(210) });
    const { html } = await openShop("/cart", { cookie, lang });
    const sums = /<aside class="panel totals">[\s\S]*?<\/aside>/.exec(html)?.[0] ?? "";
    expect(sums).toContain(`<dd>${said}</dd>`);
    expect(sums).toMatch(total);
  },
);
