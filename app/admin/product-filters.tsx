import { Form, useSubmit } from "@remix-run/react";
import { productStatuses } from "#app/domain/catalog/product-fields.ts";
import { type StaffFilter, staffSorts, stockStates } from "#app/domain/catalog/staff-query.ts";
import { productList } from "#app/i18n/product-list.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** A category with its subcategories, as choices. */
export type CategoryChoice = { id: number; name: string; subcategories: { id: number; name: string }[] };

interface ProductFiltersProps {
  /** The list's own address, without a query. */
  action: string;
  filter: StaffFilter;
  categories: readonly CategoryChoice[];
}

const isFiltered = ({ page: _, sort: __, ...asked }: StaffFilter) => Object.values(asked).some(Boolean);

/** Search, filters and order of a list of products. A choice filters at once; without JavaScript the button does. */
export function ProductFilterBar({ action, filter, categories }: ProductFiltersProps) {
  const t = useText(productList);
  const submit = useSubmit();
  const shelves = categories.find(({ id }) => id === filter.category)?.subcategories ?? [];
  const choices = [
    { name: "category", shown: filter.category, options: categories.map(({ id, name }) => ({ value: String(id), label: name })) },
    {
      name: "subcategory",
      shown: filter.subcategory,
      options: shelves.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: "stock", shown: filter.stock, options: stockStates.map((value) => ({ value, label: t(`stock.${value}`) })) },
    { name: "status", shown: filter.status, options: productStatuses.map((value) => ({ value, label: t(`status.${value}`) })) },
  ] as const;
  return (
    <Form method="get" action={action} className="order-filters product-filters" role="search">
      <Field
        key={filter.search}
        label={t("filter.search")}
        name="q"
        type="search"
        defaultValue={filter.search}
        placeholder={t("filter.search.hint")}
        maxLength={100}
      />
      {choices.map(({ name, shown, options }) =>
        options.length > 0 ? (
          <SelectField
            key={`${name} ${shown}`}
            label={t(`filter.${name}`)}
            name={name}
            id={`filter-${name}`}
            defaultValue={shown ?? ""}
            placeholder={t(`filter.${name}.any`)}
            options={options}
            onChange={({ currentTarget: { form } }) => submit(form)}
          />
        ) : null,
      )}
      <SelectField
        key={filter.sort}
        label={t("filter.sort")}
        name="sort"
        id="filter-sort"
        defaultValue={filter.sort}
        options={staffSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={({ currentTarget: { form } }) => submit(form)}
      />
      {(["featured", "discounted"] as const).map((name) => (
        <Checkbox
          key={`${name} ${filter[name]}`}
          label={t(`filter.${name}`)}
          name={name}
          id={`filter-${name}`}
          value="1"
          defaultChecked={filter[name]}
          onChange={({ currentTarget: { form } }) => submit(form)}
        />
      ))}
      <Button variant="quiet" small icon="search">
        {t("filter.go")}
      </Button>
      {isFiltered(filter) ? (
        <LinkButton href={action} variant="plain" small icon="x">
          {t("filter.clear")}
        </LinkButton>
      ) : null}
    </Form>
  );
}
