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
  /** Who stands at the counter: nobody takes over another's customer. */
  by: number;
  /** The key of a fresh sale, and that of the one that was just written down. */
  pressKey: string;
  soldKey: string;
  /** The sale as it was sent last, as long as its page lives. */
  sent: RefObject<SaleState>;
  onRestored: (sale: SaleState) => void;
}

/**
 * Begins a fresh sale when one was written down, and keeps the one under way, with the key of its press, as long as its window is
 * open: a page that was left, loaded again or cut off goes on where it was, and what had been sent is not written down twice.
 *
 * @returns the key of this sale's press, and how to give it another
 */
export function useDraft({ sale, change, by, pressKey, soldKey, sent, onRestored }: DraftProps): [string, (key: string) => void] {
  const [key, setKey] = useState(pressKey);
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
    setKey(pressKey);
    change(sent.current ? { do: "next", sent: sent.current } : { do: "load", sale: emptySale });
  }, [soldKey]);
  useEffect(() => {
    const isUntouched = JSON.stringify(sale) === JSON.stringify(emptySale);
    writeDraft(isUntouched ? null : { by, key, sale });
  }, [sale, key]);
  return [key, setKey];
}
