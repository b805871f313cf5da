import { Form } from "@remix-run/react";
import { orderNumber, repeatPath } from "#app/domain/orders/status.ts";
import type { RepeatRow } from "#app/domain/orders/weekly-repeat.server.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { weeklyRepeat } from "#app/i18n/weekly-repeat.ts";
import { formatWeekday } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** What a customer is reminded of every week, each with a press that stops it. */
export function WeeklyRepeats({ repeats }: { repeats: readonly RepeatRow[] }) {
  const t = useText(weeklyRepeat);
  const lang = useLang();
  if (repeats.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t("list")}</h2>
      <ul className="order-lines">
        {repeats.map(({ orderId, weekday, firstItems, itemsCount }) => {
          const items = firstItems.join(", ");
          const others = itemsCount - firstItems.length;
          const number = orderNumber(orderId);
          return (
            <li key={orderId}>
              <span>
                <a href={repeatPath(orderId)}>
                  {t("every", { day: formatWeekday(weekday, lang) })} · {t("number", { number })}
                </a>
                <small className="wrap-anywhere">{others > 0 ? t("items", { items, count: others }) : items}</small>
              </span>
              <Form method="post" action={`${repeatPath(orderId)}/stop`}>
                <SaveKey />
                <Button small variant="quiet" aria-label={t("stop-named", { number })}>
                  {t("stop")}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
