import { useRef, useState } from "react";
import { changeSale, type SaleChange } from "./change-sale.ts";
import type { SaleState } from "./sale.ts";

/** The sale at the counter. `newest` knows of changes before the page shows them: scans are answered faster than it is drawn. */
export function useSale(begun: SaleState) {
  const [sale, setSale] = useState(begun);
  const newest = useRef(sale);
  const change = (what: SaleChange) => {
    newest.current = changeSale(newest.current, what);
    setSale(newest.current);
  };
  return { sale, newest, change };
}
