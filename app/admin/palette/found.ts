import type { PaletteProduct } from "#app/domain/catalog/find-palette-products.server.ts";
import type { PaletteOrder } from "#app/domain/orders/find-palette-orders.server.ts";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import type { PaletteUser } from "#app/domain/users/list-users.server.ts";
import type { OrderCommand } from "./command.ts";

/** A row of a staff-kept section that was found by its name. */
export type FoundRow = { section: SectionKey; id: number; name: string };

/** What the server found for a text of the palette; `command` is what may be done with the first order, null for nothing. */
export type Found = {
  text: string;
  command: OrderCommand | null;
  orders: readonly PaletteOrder[];
  products: readonly PaletteProduct[];
  rows: readonly FoundRow[];
  users: readonly PaletteUser[];
};

/** What became of a command: a sentence for the toast, and the form that takes it back. `at` distinguishes one answer from the next. */
export type CommandResult = {
  sentence: string;
  tone: "success" | "error";
  undo: Readonly<Record<string, string>> | null;
  at: number;
};
