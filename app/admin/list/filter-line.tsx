import type { ReactNode } from "react";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const sheetId = "list-filters";

interface FilterLineProps {
  /** Label, hint and value of the search; null for a list without one. */
  search: { label: string; hint: string; value: string } | null;
  /** The key that the search is reached by. */
  keyHint?: ReactNode;
  /** How many filters are set. */
  count: number;
  /** Whether the list can be narrowed: on a phone a button then opens the sheet. */
  hasFilters: boolean;
  /** Where nothing is searched or filtered; null while nothing is. */
  clearTo: string | null;
  children?: ReactNode;
}

/** Search and filters in one line; on a phone the filters are a sheet behind one button that says how many are set. */
export function FilterLine({ search, keyHint, count, hasFilters, clearTo, children }: FilterLineProps) {
  const say = useText(resourceTexts);
  return (
    <>
      {search ? (
        <label className="resource-search">
          <Icon name="search" />
          <span className="sr-only">{search.label}</span>
          <input
            key={search.value}
            type="search"
            name="q"
            defaultValue={search.value}
            placeholder={search.hint}
            aria-label={search.label}
            maxLength={100}
          />
          {keyHint}
        </label>
      ) : null}
      {hasFilters ? (
        <button type="button" className="resource-filters-open" {...{ popovertarget: sheetId }}>
          <Icon name="sliders-horizontal" />
          <span className="sr-only">{count > 0 ? say("filter.set", { count }) : say("filter")}</span>
          {count > 0 ? <b aria-hidden="true">{count}</b> : null}
        </button>
      ) : null}
      <div id={sheetId} className="resource-filters-sheet" {...{ popover: "auto" }}>
        <b className="resource-filters-title">{say("filters")}</b>
        {children}
        {clearTo ? (
          <a className="resource-clear" href={clearTo}>
            {say("clear")}
          </a>
        ) : null}
        <Button small variant="quiet" className="resource-filters-go">
          {say("show")}
        </Button>
      </div>
    </>
  );
}
