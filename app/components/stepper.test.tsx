import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { thousandths } from "#app/lib/quantity.ts";
import { Stepper } from "./stepper.tsx";
import { weightText } from "./unit-size.ts";

/** What each control would post, by its accessible name. */
function posts(quantity: number, step = 1000): Record<string, string> {
  const html = renderToStaticMarkup(
    <Stepper
      item={{ product_id: 7 }}
      quantity={thousandths(quantity)}
      step={thousandths(step)}
      label={(control) => ({ add: "Add Eggs", more: "One more Eggs", less: "One less Eggs", quantity: "How many Eggs" })[control]}
    />,
  );
  const forms = html.match(/<form method="post" action="\/cart">.*?<\/form>/g) ?? [];
  return Object.fromEntries(
    forms.map((form) => {
      expect(form).toContain('<input type="hidden" name="product_id" value="7"/>');
      const control = /<(?:button|input)[^>]*name="quantity"[^>]*>/.exec(form)?.[0] ?? "";
      return [/aria-label="([^"]*)"/.exec(control)?.[1], /value="([^"]*)"/.exec(control)?.[1]];
    }),
  );
}

test("a thing that is not in the cart is added one selling unit at a time, whatever its step", () => {
  expect(posts(0)).toEqual({ "Add Eggs": "1" });
  expect(posts(0, 250)).toEqual({ "Add Eggs": "1" });
});

test("without scripts each control posts the quantity that is wanted", () => {
  expect(posts(2000)).toEqual({ "One less Eggs": "1", "How many Eggs": "2", "One more Eggs": "3" });
});

test("more than one order may have is not invited, and less always is", () => {
  const plus = (quantity: number, most: number | null) => {
    const html = renderToStaticMarkup(
      <Stepper
        item={{ product_id: 7 }}
        quantity={thousandths(quantity)}
        step={thousandths(1000)}
        most={most === null ? null : thousandths(most)}
        label={(control) => control}
      />,
    );
    return (html.match(/<button[^>]*>/g) ?? []).map((button) => button.includes('aria-disabled="true"'));
  };
  expect([plus(2000, 3000), plus(3000, 3000), plus(5000, 3000), plus(9000, null)]).toEqual([
    [false, false],
    [false, true],
    [false, true],
    [false, false],
  ]);
});

test("what is weighed goes by its step, and never below nothing", () => {
  expect(posts(1500, 250)).toEqual({ "One less Eggs": "1.25", "How many Eggs": "1.5", "One more Eggs": "1.75" });
  expect(posts(100, 250)).toMatchObject({ "One less Eggs": "0" });
});

test("the quantity in the cart carries its unit, beside the field that posts selling units", () => {
  const html = renderToStaticMarkup(
    <Stepper
      item={{ product_id: 7 }}
      quantity={thousandths(500)}
      step={thousandths(250)}
      unit="kg"
      amount={weightText(thousandths(500), "kg")}
      label={(control) => control}
    />,
  );
  expect(html).toMatch(/name="quantity"[^>]*value="0\.5"\/><span aria-hidden="true" data-unit="kg">500\u00a0g<\/span>/);
});

test("where the page does not know what is in the cart, Add says that its amount comes on top", () => {
  const item = { product_id: 7 };
  const add = <Stepper item={item} quantity={thousandths(0)} step={thousandths(1000)} label={() => "Add Eggs"} isIncrement />;
  expect(renderToStaticMarkup(add)).toContain('<form method="post" action="/cart?add">');
});
