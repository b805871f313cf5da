import { Form, useSubmit } from "@remix-run/react";
import type { ChangeEvent, ReactNode } from "react";
import { FilterLine } from "./filter-line.tsx";

interface ListFiltersProps {
  /** The list's own address, without a query. */
  action: string;
  /** Label, hint and value of the search. */
  search: { label: string; hint: string; value: string };
  /** How many filters are set. */
  count: number;
  /** Where nothing is searched or filtered; null while nothing is. */
  clearTo: string | null;
  /** Hidden fields that a search keeps. */
  kept?: ReactNode;
  /** The filters: `FilterSelect` and `FilterTick`. */
  children?: ReactNode;
}

/**
 * Search and filters of a list in one line; on a phone the filters are a sheet behind a button that says how many are set. A choice
 * filters at once, without JavaScript the button does.
 */
export function ListFilters({ action, kept, children, ...line }: ListFiltersProps) {
  const submit = useSubmit();
  const apply = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (isChoice(target)) submit(currentTarget);
  };
  return (
    <Form method="get" action={action} className="resource-filters" role="search" onChange={apply}>
      {kept}
      <FilterLine {...line} hasFilters={Boolean(children)}>
        {children}
      </FilterLine>
    </Form>
  );
}

/** Whether a control of a list's filters is applied as soon as it is changed. */
export const isChoice = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "checkbox");

interface FilterSelectProps {
  name: string;
  label: string;
  value: string;
  /** The option for no filter; left out where one is always chosen. */
  any?: string;
  options: readonly { value: string; label: string }[];
}

/** A filter with several choices. */
export function FilterSelect({ name, label, value, any, options }: FilterSelectProps) {
  return (
    <span className="resource-filter" data-set={(any !== undefined && value !== "") || undefined}>
      <select key={value} name={name} id={`filter-${name}`} defaultValue={value} aria-label={label}>
        {any === undefined ? null : <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A filter that is on or off. */
export function FilterTick({ name, label, on }: { name: string; label: string; on: boolean }) {
  return (
    <label className="resource-filter resource-filter-tick" data-set={on || undefined}>
      <input key={String(on)} type="checkbox" name={name} id={`filter-${name}`} value="1" defaultChecked={on} />
      {label}
    </label>
  );
}
