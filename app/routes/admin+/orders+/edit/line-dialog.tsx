import type { StaffOrderLine } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, toRupeesInput } from "#app/lib/money.ts";
import { formatQuantity, toQuantityInput } from "#app/lib/quantity.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { useLineName } from "../order/line-name.ts";
import type { EditDialogProps } from "./edit-dialog-props.ts";
import { LineForm } from "./line-form.tsx";
import { PageDialog } from "./page-dialog.tsx";

interface LineDialogProps extends EditDialogProps {
  line: StaffOrderLine;
}

/** Changes one line of an order, with a form per part: ordered quantity, packed quantity, price, left out or replaced. */
export function LineDialog({ line, ...dialog }: LineDialogProps) {
  const t = useText(adminOrders);
  const [name] = useLineName()(line);
  const isSent = line.packedQuantity !== 0;
  return (
    <PageDialog title={t("change.title", { name })} closeTo={dialog.orderPath}>
      <div className="line-forms">
        <QuantityForm {...dialog} line={line} />
        {line.kind === "package" ? null : <PackForm {...dialog} line={line} />}
        {isSent ? <PriceForm {...dialog} line={line} /> : null}
        {isSent ? <NotThere {...dialog} line={line} /> : null}
      </div>
    </PageDialog>
  );
}

/** Pieces are whole numbers; weighed products have a precision of one gram. */
const steps = (soldByWeight: boolean) => (soldByWeight ? { min: 0.001, step: 0.001 } : { min: 1, step: 1 });

function QuantityForm({ line, ...dialog }: LineDialogProps) {
  const t = useText(adminOrders);
  const { orderLimit, unit, soldByWeight } = line;
  const label = soldByWeight && unit ? `${t("change.quantity")} (${unit})` : t("change.quantity");
  const most = orderLimit === null ? null : formatQuantity(orderLimit, { ...(unit && { unit }), soldByWeight });
  return (
    <LineForm
      {...dialog}
      intent="quantity"
      lineId={line.id}
      saved={{ quantity: toQuantityInput(line.quantity) }}
      button={{ icon: "save", label: t("change.quantity.go") }}
    >
      {(field) => (
        <Field
          {...field("quantity")}
          {...steps(line.soldByWeight)}
          label={label}
          hint={[t("change.quantity.hint"), most && t("change.quantity.limit", { most })].filter(Boolean).join(" ")}
          type="number"
          max={9999}
          required
          autoComplete="off"
        />
      )}
    </LineForm>
  );
}

function PackForm({ line, ...dialog }: LineDialogProps) {
  const t = useText(adminOrders);
  const label = line.soldByWeight && line.unit ? `${t("change.packed")} (${line.unit})` : t("change.packed");
  return (
    <LineForm
      {...dialog}
      intent="pack"
      lineId={line.id}
      saved={line.packedQuantity === null ? {} : { packed_quantity: toQuantityInput(line.packedQuantity) }}
      button={{ icon: "scale", variant: "quiet", label: t("change.packed.go") }}
    >
      {(field) => (
        <>
          <Field
            {...field("packed_quantity")}
            {...steps(line.soldByWeight)}
            min={0}
            label={label}
            hint={t(line.soldByWeight ? "change.packed.hint" : "change.packed.hint.pieces")}
            type="number"
            max={9999}
            autoComplete="off"
          />
          <Field
            {...field("agreed_how")}
            label={t("change.agreed")}
            hint={line.agreedHow ? t("line.agreed", { how: line.agreedHow }) : t("change.agreed.hint")}
            maxLength={200}
            autoComplete="off"
          />
        </>
      )}
    </LineForm>
  );
}

/** A lower price, and why; below cost it asks once more. */
function PriceForm({ line, ...dialog }: LineDialogProps) {
  const t = useText(adminOrders);
  return (
    <LineForm
      {...dialog}
      intent="price"
      lineId={line.id}
      saved={{ unit_price: toRupeesInput(line.unitPrice), ...(line.priceReason && { price_reason: line.priceReason }) }}
      button={{ icon: "tag", variant: "quiet", label: t("price.go") }}
    >
      {(field) => (
        <>
          <Field
            {...field("unit_price")}
            label={t("price.field")}
            hint={t("price.hint", { price: formatMoney(line.listPrice) })}
            inputMode="decimal"
            maxLength={20}
            required
            autoComplete="off"
          />
          <Field
            {...field("price_reason")}
            label={t("discount.reason")}
            hint={t("discount.reason.hint")}
            maxLength={100}
            required
          />
          {dialog.hasFailed ? <Checkbox name="below_cost" id={field("below_cost").id} label={t("discount.below-cost")} /> : null}
        </>
      )}
    </LineForm>
  );
}

/** The actions for a line that is out of stock. */
function NotThere({ line, ...dialog }: LineDialogProps) {
  const t = useText(adminOrders);
  return (
    <section className="order-edit">
      <h3>{t("change.else")}</h3>
      <div className="flex flex-wrap items-end gap-2">
        <LinkButton href={`${dialog.orderPath}?edit=replace&line=${line.id}`} variant="quiet" small icon="refresh-cw">
          {t("change.replace")}
        </LinkButton>
        <LineForm
          {...dialog}
          intent="remove"
          lineId={line.id}
          button={{ icon: "ban", variant: "danger", label: t("change.remove") }}
        />
      </div>
    </section>
  );
}
