import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { ConflictNotice } from "#app/admin/resource/conflict-notice.tsx";
import type { OrderChange } from "#app/domain/orders/change-order.server.ts";
import { orderTexts } from "#app/domain/orders/edited-texts.ts";
import { type OrderStatus, orderStatuses } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { statusKey } from "../list/status-key.ts";
import { type SaveAnswer, saveKey } from "../list/use-moves.ts";
import { AskedFields, useAskedFields } from "./asked-fields.tsx";
import { useMergedResult } from "./use-merged-result.ts";

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
  /** The response to a form sent without JavaScript, and the fields that it asks about. */
  result?: SubmissionResult<string[]> | null | undefined;
  conflicts?: readonly FieldConflict[] | undefined;
}

/** The order's values as form fields: an empty one or a tick that is off is not sent. */
function typedOf(order: OrderChange): Typed {
  const sent = Object.entries(orderTexts(order)).filter(([, text]) => text !== "" && text !== "off");
  return { status: order.status, ...Object.fromEntries(sent) };
}

/**
 * Status, paid, date, time and notes of one order. A save writes what was changed here; where somebody else changed the same field
 * meanwhile, both values are shown, the submitted and the saved one, and which holds is asked. A newer version of the order replaces the values of a form in which
 * nothing was typed; a form with unsaved input keeps the version that was on the screen.
 */
export function EditOrder({ order, ...props }: EditOrderProps) {
  const { data: answer } = useFetcher<SaveAnswer>({ key: saveKey(order.id) });
  const [shown, setShown] = useState(order);
  const [followed, setFollowed] = useState(answer);
  const [isDirty, setDirty] = useState(false);
  // an answer is followed by the order as it is saved: a refused form shows it and takes its version, once
  if (shown !== order && (!isDirty || answer !== followed)) {
    setShown(order);
    setFollowed(answer);
  }
  return <ShownOrder key={shown.version} order={shown} onDirty={setDirty} {...props} />;
}

function ShownOrder({
  order,
  returnTo,
  cancelTo,
  result,
  conflicts,
  onDirty,
}: EditOrderProps & { onDirty: (isDirty: boolean) => void }) {
  const t = useText(adminOrders);
  const fetcher = useFetcher<SaveAnswer>({ key: saveKey(order.id) });
  const hasScripts = useHydrated();
  useLeaveWhenMoved(fetcher.data, cancelTo);
  const saved = typedOf(order);
  const answer = fetcher.data?.result ?? result;
  const asking = useAskedFields(fetcher.data ? fetcher.data.conflicts : conflicts);
  const frame = useFormFrame({ id: `order-${order.id}`, result: answer, isBusy: fetcher.state !== "idle" });
  const [form, fields] = useForm<Typed>({
    id: `order-${order.id}`,
    lastResult: useMergedResult(answer, orderTexts(order)),
    defaultValue: saved,
  });
  const formProps = getFormProps(form);
  return (
    <FormFrame
      frame={frame}
      as={fetcher.Form}
      title={t("failed")}
      save={{ label: t("save"), icon: "save" }}
      discardTo={cancelTo ?? returnTo}
      parameter="edit"
      onDirty={onDirty}
      open={asking.open}
      hasConflicts={asking.conflicts.length > 0}
      method="post"
      action={`/admin/orders/${order.id}`}
      {...formProps}
      onSubmit={(event) => asking.holdBack(event) || formProps.onSubmit(event)}
      preventScrollReset
      className="order-edit"
    >
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="loaded" value={JSON.stringify(orderTexts(order))} />
      <input type="hidden" name="return_to" value={returnTo} />
      {hasScripts ? <input type="hidden" name="reply" value="data" /> : null}
      <ConflictNotice title={t("failed")} conflicts={asking.conflicts} />
      <OrderFields form={form} fields={fields} saved={saved} errorsOf={frame.errorsOf} asking={asking} />
    </FormFrame>
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

type FormState = Pick<ReturnType<typeof useForm<Typed>>, 0 | 1>;

interface OrderFieldsProps {
  form: FormState[0];
  fields: FormState[1];
  saved: Typed;
  errorsOf: (name: string) => string[] | undefined;
  asking: ReturnType<typeof useAskedFields>;
}

function OrderFields({ form, fields, saved, errorsOf, asking }: OrderFieldsProps) {
  const t = useText(adminOrders);
  const words = useText(shared);
  const statusText = (status: string) => words(statusKey(status as OrderStatus));
  const statuses = orderStatuses.map((status) => ({ value: status, label: statusText(status) }));
  return (
    <div className="order-fields">
      <AskedFields<keyof Typed>
        {...{ asking, saved, errorsOf }}
        typed={fields}
        isRefused={form.errors !== undefined}
        fields={[
          {
            ...{ name: "status", label: t("field.status"), valueText: statusText },
            draw: (control) => <SelectField {...control} options={statuses} required />,
          },
          {
            ...{ name: "delivery_date", label: t("field.date") },
            draw: (control) => <Field {...control} type="date" min="2000-01-01" max="2999-12-31" />,
          },
          {
            ...{ name: "scheduled_delivery_time", label: t("field.time") },
            draw: (control) => <Field {...control} type="time" />,
          },
          {
            ...{ name: "is_paid", label: t("field.is-paid"), valueText: (text) => t(text === "on" ? "paid" : "unpaid") },
            draw: ({ defaultValue, ...control }) => (
              <>
                <Checkbox {...control} defaultChecked={defaultValue === "on"} />
                {/* what a browser sends is wrong for one reason only: a statement booked the money */}
                {control.errors ? (
                  <Checkbox name="takes_back_statement" id={`${control.id}-statement`} label={t("field.takes-back-statement")} />
                ) : null}
              </>
            ),
          },
          {
            ...{ name: "delivery_notes", label: t("field.notes") },
            draw: (control) => <TextAreaField {...control} maxLength={500} rows={2} />,
          },
        ]}
      />
    </div>
  );
}
