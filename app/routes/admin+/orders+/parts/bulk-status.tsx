import { Form } from "@remix-run/react";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { parts } from "#app/i18n/parts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { showToast } from "#app/ui/toast-list.ts";
import { statusKey } from "./status-key.ts";
import { useMove } from "./use-moves.ts";

/** The form that the marks of the cards belong to. */
export const bulkFormId = "bulk-orders";

/** Sets the marked orders to one status. */
export function BulkStatus({ returnTo }: { returnTo: string }) {
  const t = useText(adminOrders);
  const words = useText(parts);
  const { move, isMoving } = useMove();
  return (
    <Form
      id={bulkFormId}
      method="post"
      action="/admin/orders/status"
      className="order-bulk"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (new FormData(form).has("id")) move(form);
        else showToast({ title: t("bulk.none"), tone: "error" });
      }}
    >
      <input type="hidden" name="return_to" value={returnTo} />
      <SelectField
        label={t("bulk.status")}
        name="status"
        id="bulk-status"
        options={orderStatuses.map((status) => ({ value: status, label: words(statusKey(status)) }))}
        defaultValue="confirmed"
      />
      <Button variant="quiet" small icon="check" busy={isMoving}>
        {t("bulk.apply")}
      </Button>
    </Form>
  );
}
