import type { OrderDocument } from "#app/contract/document.ts";
import type { PaperName } from "#app/contract/paper.ts";
import { sheetHtml, sheetName } from "#app/parts/order-document/sheet.ts";
import { pageStyle, sheetStyle } from "#app/parts/order-document/sheet-style.ts";

/** A document as its paper will look. */
export function PaperSheet({ document, paper }: { document: OrderDocument; paper: PaperName }) {
  return (
    <>
      {/* our own style: as a child its quotes would be escaped, which a style is not read back from */}
      <style dangerouslySetInnerHTML={{ __html: pageStyle(paper, sheetName(document)) + sheetStyle(paper) }} />
      {/* sheetHtml escapes every text of the document */}
      <div className="sheet-paper" dangerouslySetInnerHTML={{ __html: sheetHtml(document, paper) }} />
    </>
  );
}
