import type { StaffOrder, StaffOrderLine } from "#app/domain/orders/find-staff-order.server.ts";

/** Whether a line may be changed: not a credit, and not what something else is sent in place of. */
export const isChangeable = (line: StaffOrderLine, { lines }: Pick<StaffOrder, "lines">): boolean =>
  line.lineTotal >= 0 && !lines.some(({ replacesId, packedQuantity }) => replacesId === line.id && packedQuantity !== 0);
