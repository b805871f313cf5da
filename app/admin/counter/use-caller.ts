import { useEffect, useRef, useState } from "react";
import type { Caller } from "#app/domain/counter/find-caller.server.ts";
import { callerPhone } from "#app/lib/phone.ts";
import type { SaleChange } from "./change-sale.ts";
import { getFromCounter } from "./counter-request.ts";
import type { Queue } from "./use-queue.ts";

/**
 * Looks a caller up once the phone number is complete and dispatches the result. `takeLastBasket` awaits the response, so that it may be
 * called at once. `isNew`: no order exists under the number.
 */
export function useCaller(typed: string, { run }: Queue, change: (change: SaleChange) => void) {
  const phone = callerPhone(typed);
  const [caller, setCaller] = useState<Caller | null>(null);
  const [isNew, setIsNew] = useState(false);
  const newest = useRef<Caller | null>(null);
  useEffect(() => {
    newest.current = null;
    setCaller(null);
    setIsNew(false);
    if (!phone) return;
    run(async () => {
      const found = await getFromCounter<Caller | null>("caller", phone);
      newest.current = found;
      setCaller(found);
      setIsNew(found === null);
      change({ do: "greet", phone, caller: found });
    });
  }, [phone]);
  const takeLastBasket = () =>
    run(async () => {
      const last = newest.current?.lastBasket;
      if (last) change({ do: "again", orderId: last.orderId, lines: last.lines });
    });
  return { caller, isNew, takeLastBasket };
}
