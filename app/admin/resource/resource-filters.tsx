import { Form, useSubmit } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { FilterLine } from "#app/admin/list/filter-line.tsx";
import { FilterTick, isChoice } from "#app/admin/list/list-filters.tsx";
import type { ListedRow, ResourceQuery } from "#app/domain/resource/resource-view.ts";
import type { RowChoice } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { KeyHint, type PageParts, useFieldTexts } from "./page-parts.tsx";
import { hasText, isReferenceField, type Resource } from "./resource.ts";

/**
 * Search and filters in one line; on a phone the filters are a sheet behind one button that says how many are set. With
 * JavaScript a choice is applied at once, without it by the button.
 */
export function ResourceFilters<Row extends ListedRow>({ resource, view, addresses }: PageParts<Row>) {
  const say = useText(resourceTexts);
  const t = useText(resource.texts);
  const orders = useOrders(resource);
  const submit = useSubmit();
  const { query } = view;
  const count = Object.keys(query.filters).length;
  const hint = hasText(resource.texts, "search.hint") ? t("search.hint") : say("search");
  const names = [
    "q",
    "page",
    ...(orders.length > 0 ? ["sort", "dir"] : []),
    ...(resource.pageSizes.length > 0 ? ["rows"] : []),
    ...resource.filters.map(({ field }) => field.column),
  ];
  const apply = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (isChoice(target)) submit(withoutEmpty(currentTarget), { action: resource.path });
  };
  if (query.tab === "bin" || (!resource.hasSearch && resource.filters.length === 0 && orders.length === 0)) return null;
  return (
    <Form
      action={resource.path}
      className="resource-filters"
      role="search"
      onChange={apply}
      onSubmit={(event) => {
        event.preventDefault();
        submit(withoutEmpty(event.currentTarget), { action: resource.path });
      }}
    >
      {addresses.fields(names).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterLine
        search={resource.hasSearch ? { label: say("search"), hint, value: query.q } : null}
        keyHint={<KeyHint>/</KeyHint>}
        count={count}
        hasFilters={resource.filters.length > 0 || resource.pageSizes.length > 0}
        clearTo={count > 0 || query.q ? addresses.list({ q: "", filters: {} }) : null}
      >
        {resource.filters.map((filter) => (
          <FilterChoice key={filter.field.column} {...{ resource, view, addresses, ...filter }} />
        ))}
        {resource.pageSizes.length > 0 ? <PageSize sizes={resource.pageSizes} view={view} /> : null}
        {orders.length > 0 ? (
          <span className="resource-filter" data-set={query.sort !== "" || undefined}>
            <select key={query.sort} name="sort" defaultValue={query.sort} aria-label={say("sort")}>
              {orders.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        ) : null}
      </FilterLine>
    </Form>
  );
}

/** The orders to choose from where there are no heads to sort by, the usual one first: those of the list's own, or the columns of cards. */
function useOrders<Row extends ListedRow>(resource: Resource<Row>): { value: string; label: string }[] {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const { columnLabel } = useFieldTexts(resource);
  const own = resource.sorts.map((sort, at) => ({ value: at === 0 ? "" : sort, label: t(`sort.${sort}`) }));
  const columns = cardSorts(resource);
  if (columns.length === 0) return own;
  const by = (value: string, column: string) => ({ value, label: say("sort.by", { field: columnLabel(column) }) });
  return [by("", resource.usualSort), ...columns.map((column) => by(column, column))];
}

/** The columns that cards, which have no heads, can be sorted by in place of their usual order: those they show, other than long texts, and the order by hand. */
function cardSorts<Row extends ListedRow>({ view, columns, fields, position, sortable, usualSort }: Resource<Row>): string[] {
  if (view !== "cards") return [];
  const isText = (column: string) => fields.some((one) => one.column === column && one.field.type === "text");
  const shown = [...columns.map(({ name }): string => name), ...(position ? [position] : [])];
  return [...new Set(shown)].filter((column) => sortable.has(column) && column !== usualSort && !isText(column));
}

type PageSizeProps = { sizes: readonly number[]; view: { query: ResourceQuery; list: { perPage: number } | null } };

/** How many rows a page has; an address without a number is the usual one. */
function PageSize({ sizes, view: { query, list } }: PageSizeProps) {
  const say = useText(resourceTexts);
  return (
    <span className="resource-filter">
      <select key={query.rows} name="rows" defaultValue={query.rows ?? ""} aria-label={say("rows-per-page")}>
        {sizes.map((size) => (
          <option key={size} value={size === (query.rows ? undefined : list?.perPage) ? "" : size}>
            {say("rows-per-page.count", { count: size })}
          </option>
        ))}
      </select>
    </span>
  );
}

type FilterChoiceProps<Row extends ListedRow> = PageParts<Row> & Resource<Row>["filters"][number];

function FilterChoice<Row extends ListedRow>({ resource, view, addresses, field, values, keys = {} }: FilterChoiceProps<Row>) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const { labelOf, valueText } = useFieldTexts(resource);
  const value = view.query.filters[field.column] ?? "";
  // what is missing of a field in two languages is its Roman Urdu
  const label = field.field.bilingual ? say("filter.roman-urdu", { field: labelOf(field) }) : labelOf(field);
  const { [field.column]: _, ...others } = view.query.filters;
  const textOf = (one: string) => (one === "missing" ? say("missing") : keys[one] ? t(keys[one]) : valueText(field.column, one));
  const own = `filter.${field.name}.any`;
  const hasOwn = hasText(resource.texts, own);
  if (field.field.type === "tick" && values.length === 0)
    return <FilterTick name={field.column} label={label} on={value !== ""} />;
  const offered = isReferenceField(field) ? rowsToChoose(resource.choices[field.column] ?? [], value) : values;
  if (offered.length === 0) return null;
  return (
    <span className="resource-filter" data-set={value !== "" || undefined}>
      <select key={value} name={field.column} defaultValue={value} aria-label={label}>
        <option value="">{hasOwn ? t(own) : say("filter.any", { field: label })}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {hasOwn ? textOf(one) : say("filter.is", { field: label, value: textOf(one) })}
          </option>
        ))}
      </select>
      {value === "" ? null : (
        <a href={addresses.list({ filters: others })} aria-label={say("filter.remove", { field: label })}>
          <Icon name="x" />
        </a>
      )}
    </span>
  );
}

/** The numbers of the rows that a list can be narrowed to, with the one that it is narrowed to if that is none of them. */
function rowsToChoose(choices: readonly RowChoice[], chosen: string): string[] {
  const ids = choices.map(({ id }) => String(id));
  return chosen === "" || ids.includes(chosen) ? ids : [chosen, ...ids];
}

/** A form's values without the empty ones, so that addresses have none either. */
function withoutEmpty(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}
