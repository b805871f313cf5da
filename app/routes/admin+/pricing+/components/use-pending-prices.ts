import { useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import type { SheetReport } from "#app/domain/catalog/price-sheet.server.ts";
import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import { afterSave, noPrices, pricesPlace, pricesText, readPrices, withTyped } from "./pending-prices.ts";

interface PendingOptions {
  /** whose prices they are: the next person at this window finds none */
  staffId: number;
  products: readonly ListedProduct[];
  /** the answer to the sheet that was sent last; nothing when all of it was saved */
  report: SheetReport | undefined;
}

/**
 * What is typed into the sheet and not saved yet, from whatever page of it. It lasts as long as the window does: through paging,
 * filtering, a refresh, and a session that ended meanwhile.
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
    const kept = readPrices(readStored(place, "window"));
    if (kept.size > 0) setPrices((typed) => new Map([...kept, ...typed]));
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

/** Gives what to call when the sheet is sent; `answered` is called once its answer is on the page, unless something else was opened first. */
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
