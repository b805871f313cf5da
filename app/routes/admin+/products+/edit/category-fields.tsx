import { useState } from "react";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { controlAttributes, FieldFrame } from "#app/ui/field-frame.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { chooseCategory, subcategoriesIn } from "./category-choice.ts";
import type { ControlOf } from "./form-values.ts";
import type { Choices } from "./read-choices.server.ts";

type Offered = Pick<Choices, "categories" | "subcategories">;

/** Category and subcategory. Without JavaScript all subcategories are offered, grouped by category. */
export function CategoryFields({ control, choices, isLive }: { control: ControlOf; choices: Offered; isLive: boolean }) {
  const t = useText(texts);
  const { defaultValue: category = "", ...categoryControl } = control("category_id");
  const { defaultValue: subcategory = "", ...subcategoryControl } = control("subcategory_id");
  const [place, setPlace] = useState({ category, subcategory });
  const { categories, subcategories } = choices;
  const label = t("field.subcategory_id");
  return (
    <div className="product-fields">
      <SelectField
        {...categoryControl}
        label={t("field.category_id")}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={t("choose")}
        required
        value={place.category}
        onChange={(event) => setPlace(chooseCategory(place, event.currentTarget.value))}
      />
      <FieldFrame {...subcategoryControl} label={label}>
        <select
          className="control"
          {...controlAttributes(subcategoryControl)}
          value={place.subcategory}
          onChange={(event) => setPlace({ ...place, subcategory: event.currentTarget.value })}
        >
          <option value="">{t("none")}</option>
          {isLive ? (
            <SubcategoryOptions subcategories={subcategoriesIn(subcategories, place.category)} />
          ) : (
            categories.map(({ id, name }) => (
              <optgroup key={id} label={name}>
                <SubcategoryOptions subcategories={subcategoriesIn(subcategories, String(id))} />
              </optgroup>
            ))
          )}
        </select>
      </FieldFrame>
    </div>
  );
}

function SubcategoryOptions({ subcategories }: Pick<Choices, "subcategories">) {
  return subcategories.map(({ id, name }) => (
    <option key={id} value={String(id)}>
      {name}
    </option>
  ));
}
