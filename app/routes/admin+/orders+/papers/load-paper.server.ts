import type { PrintKind } from "#app/contract/paper.ts";
import { listPrints } from "#app/domain/documents/list-prints.server.ts";
import type { Staff } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { paperOptionsOf, readPapers } from "./read-papers.server.ts";

/** One document of one order, for a print page; throws 404 for an unknown order. */
export async function loadPaper(
  request: Request,
  { kind, orderId, staff }: { kind: PrintKind; orderId: string | undefined; staff: Staff },
) {
  const id = rowId(orderId);
  const mayPrint = staff.may("orders", "edit");
  const options = paperOptionsOf(request);
  const [view, printed] =
    id === null
      ? [null, []]
      : await Promise.all([readPapers({ ...options, kind, orderIds: [id], contactsVisible: mayPrint }), listPrints(id, kind)]);
  if (!view) throw new Response(null, { status: 404 });
  return {
    ...view,
    mayPrint,
    step: nextPrintStep({ isAsked: options.isAsked, isCounted: view.key !== null, mayPrint }),
    printed,
  };
}

/**
 * What loading a print page starts: nothing, the counting of a print, or a print. With view permission it starts nothing: every print is
 * counted.
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

/** Loader data of a page that prints one order's document. */
export type LoadedPaper = Awaited<ReturnType<typeof loadPaper>>;
