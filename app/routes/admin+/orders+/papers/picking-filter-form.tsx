import { Form } from "@remix-run/react";
import type { PickingFilter } from "#app/domain/documents/list-to-pick.server.ts";
import { orderViewNames } from "#app/domain/orders/order-views.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { documents } from "#app/i18n/documents.ts";
import { useText } from "#app/i18n/use-text.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** Filter of the orders to pick together: a queue, and the delivery day and slot. */
export function PickingFilterForm({ filter: { view, date, time }, times }: { filter: PickingFilter; times: readonly string[] }) {
  const t = useText(documents);
  const words = useText(adminOrders);
  return (
    <Form method="get" action="/admin/orders/picking" className="order-filters">
      <SelectField
        key={`view ${view}`}
        label={t("together.view")}
        name="view"
        defaultValue={view}
        options={orderViewNames.map((name) => ({ value: name, label: words(`view.${name}`) }))}
      />
      <Field key={`date ${date}`} label={t("together.date")} name="date" type="date" defaultValue={date ?? ""} />
      <SelectField
        key={`time ${time}`}
        label={t("together.time")}
        name="time"
        defaultValue={time ?? ""}
        placeholder={t("together.any-time")}
        options={times.map((start) => ({ value: start, label: slotText(start) }))}
      />
      <Button variant="quiet" small icon="search">
        {t("together.show")}
      </Button>
    </Form>
  );
}
