import { type RefObject, useEffect, useState } from "react";
import { ignoringErrors, readStored, writeStored } from "#app/lib/browser-storage.ts";
import type { SaleChange } from "./change-sale.ts";
import { emptySale, type SaleState } from "./sale.ts";

type Draft = { by: number; key: string; sale: SaleState };

const place = "counter-sale";

const readDraft = () => ignoringErrors(() => JSON.parse(readStored(place, "window") ?? "null") as Draft | null);
const writeDraft = (draft: Draft | null) => writeStored(place, draft && JSON.stringify(draft), "window");

interface DraftProps {
  sale: SaleState;
  change: (change: SaleChange) => void;
  /** The staff member at the counter: a draft is never restored for another. */
  by: number;
  /** Idempotency keys: of a new sale, and of the sale saved last. */
  saleKey: string;
  soldKey: string;
  /** The sale as submitted last, until the page unloads. */
  sent: RefObject<SaleState>;
  onRestored: (sale: SaleState) => void;
}

/**
 * Starts a new sale after one was saved, and stores the current one with its idempotency key in session storage: after a reload or a lost
 * connection the sale continues, and a submitted sale is not saved twice.
 *
 * @returns the idempotency key of this sale, and a function that replaces it
 */
export function useDraft({ sale, change, by, saleKey, soldKey, sent, onRestored }: DraftProps): [string, (key: string) => void] {
  const [key, setKey] = useState(saleKey);
  useEffect(() => {
    const draft = readDraft();
    if (!draft || draft.by !== by || draft.key === soldKey) return;
    const restored = { ...emptySale, ...draft.sale };
    setKey(draft.key);
    change({ do: "load", sale: restored });
    onRestored(restored);
  }, []);
  useEffect(() => {
    if (!soldKey || soldKey !== key) return;
    setKey(saleKey);
    change(sent.current ? { do: "next", sent: sent.current } : { do: "load", sale: emptySale });
  }, [soldKey]);
  useEffect(() => {
    const isUntouched = JSON.stringify(sale) === JSON.stringify(emptySale);
    writeDraft(isUntouched ? null : { by, key, sale });
  }, [sale, key]);
  return [key, setKey];
}
