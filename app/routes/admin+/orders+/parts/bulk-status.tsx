import { Form } from "@remix-run/react";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { parts } from "#app/i18n/parts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { showToast } from "#app/ui/toast-list.ts";
import { statusKey } from "./status-key.ts";
import type { Marks } from "./use-marks.ts";
import { useMove } from "./use-moves.ts";

/** The form that the marks of the cards belong to. */
export const bulkFormId = "bulk-orders";

/** Marks every order on the page; it waits for the page's scripts. */
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
  /** The query of the list, where it goes on beyond this page. */
  beyond: string | null;
}

/** Sets the marked orders to one status, or all that match. With JavaScript it comes with the first mark. */
export function BulkStatus({ returnTo, marks: { marked, markAll }, beyond }: BulkStatusProps) {
  const t = useText(adminOrders);
  const words = useText(parts);
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
        options={orderStatuses.map((status) => ({ value: status, label: words(statusKey(status)) }))}
        defaultValue="confirmed"
      />
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
