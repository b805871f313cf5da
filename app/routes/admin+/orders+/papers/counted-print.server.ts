import { sheetFile } from "#app/components/order-document/sheet.ts";
import type { CountedPrint } from "#app/contract/document.ts";
import { readPapers } from "./read-papers.server.ts";

type Counted = Omit<Parameters<typeof readPapers>[0], "contactsVisible" | "key"> & { key: string };

/** A counted print as JSON for an admin script; throws 404 when its orders are gone. */
export async function countedPrint({ key, ...wanted }: Counted): Promise<Response> {
  const print = await readPapers({ ...wanted, key, contactsVisible: true });
  if (!print) throw new Response(null, { status: 404 });
  const { document, paper, copy } = print;
  const { orderId, kind } = document;
  return Response.json({ key, orderId, kind, copy, paper, document, html: sheetFile(document, paper) } satisfies CountedPrint);
}
