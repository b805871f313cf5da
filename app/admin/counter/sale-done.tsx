import { useEffect, useState } from "react";
import { printOrder } from "#app/admin/print-order.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface SaleDoneProps {
  sale: { id: number; total: number; isCounter: boolean; change: number; isPrinted: boolean };
}

/** Confirms the sale before, and prints its slip where that was asked for: once, for a page loaded again has no wish left. */
export function SaleDone({ sale: { id, total, isCounter, change, isPrinted } }: SaleDoneProps) {
  const t = useText(counter);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isPrinted || !new URL(window.location.href).searchParams.has("print")) return;
    forgetWish();
    printOrder({ orderId: id, kind: "slip", opensDrawer: isCounter }).catch(() => setHasFailed(true));
  }, [id]);
  return (
    <Notice tone={hasFailed ? "error" : "success"}>
      <p>
        {t("done", { number: orderNumber(id), total: formatMoney(total as Paisa) })}{" "}
        {change > 0 ? <b>{t("done.change", { amount: formatMoney(change as Paisa) })}</b> : null}
      </p>
      {hasFailed ? <p>{t("not-printed")}</p> : null}
      <LinkButton href={`/admin/orders/${id}/slip`} variant="quiet" small icon="receipt">
        {t("done.slip")}
      </LinkButton>
    </Notice>
  );
}

function forgetWish(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("print");
  window.history.replaceState(window.history.state, "", address);
}
