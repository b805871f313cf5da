import { Form } from "@remix-run/react";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { isForward, type OrderStatus, orderStatuses } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { showToast } from "#app/ui/toast-list.ts";
import { statusKey } from "./status-key.ts";
import type { Marks } from "./use-marks.ts";
import { useMove } from "./use-moves.ts";

/** The form that the checkboxes of the cards belong to. */
export const bulkFormId = "bulk-orders";

/** Selects every order on the page; disabled until hydration. */
export function MarkAll({ marks: { marked, markAll }, shown }: { marks: Marks; shown: number }) {
  const t = useText(adminOrders);
  const some = marked ?? 0;
  return (
    <label className="choice order-mark-all">
      <input
        type="checkbox"
        disabled={marked === null}
        checked={some > 0 && some >= shown}
        ref={(box) => {
          if (box) box.indeterminate = some > 0 && some < shown;
        }}
        onChange={({ currentTarget }) => markAll(currentTarget.checked)}
      />
      <span>{t("bulk.mark-all", { count: shown })}</span>
    </label>
  );
}

interface BulkStatusProps {
  returnTo: string;
  marks: Marks;
  shown: readonly OrderRow[];
  /** The query of the list, where it continues beyond this page. */
  beyond: string | null;
}

/** The statuses that all of the orders can move to: forward from the furthest one, or cancelled. */
function forwardOf(statuses: readonly OrderStatus[]): OrderStatus[] {
  return orderStatuses.filter((to) => to === "cancelled" || statuses.every((from) => isForward(from, to)));
}

/** The earliest status of the shown orders. */
const earliestOf = (shown: readonly OrderRow[]) =>
  orderStatuses.filter((known) => shown.some(({ status }) => status === known)).slice(0, 1);

/**
 * Moves the selected orders forward to one status, or all that match; delivered orders may be marked paid in the same submit. With
 * JavaScript it appears with the first selection.
 */
export function BulkStatus({ returnTo, marks: { marked, furthest, markAll }, shown, beyond }: BulkStatusProps) {
  const t = useText(adminOrders);
  const words = useText(shared);
  const { move, isMoving } = useMove();
  return (
    <Form
      id={bulkFormId}
      method="post"
      action="/admin/orders/status"
      className="order-bulk"
      data-marked={marked ?? 0}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const { submitter } = event.nativeEvent as SubmitEvent;
        const isAll = submitter?.getAttribute("name") === "all";
        if (!isAll && !new FormData(form).has("id")) return showToast({ title: t("bulk.none"), tone: "error" });
        move(form, submitter);
        markAll(false);
      }}
    >
      <input type="hidden" name="return_to" value={returnTo} />
      <SelectField
        label={t("bulk.status")}
        name="status"
        id="bulk-status"
        options={forwardOf(furthest ? [furthest] : earliestOf(shown)).map((status) => ({
          value: status,
          label: words(statusKey(status)),
        }))}
      />
      <div className="order-bulk-paid">
        <Checkbox name="paid" id="bulk-paid" value="1" label={t("bulk.paid")} />
      </div>
      <Button variant="quiet" small icon="check" busy={isMoving}>
        {marked ? t("bulk.apply-to", { count: marked }) : t("bulk.apply")}
      </Button>
      {beyond === null ? null : (
        <Button variant="plain" small icon="layers" name="all" value={beyond} busy={isMoving}>
          {t("bulk.all")}
        </Button>
      )}
    </Form>
  );
}
