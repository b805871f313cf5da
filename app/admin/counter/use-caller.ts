import { useEffect, useRef, useState } from "react";
import type { Caller } from "#app/domain/counter/find-caller.server.ts";
import { normalisePhone } from "#app/lib/phone.ts";
import { askCounter } from "./ask-counter.ts";
import type { SaleChange } from "./sale.ts";
import type { useUnderWay } from "./use-under-way.ts";

type UnderWay = ReturnType<typeof useUnderWay>;

/**
 * Looks a caller up as soon as their number is whole, and fills in who they are. `takeLastBasket` waits for the answer, so that
 * it may be asked for at once.
 */
export function useCaller(typed: string, { run }: UnderWay, change: (change: SaleChange) => void) {
  const phone = normalisePhone(typed);
  const [caller, setCaller] = useState<Caller | null>(null);
  const newest = useRef<Caller | null>(null);
  useEffect(() => {
    newest.current = null;
    setCaller(null);
    if (!phone) return;
    run(async () => {
      const found = await askCounter<Caller>("caller", phone);
      newest.current = found;
      setCaller(found);
      change({ do: "set", values: { kind: "phone", ...(found?.zone && { zone: found.zone }) } });
      if (found)
        change({
          do: "customer",
          values: { customer_name: found.name, delivery_address: found.address, landmark: found.landmark ?? "" },
        });
    });
  }, [phone]);
  const takeLastBasket = () =>
    run(async () => {
      const offers = newest.current?.lastBasket?.offers ?? [];
      change({ do: "add", lines: offers.map((offer) => ({ offers: [offer], words: offer.product.name })) });
    });
  return { caller, takeLastBasket };
}
