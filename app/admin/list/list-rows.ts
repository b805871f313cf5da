/** A row of any list on the page: of a `ListTable`, or a card. */
const rowSelector = "#page :is([data-row], article)";

const rows = () => [...document.querySelectorAll<HTMLElement>(rowSelector)];
const currentRow = () => document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;

/** Moves the focus to the link of the next row, or of the previous one; Enter then opens it. */
export function moveInList(step: 1 | -1): void {
  const all = rows();
  const here = currentRow();
  const at = here ? all.indexOf(here) + step : step === 1 ? 0 : all.length - 1;
  all[at]?.querySelector<HTMLElement>("a[href], button")?.focus();
}

/** Toggles the selection of the focused row. */
export function selectRow(): void {
  currentRow()?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
}

/** Opens the row's edit mode. */
export function editRow(): void {
  currentRow()?.querySelector<HTMLElement>('[data-edit], a[href*="edit="]')?.click();
}

/**
 * Focuses the page's search.
 *
 * @returns false when the page has none
 */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#page input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
