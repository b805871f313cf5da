/** A row of any list on the page: of a `ListTable`, or a card. */
export const rowSelector = "#page :is([data-row], article)";

const rows = () => [...document.querySelectorAll<HTMLElement>(rowSelector)];
const currentRow = () => document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;

/** Moves the focus to the link of the next row, or of the previous one; Enter then opens it. */
export function moveInList(step: 1 | -1): void {
  const all = rows();
  const here = currentRow();
  const at = here ? all.indexOf(here) + step : step === 1 ? 0 : all.length - 1;
  all[at]?.querySelector<HTMLElement>("a[href], button")?.focus();
}

/** Marks the row that has the focus, or takes the mark away; with `isRange` those between it and the row marked before as well. */
export function selectRow(isRange = false): void {
  const box = currentRow()?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: isRange }));
}

/** Opens the row's edit mode. */
export function editRow(): void {
  currentRow()?.querySelector<HTMLElement>('[data-edit], a[href*="edit="]')?.click();
}

/**
 * Opens the form of a new row.
 *
 * @returns false when the page has none
 */
export function addRow(): boolean {
  const link = document.querySelector<HTMLElement>("#page [data-new]");
  link?.click();
  return link !== null;
}

/**
 * Opens the question whether to delete the row that has the focus, in its menu.
 *
 * @returns false when there is none
 */
export function askToDeleteRow(): boolean {
  const question = currentRow()?.querySelector<HTMLElement>("[data-delete]");
  const menu = question?.closest<HTMLDetailsElement>("details[data-menu]");
  if (!question || !menu) return false;
  menu.open = true;
  question.click();
  question.parentElement?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  return true;
}

/**
 * Puts the cursor into the page's search.
 *
 * @returns false when the page has none
 */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#page input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
