import { getFormProps, useForm } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { PastRecord } from "#app/admin/past-record.tsx";
import type { LineEdit } from "#app/domain/orders/edit-line-form.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { EditDialogProps } from "./edit-dialog-props.ts";
import { IdempotencyFields } from "./idempotency-fields.tsx";

type Typed = {
  quantity?: string;
  packed_quantity?: string;
  agreed_how?: string;
  unit_price?: string;
  price_reason?: string;
  below_cost?: string;
};
type FieldProps = { name: string; id: string; errors: string[] | undefined; defaultValue: string };

interface LineFormProps extends EditDialogProps {
  intent: LineEdit["intent"];
  lineId: number;
  saved?: Typed;
  button: ComponentProps<typeof FormFrame>["save"];
  children?: (field: (name: keyof Typed) => FieldProps) => ReactNode;
}

/** One of the forms that change a line; shows only its own response. */
export function LineForm({
  orderPath,
  idempotency,
  result,
  intent,
  lineId,
  saved = {},
  button,
  children,
  ...answer
}: LineFormProps) {
  const t = useText(adminOrders);
  const isOwn = result?.initialValue?.["intent"] === intent;
  const frame = useFormFrame({ id: `line-${intent}`, result: isOwn ? result : null });
  const [form, fields] = useForm<Typed>({
    id: `line-${intent}`,
    lastResult: isOwn ? result : null,
    defaultValue: saved,
  });
  const field = (name: keyof Typed): FieldProps => ({
    name,
    id: fields[name].id,
    errors: frame.errorsOf(name),
    defaultValue: fields[name].initialValue ?? "",
  });
  return (
    <FormFrame
      frame={frame}
      title={answer.hasFailed ? t("change.failed") : null}
      save={button}
      isSmall
      parameter="edit"
      method="post"
      action={`${orderPath}?edit=line&line=${lineId}`}
      {...getFormProps(form)}
      className="order-edit"
    >
      <IdempotencyFields {...idempotency} />
      <input type="hidden" name="intent" value={intent} />
      {isOwn && answer.isShortage ? <PastRecord isTicked={Boolean(result?.initialValue?.["past_record"])} /> : null}
      {children ? <div className="order-fields order-fields-by-two">{children(field)}</div> : null}
    </FormFrame>
  );
}
