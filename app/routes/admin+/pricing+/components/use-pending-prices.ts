import { useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import type { SheetReport } from "#app/domain/catalog/price-sheet.server.ts";
import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import { afterSave, noPrices, pricesPlace, pricesText, readPrices, withTyped } from "./pending-prices.ts";

interface PendingOptions {
  /** owner of the prices: another user of this window does not see them */
  staffId: number;
  products: readonly ListedProduct[];
  /** the response to the last submit; nothing when all of it was saved */
  report: SheetReport | undefined;
}

/**
 * The unsaved prices from all pages of the sheet. They last as long as the window: through paging, filtering, a refresh, and the end of a
 * session.
 */
export function usePendingPrices({ staffId, products, report }: PendingOptions) {
  const [prices, setPrices] = useState(() => afterSave(noPrices, { sent: noPrices, products, report }));
  const place = pricesPlace + staffId;
  const isRead = useRef(false);

  useEffect(() => {
    if (isRead.current) {
      writeStored(place, prices.size > 0 ? pricesText(prices) : null, "window");
      return;
    }
    isRead.current = true;
    const stored = readPrices(readStored(place, "window"));
    if (stored.size > 0) setPrices((typed) => new Map([...stored, ...typed]));
  }, [place, prices]);

  const sent = useRef(noPrices);
  const answered = useCallback(
    () => setPrices((typed) => afterSave(typed, { sent: sent.current, products, report })),
    [products, report],
  );
  const listen = useAnswer(answered);
  const send = useCallback(() => {
    sent.current = prices;
    listen();
  }, [prices, listen]);
  const type = useCallback((product: ListedProduct, typed: string) => setPrices((all) => withTyped(all, product, typed)), []);
  const forget = useCallback(() => {
    writeStored(place, null, "window");
    setPrices(noPrices);
  }, [place]);
  return { prices, type, forget, send };
}

/** Returns a function to call on submit; `answered` is called once its response is rendered, unless the user navigated first. */
function useAnswer(answered: () => void): () => void {
  const { state, formMethod } = useNavigation();
  const isWaiting = useRef(false);
  const isUnderWay = state !== "idle";
  useEffect(() => {
    if (!isWaiting.current) return;
    if (isUnderWay && formMethod === "POST") return;
    isWaiting.current = false;
    if (!isUnderWay) answered();
  }, [isUnderWay, formMethod, answered]);
  return useCallback(() => {
    isWaiting.current = true;
  }, []);
}
