import { useEffect, useState } from "react";
import { fieldOf } from "./search-typing.ts";

/** A cell of the suggestions: its row and column. */
export interface ActiveCell {
  row: number;
  cell: number;
}

interface SearchKeys {
  box: HTMLElement;
  /** Id of the grid; ids of its cells are made by `cellId`. */
  grid: string;
  /** Number of cells per row; empty while nothing is shown. */
  rows: readonly number[];
  close: () => void;
}

/** The id of one cell of a grid. */
export const cellId = (grid: string, { row, cell }: ActiveCell): string => `${grid}-${row}-${cell}`;

/**
 * Keyboard handling of a combobox with a grid: up and down select a row, right and left a cell of it, Enter activates the cell and Escape
 * closes. The focus stays in the field, with `aria-activedescendant`.
 */
export function useSearchKeys({ box, grid, rows, close }: SearchKeys): ActiveCell | null {
  const [chosen, setChosen] = useState<ActiveCell | null>(null);
  const active = chosen && chosen.cell < (rows[chosen.row] ?? 0) ? chosen : null;
  const isShown = rows.length > 0;

  useEffect(() => {
    const field = fieldOf(box);
    if (!field) return;
    field.setAttribute("aria-expanded", String(isShown));
    setOrRemove(field, "aria-controls", isShown ? grid : null);
    setOrRemove(field, "aria-activedescendant", active && cellId(grid, active));
    if (active) document.getElementById(cellId(grid, active))?.scrollIntoView({ block: "nearest" });
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken = event.target === fieldOf(box) ? inField(event.key) : event.key === "Escape" && leaveRows();
      if (isTaken) event.preventDefault();
    };
    const leaveRows = () => {
      fieldOf(box)?.focus();
      close();
      return true;
    };
    const inField = (key: string): boolean => {
      if (!isShown) {
        if (key === "Escape") close(); // the voice button may stand without rows
        return false;
      }
      const moved = nextCell(key, active, rows);
      if (moved !== undefined) setChosen(moved);
      else if (key === "Enter" && active) activate(document.getElementById(cellId(grid, active)));
      else if (key === "Escape") close();
      else {
        if (key.length === 1 || key === "Backspace") setChosen(null);
        return false;
      }
      return true;
    };
    box.addEventListener("keydown", onKeyDown);
    return () => box.removeEventListener("keydown", onKeyDown);
  }, [box, grid, rows, isShown, active, close]);

  return active;
}

/** The target of a key from a cell: null is the field, undefined is none. */
export function nextCell(key: string, from: ActiveCell | null, rows: readonly number[]): ActiveCell | null | undefined {
  const row = from?.row ?? -1;
  if (key === "ArrowDown") return row + 1 < rows.length ? { row: row + 1, cell: 0 } : null;
  if (key === "ArrowUp") return row === 0 ? null : { row: (row < 0 ? rows.length : row) - 1, cell: 0 };
  if (key === "ArrowRight" && from && from.cell + 1 < (rows[row] ?? 0)) return { row, cell: from.cell + 1 };
  if (key === "ArrowLeft" && from && from.cell > 0) return { row, cell: from.cell - 1 };
  return undefined;
}

/** A link is followed; of a stepper the last control, which adds, is clicked. */
function activate(cell: HTMLElement | null): void {
  cell?.querySelector<HTMLElement>("a, form:last-child button")?.click();
}

function setOrRemove(field: HTMLElement, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name);
  else field.setAttribute(name, value);
}
