import { type ReactNode, useId, useMemo } from "react";
import { search as texts } from "#app/i18n/search.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { cellId, useSearchKeys } from "./search-keys.ts";
import { SearchProduct, SearchProductStepper } from "./search-product.tsx";
import { clearRecentSearches, readRecentSearches, saveRecentSearch } from "./search-recent.ts";
import { findRecogniser } from "./search-speech.ts";
import { type SearchSuggestions, useSearchSuggestions } from "./search-suggestions.ts";
import { fieldOf, useSearchTyping } from "./search-typing.ts";
import { SearchVoice } from "./search-voice.tsx";

export interface SearchPanelProps {
  /** The element with the field and its form. */
  box: HTMLElement;
}

/** One row under the field with its one or two cells. */
interface Row {
  key: string;
  cells: [ReactNode] | [ReactNode, ReactNode];
}

/** The popup of a search field: products with Add, categories, and before typing the recent searches. */
export function SearchPanel({ box }: SearchPanelProps) {
  const t = useText(texts);
  const grid = useId();
  const { text, isOpen, close } = useSearchTyping(box);
  const suggestions = useSearchSuggestions(text);
  const isTyping = text.trim().length > 1;
  const rows = isOpen ? (isTyping ? suggestedRows(suggestions, text.trim()) : readRecentSearches().map(recentRow)) : [];
  const active = useSearchKeys({ box, grid, rows: useLengths(rows), close });
  const maySpeak = isOpen && !isTyping && findRecogniser() !== undefined;
  if (rows.length === 0 && !maySpeak) return null;

  const searchFor = (spoken: string) => {
    const field = fieldOf(box);
    if (!field) return;
    field.value = spoken;
    field.form?.requestSubmit();
  };
  const forget = () => {
    clearRecentSearches();
    close();
  };
  return (
    <div className="search-panel">
      {maySpeak ? <SearchVoice onSpoken={searchFor} /> : null}
      {isTyping || rows.length === 0 ? null : (
        <p className="search-recent">
          {t("recent")}
          <button type="button" onClick={forget}>
            {t("recent.clear")}
          </button>
        </p>
      )}
      {rows.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: the rows are a list of links with buttons, not a table
        <div role="grid" id={grid} aria-label={t("suggestions")}>
          {rows.map(({ key, cells }, row) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which references the cell
            <div key={key} role="row">
              {cells.map((cell, place) => {
                const id = cellId(grid, { row, cell: place });
                const isActive = active?.row === row && active.cell === place;
                return (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  // biome-ignore lint/a11y/useFocusableInteractive: as above
                  <div key={id} id={id} role="gridcell" className={isActive ? "search-active" : undefined}>
                    {cell}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      ) : null}
      {isTyping && suggestions ? (
        <p className="sr-only" role="status">
          {t("count", { count: suggestions.products.length + suggestions.shelves.length })}
        </p>
      ) : null}
    </div>
  );
}

function suggestedRows(suggestions: SearchSuggestions | null, text: string): Row[] {
  if (!suggestions) return [];
  return [
    ...suggestions.products.map(
      (product): Row => ({
        key: `p${product.id}`,
        cells: [<SearchProduct key="product" product={product} />, <SearchProductStepper key="stepper" product={product} />],
      }),
    ),
    ...suggestions.shelves.map(
      ({ name, href }): Row => ({ key: href, cells: [<PlainRow key="shelf" href={href} icon="layout-grid" text={name} />] }),
    ),
    { key: "all", cells: [<AllResults key="all" text={text} />] },
  ];
}

const recentRow = (text: string): Row => ({
  key: text,
  cells: [<PlainRow key="recent" href={addressOf(text)} icon="history" text={text} />],
});

const addressOf = (search: string): string => `/products?${new URLSearchParams({ search })}`;

function AllResults({ text }: { text: string }) {
  const t = useText(texts);
  return (
    <PlainRow href={addressOf(text)} icon="search" text={t("all", { search: text })} onFollow={() => saveRecentSearch(text)} />
  );
}

function PlainRow({ href, icon, text, onFollow }: { href: string; icon: IconName; text: string; onFollow?: () => void }) {
  return (
    <a href={href} onClick={onFollow}>
      <Icon name={icon} />
      {text}
    </a>
  );
}

/** The numbers of cells, the same array while they are unchanged. */
function useLengths(rows: readonly Row[]): readonly number[] {
  const lengths = rows.map(({ cells }) => cells.length).join();
  return useMemo(() => (lengths ? lengths.split(",").map(Number) : []), [lengths]);
}
