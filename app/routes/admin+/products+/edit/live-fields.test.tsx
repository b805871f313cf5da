import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { chooseCategory, subcategoriesIn } from "../edit/category-choice.ts";
import { CategoryFields } from "../edit/category-fields.tsx";
import type { FormValues } from "../edit/form-values.ts";
import { PriceFields } from "../edit/price-fields.tsx";
import type { ControlOf } from "./form-values.ts";

const controlOf =
  (typed: FormValues): ControlOf =>
  (name) => ({ name, id: name, errors: undefined, defaultValue: typed[name] as string | undefined });

describe("A5.08 the discount's percentage", () => {
  const percent = (typed: FormValues, isLive: boolean) =>
    /<input[^>]*name="discount_percent"[^>]*>/.exec(
      renderToStaticMarkup(<PriceFields control={controlOf(typed)} isLive={isLive} />),
    )?.[0];

  test("can be typed only while there is a discount, from 0 to 100", () => {
    expect(percent({ discount_active: "off" }, true)).toContain("disabled");
    expect(percent({ discount_active: "on" }, true)).not.toContain("disabled");
    expect(percent({ discount_active: "on" }, true)).toMatch(/(?=.*min="0")(?=.*max="100")/);
  });

  test("without JavaScript, where a tick changes nothing on the page, both go together", () => {
    expect(percent({ discount_active: "off" }, false)).not.toContain("disabled");
  });
});

describe("the subcategories", () => {
  const choices = {
    categories: [
      { id: 1, name: "Fruit" },
      { id: 2, name: "Meat" },
    ],
    subcategories: [
      { id: 11, name: "Mangoes", categoryId: 1 },
      { id: 12, name: "Citrus", categoryId: 1 },
      { id: 21, name: "Beef", categoryId: 2 },
    ],
  };
  const html = (typed: FormValues, isLive: boolean) =>
    renderToStaticMarkup(<CategoryFields control={controlOf(typed)} choices={choices} isLive={isLive} />);

  test("are the chosen category's alone", () => {
    const shown = html({ category_id: "1", subcategory_id: "12" }, true);
    expect(shown).toContain("Mangoes");
    expect(shown).toContain('<option value="12" selected="">Citrus</option>');
    expect(shown).not.toContain("Beef");
    expect(subcategoriesIn(choices.subcategories, "2").map(({ name }) => name)).toEqual(["Beef"]);
    expect(subcategoriesIn(choices.subcategories, "")).toEqual([]);
  });

  test("are forgotten when the category changes, and kept when it does not", () => {
    const place = { category: "1", subcategory: "12" };
    expect(chooseCategory(place, "2")).toEqual({ category: "2", subcategory: "" });
    expect(chooseCategory(chooseCategory(place, "2"), "1")).toEqual({ category: "1", subcategory: "" });
    expect(chooseCategory(place, "1")).toEqual(place);
  });

  test("stand under their categories' names without JavaScript", () => {
    expect(html({}, false)).toMatch(/<optgroup label="Fruit">.*Mangoes.*<\/optgroup><optgroup label="Meat">.*Beef/);
  });
});
