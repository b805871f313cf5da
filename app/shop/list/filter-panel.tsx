import type { ChoiceCounts } from "#app/domain/catalog/count-products.server.ts";
import { listingAddress } from "#app/domain/catalog/listing-address.ts";
import { type ProductQuery, qualities } from "#app/domain/catalog/product-query.ts";
import { filters as texts } from "#app/i18n/filters.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { JsonList } from "#app/lib/json-list.ts";
import { toRupeesInput } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { useJsonList } from "#app/ui/fragment.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { toggles } from "./filter-button.tsx";

/** A brand of a list, and how many products it leaves. */
export interface BrandChoice {
  name: string;
  count: number;
}

interface FilterPanelProps {
  path: string;
  query: ProductQuery;
  brands: JsonList<BrandChoice> | null;
  /** How many products each other choice leaves; null where no choice was counted. */
  choices: Omit<ChoiceCounts, "brands"> | null;
}

/** React 18 has no types for popovers; browsers without support show the panel inline. */
const asPopover = { popover: "auto" };
const closes = { ...toggles, popovertargetaction: "hide" };

/** Every filter of a list besides its category, as a GET form. Its fields are in the order of `listingAddress`. */
export function FilterPanel({ path, query, brands, choices }: FilterPanelProps) {
  const t = useText(texts);
  const offered = useJsonList(brands);
  const { priceFrom, priceTo, quality, inStock, discounted } = query;
  const counted = (label: string, count: number | undefined) => (choices ? `${label} (${count ?? 0})` : label);
  const priceField = (name: string, label: string, price: ProductQuery["priceFrom"]) => (
    <Field
      label={label}
      name={name}
      defaultValue={price === null ? "" : toRupeesInput(price)}
      inputMode="decimal"
      maxLength={12}
    />
  );
  return (
    <form
      key={listingAddress(path, query)}
      {...asPopover}
      id="filters"
      className="filters"
      method="get"
      action={path}
      aria-labelledby="filters-title"
    >
      <div className="filters-head">
        <h2 id="filters-title">{t("title")}</h2>
        <Button type="button" variant="plain" icon="x" iconOnly aria-label={t("close")} {...closes} />
      </div>
      <PreservedFields path={path} query={query} />
      {offered.length > 0 ? (
        <fieldset className="filters-brands">
          <legend className="field-label">{t("brand")}</legend>
          {offered.map(({ name, count }, place) => (
            <Checkbox
              key={name}
              id={`brand-${place}`}
              label={counted(name, count)}
              name="brand"
              value={name}
              defaultChecked={query.brands.includes(name)}
            />
          ))}
        </fieldset>
      ) : null}
      <fieldset className="filters-price">
        <legend className="field-label">{t("price")}</legend>
        {priceField("min", t("price.from"), priceFrom)}
        {priceField("max", t("price.to"), priceTo)}
      </fieldset>
      <SelectField
        label={t("quality")}
        name="quality"
        placeholder={t("quality.any")}
        defaultValue={quality ?? ""}
        options={qualities.map((grade) => ({ value: grade, label: counted(t(`quality.${grade}`), choices?.qualities[grade]) }))}
      />
      <div>
        <Checkbox label={counted(t("in-stock"), choices?.inStock)} name="in_stock" value="true" defaultChecked={inStock} />
        <Checkbox
          label={counted(t("discounted"), choices?.discounted)}
          name="discounted"
          value="true"
          defaultChecked={discounted}
        />
      </div>
      {query.sort === "popular" ? null : <input type="hidden" name="sort" value={query.sort} />}
      <Button wide>{t("show")}</Button>
    </form>
  );
}

/** The list's own subject, preserved while filtering. */
function PreservedFields({ path, query: { search, category, subcategory, featured } }: Pick<FilterPanelProps, "path" | "query">) {
  const preserved = {
    search,
    category: path === "/products" ? category : null,
    subcategory,
    featured: featured ? "true" : null,
  };
  return Object.entries(preserved).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
