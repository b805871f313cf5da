import type { StaffOrder, StaffOrderLine } from "#app/domain/orders/find-staff-order.server.ts";

/** Whether a line may be changed: neither a credit nor a replaced line. */
export const isChangeable = (line: StaffOrderLine, { lines }: Pick<StaffOrder, "lines">): boolean =>
  line.lineTotal >= 0 && !lines.some(({ replacesId, packedQuantity }) => replacesId === line.id && packedQuantity !== 0);
