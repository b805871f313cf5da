import { useEffect, useState } from "react";
import { sheetHtml, sheetName } from "#app/components/order-document/sheet.ts";
import { pageStyle, sheetStyle } from "#app/components/order-document/sheet-style.ts";
import type { OrderDocument } from "#app/contract/document.ts";
import type { PaperName } from "#app/contract/paper.ts";
import { documents } from "#app/i18n/documents.ts";
import { useText } from "#app/i18n/use-text.ts";

interface PaperSheetProps {
  document: OrderDocument;
  paper: PaperName;
  /** Key of the counted print that this is; null for a preview. */
  printKey: string | null;
}

/** A preview of a document. The browser's own menu can print it uncounted: such a sheet is marked so. */
export function PaperSheet({ document, paper, printKey }: PaperSheetProps) {
  const t = useText(documents);
  const isCounted = useIsCounted(printKey);
  return (
    <>
      {/* our own style, as raw HTML: React would escape its quotes, which a style element does not unescape */}
      <style dangerouslySetInnerHTML={{ __html: pageStyle(paper, sheetName(document)) + sheetStyle(paper) }} />
      {isCounted ? null : <p className="sheet-uncounted">{t("uncounted")}</p>}
      {/* sheetHtml escapes every text of the document */}
      <div className="sheet-paper" dangerouslySetInnerHTML={{ __html: sheetHtml(document, paper) }} />
    </>
  );
}

/** Whether the current print is the counted one: a second one from the same page is not. */
function useIsCounted(printKey: string | null): boolean {
  const [printed, setPrinted] = useState<string | null>(null);
  useEffect(() => {
    const end = () => setPrinted(printKey);
    window.addEventListener("afterprint", end);
    return () => window.removeEventListener("afterprint", end);
  }, [printKey]);
  return printKey !== null && printKey !== printed;
}
