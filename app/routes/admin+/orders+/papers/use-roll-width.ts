import { useEffect, useState } from "react";
import { chosenPaper } from "#app/admin/desktop/desktop-print.ts";
import type { PaperName, PrintKind } from "#app/contract/paper.ts";

/**
 * The width of the roll that a print is laid out for, in millimetres: what the address asks for, else what this machine's
 * printer holds. An effect, because only the desktop window knows its printers; null until it has said so.
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
