import { useSubmit } from "@remix-run/react";
import type { ChangeEvent } from "react";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { KeyHint, type PageParts, useFieldTexts } from "./page-parts.tsx";

const sheetId = "resource-filters";

/**
 * Search and filters in one line; on a phone the filters are a sheet behind one button that says how many are set. With
 * JavaScript a choice is applied at once, without it by the button.
 */
export function ResourceFilters<Row extends ListedRow>({ resource, view, addresses }: PageParts<Row>) {
  const say = useText(resourceTexts);
  const submit = useSubmit();
  const { query } = view;
  const count = Object.keys(query.filters).length;
  const names = ["q", "page", ...resource.filters.map(({ field }) => field.column)];
  const apply = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) submit(withoutEmpty(currentTarget), { action: resource.path });
  };
  if (query.tab === "bin" || (!resource.hasSearch && resource.filters.length === 0)) return null;
  return (
    <form
      action={resource.path}
      className="resource-filters"
      onChange={apply}
      onSubmit={(event) => {
        event.preventDefault();
        submit(withoutEmpty(event.currentTarget), { action: resource.path });
      }}
    >
      {addresses.fields(names).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {resource.hasSearch ? (
        <label className="resource-search">
          <Icon name="search" />
          <span className="sr-only">{say("search")}</span>
          <input key={query.q} type="search" name="q" defaultValue={query.q} placeholder={say("search")} maxLength={100} />
          <KeyHint>/</KeyHint>
        </label>
      ) : null}
      {resource.filters.length > 0 ? (
        <button type="button" className="resource-filters-open" {...{ popovertarget: sheetId }}>
          <Icon name="sliders-horizontal" />
          <span className="sr-only">{count > 0 ? say("filter.set", { count }) : say("filter")}</span>
          {count > 0 ? <b aria-hidden="true">{count}</b> : null}
        </button>
      ) : null}
      <div id={sheetId} className="resource-filters-sheet" {...{ popover: "auto" }}>
        <b className="resource-filters-title">{say("filters")}</b>
        {resource.filters.map(({ field, values }) => (
          <FilterChoice key={field.column} {...{ resource, view, addresses, field, values }} />
        ))}
        {count > 0 || query.q ? (
          <a className="resource-clear" href={addresses.list({ q: "", filters: {} })}>
            {say("clear")}
          </a>
        ) : null}
        <Button small variant="quiet" className="resource-filters-go">
          {say("show")}
        </Button>
      </div>
    </form>
  );
}

type FilterChoiceProps<Row extends ListedRow> = PageParts<Row> & { field: FormField; values: readonly string[] };

function FilterChoice<Row extends ListedRow>({ resource, view, addresses, field, values }: FilterChoiceProps<Row>) {
  const say = useText(resourceTexts);
  const { labelOf, valueText } = useFieldTexts(resource);
  const value = view.query.filters[field.column] ?? "";
  const label = labelOf(field);
  const { [field.column]: _, ...others } = view.query.filters;
  const textOf = (one: string) => (one === "missing" ? say("missing") : valueText(field.column, one));
  return (
    <span className="resource-filter" data-set={value !== "" || undefined}>
      <select key={value} name={field.column} defaultValue={value} aria-label={label}>
        <option value="">{say("filter.any", { field: label })}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {say("filter.is", { field: label, value: textOf(one) })}
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

/** A form's values without the empty ones, so that addresses have none either. */
function withoutEmpty(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}
