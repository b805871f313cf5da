import { useEffect, useState } from "react";
import { chosenPaper } from "#app/admin/desktop/desktop-print.ts";
import type { PaperName, PrintKind } from "#app/contract/paper.ts";

/**
 * Roll width of a print, in millimetres: the address's, else that of this machine's printer. An effect, because only the desktop window has
 * its printers; null until it responds.
 */
export function useRollWidth(kind: PrintKind, shown: PaperName): "80" | "58" | null {
  const [width, setWidth] = useState<"80" | "58" | null>(null);
  useEffect(() => {
    const isAsked = new URL(window.location.href).searchParams.has("width");
    const choice = isAsked ? Promise.resolve(shown) : chosenPaper(kind);
    void choice.then((paper) => setWidth((paper ?? shown) === "58mm" ? "58" : "80"));
  }, [kind, shown]);
  return width;
}
