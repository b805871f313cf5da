import { useEffect, useState } from "react";
import { printOrder } from "#app/admin/print-order.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { counter } from "#app/i18n/counter.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { saleSlotWords } from "./slot.ts";

interface SaleDoneProps {
  sale: {
    id: number;
    total: number;
    isCounter: boolean;
    date: string | null;
    time: string | null;
    change: number;
    isPrinted: boolean;
  };
  today: string;
}

/** Confirmation of the saved sale; prints its slip once if requested. A reload does not print again. */
export function SaleDone({ sale: { id, total, isCounter, date, time, change, isPrinted }, today }: SaleDoneProps) {
  const t = useText(counter);
  const lang = useLang();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isPrinted || !new URL(window.location.href).searchParams.has("print")) return;
    removePrintParam();
    printOrder({ orderId: id, kind: "slip", opensDrawer: isCounter }).catch(() => setHasFailed(true));
  }, [id]);
  return (
    <Notice tone={hasFailed ? "error" : "success"}>
      <div className="counter-done">
        <p>
          {t("done", { number: orderNumber(id), total: formatMoney(total as Paisa) })}{" "}
          {date && time ? t("done.slot", { slot: saleSlotWords({ date, time }, { t, lang, today }) }) : null}
        </p>
        {change > 0 ? <b>{t("done.change", { amount: formatMoney(change as Paisa) })}</b> : null}
        <LinkButton href={`/admin/orders/${id}/slip`} variant="quiet" small icon="receipt">
          {t("done.slip")}
        </LinkButton>
      </div>
      {hasFailed ? <p>{t("not-printed")}</p> : null}
    </Notice>
  );
}

function removePrintParam(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("print");
  window.history.replaceState(window.history.state, "", address);
}
