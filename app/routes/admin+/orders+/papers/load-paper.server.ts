import type { PrintKind } from "#app/contract/paper.ts";
import { listPrints } from "#app/domain/documents/list-prints.server.ts";
import type { Staff } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { looksOf, readPapers } from "./read-papers.server.ts";

/** One document of one order, for a page that prints; throws 404 when there is no such order. */
export async function loadPaper(
  request: Request,
  { kind, orderId, staff }: { kind: PrintKind; orderId: string | undefined; staff: Staff },
) {
  const id = rowId(orderId);
  const mayPrint = staff.may("orders", "edit");
  const looks = looksOf(request);
  const [view, printed] =
    id === null
      ? [null, []]
      : await Promise.all([readPapers({ ...looks, kind, orderIds: [id], contactsVisible: mayPrint }), listPrints(id, kind)]);
  if (!view) throw new Response(null, { status: 404 });
  return { ...view, mayPrint, step: nextPrintStep({ isAsked: looks.isAsked, isCounted: view.key !== null, mayPrint }), printed };
}

/**
 * What arriving at a page that prints starts: nothing, the counting of a print, or a print. Whoever may only look at orders prints
 * nothing: no paper leaves the shop that is not counted.
 */
export function nextPrintStep({
  isAsked,
  isCounted,
  mayPrint,
}: {
  isAsked: boolean;
  isCounted: boolean;
  mayPrint: boolean;
}): "count" | "print" | null {
  if (!isAsked || !mayPrint) return null;
  return isCounted ? "print" : "count";
}

/** What a page that prints one order's document is given. */
export type LoadedPaper = Awaited<ReturnType<typeof loadPaper>>;
