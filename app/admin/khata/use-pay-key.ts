import type { RefObject } from "react";
import { useSingleKeys } from "../keys/use-single-keys.ts";

/** The key $ goes to the amount of a payment, with all of it selected. */
export function usePayKey(amount: RefObject<HTMLElement>): void {
  useSingleKeys({
    $: () => {
      const input = amount.current?.querySelector<HTMLInputElement>("input[name=amount]");
      input?.focus();
      input?.select();
      return Boolean(input);
    },
  });
}
