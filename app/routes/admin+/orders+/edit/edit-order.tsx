import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Link, useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { OrderChange } from "#app/domain/orders/change-order.server.ts";
import { type OrderStatus, orderStatuses } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { statusKey } from "../list/status-key.ts";
import { type SaveAnswer, saveKey } from "../list/use-moves.ts";

type EditedOrder = OrderChange & { id: number; version: number };

type Typed = {
  status: string;
  is_paid?: string;
  delivery_date?: string;
  scheduled_delivery_time?: string;
  delivery_notes?: string;
};

interface EditOrderProps {
  order: EditedOrder;
  /** Link target after a save. */
  returnTo: string;
  /** Link target of Cancel; null where the form is always open. */
  cancelTo: string | null;
  /** The response to a form sent without JavaScript. */
  result?: SubmissionResult<string[]> | null | undefined;
}

/** The order's values as form fields. */
const typedOf = ({ status, isPaid, deliveryDate, deliveryTime, deliveryNotes }: OrderChange): Typed => ({
  status,
  ...(isPaid && { is_paid: "on" }),
  ...(deliveryDate && { delivery_date: deliveryDate }),
  ...(deliveryTime && { scheduled_delivery_time: deliveryTime.slice(0, 5) }),
  ...(deliveryNotes && { delivery_notes: deliveryNotes }),
});

/** Status, paid, date, time and notes of one order. A stale save shows both values: the submitted and the saved one. */
export function EditOrder({ order, returnTo, cancelTo, result }: EditOrderProps) {
  const t = useText(adminOrders);
  const fetcher = useFetcher<SaveAnswer>({ key: saveKey(order.id) });
  const hasScripts = useHydrated();
  useLeaveWhenMoved(fetcher.data, cancelTo);
  const saved = typedOf(order);
  const [seen] = useState(order.version); // the values when typing began, although the list may have been revalidated since
  const [form, fields] = useForm<Typed>({
    id: `order-${order.id}`,
    lastResult: fetcher.data?.result ?? result ?? null,
    defaultValue: saved,
  });
  return (
    <fetcher.Form
      method="post"
      action={`/admin/orders/${order.id}`}
      {...getFormProps(form)}
      preventScrollReset
      className="order-edit"
    >
      <input type="hidden" name="version" value={form.errors ? order.version : seen} />
      <input type="hidden" name="return_to" value={returnTo} />
      {hasScripts ? <input type="hidden" name="reply" value="data" /> : null}
      <Failure errors={form.errors} failed={form.status === "error"} />
      <OrderFields form={form} fields={fields} saved={saved} />
      <div className="flex flex-wrap gap-2">
        <Button small icon="save" busy={fetcher.state !== "idle"}>
          {t("save")}
        </Button>
        {cancelTo ? (
          <Link to={cancelTo} preventScrollReset className="button button-quiet button-small">
            {t("cancel")}
          </Link>
        ) : null}
      </div>
    </fetcher.Form>
  );
}

/** Closes the form once its order has moved; any other save redirects. */
function useLeaveWhenMoved(answer: SaveAnswer | undefined, to: string | null): void {
  const navigate = useNavigate();
  const [first] = useState(answer); // saved before this form was opened
  useEffect(() => {
    if (to && answer?.moved && answer !== first) navigate(to, { preventScrollReset: true });
  }, [answer, first, to, navigate]);
}

function Failure({ errors, failed }: { errors: string[] | undefined; failed: boolean }) {
  const t = useText(adminOrders);
  if (!failed) return null;
  return (
    <Notice tone="error">
      <b>{t("failed")}</b>
      {errors?.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </Notice>
  );
}

type FormState = Pick<ReturnType<typeof useForm<Typed>>, 0 | 1>;

function OrderFields({ form, fields, saved }: { form: FormState[0]; fields: FormState[1]; saved: Typed }) {
  const t = useText(adminOrders);
  const words = useText(shared);
  const statuses = orderStatuses.map((status) => ({ value: status, label: words(statusKey(status)) }));

  /** After a refusal, the saved value is shown under each field that differs. */
  const savedNow = (name: keyof Typed, shown = saved[name] ?? t("empty")) =>
    form.errors && fields[name].initialValue !== saved[name] ? t("saved-now", { value: shown }) : undefined;
  const common = (name: keyof Typed) => ({
    name,
    id: fields[name].id,
    errors: fields[name].errors,
    defaultValue: fields[name].initialValue,
  });

  return (
    <div className="order-fields">
      <SelectField
        {...common("status")}
        label={t("field.status")}
        hint={savedNow("status", words(statusKey(saved.status as OrderStatus)))}
        options={statuses}
        required
      />
      <Field
        {...common("delivery_date")}
        label={t("field.date")}
        hint={savedNow("delivery_date")}
        type="date"
        min="2000-01-01"
        max="2999-12-31"
      />
      <Field
        {...common("scheduled_delivery_time")}
        label={t("field.time")}
        hint={savedNow("scheduled_delivery_time")}
        type="time"
      />
      <Checkbox
        name="is_paid"
        id={fields.is_paid.id}
        errors={fields.is_paid.errors}
        defaultChecked={fields.is_paid.initialValue === "on"}
        label={t("field.is-paid")}
        hint={savedNow("is_paid", t(saved.is_paid ? "paid" : "unpaid"))}
      />
      <TextAreaField
        {...common("delivery_notes")}
        label={t("field.notes")}
        hint={savedNow("delivery_notes")}
        maxLength={500}
        rows={2}
      />
    </div>
  );
}
