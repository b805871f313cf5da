import { useRef, useState } from "react";
import { changeSale, type SaleChange } from "./change-sale.ts";
import type { SaleState } from "./sale.ts";

/** State of the sale. `newest` returns the state before React renders it: responses arrive faster than renders. */
export function useSale(begun: SaleState) {
  const [sale, setSale] = useState(begun);
  const newest = useRef(sale);
  const change = (what: SaleChange) => {
    newest.current = changeSale(newest.current, what);
    setSale(newest.current);
  };
  return { sale, newest, change };
}
