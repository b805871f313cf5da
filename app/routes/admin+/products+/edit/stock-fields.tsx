import { productStatuses, staffReasons } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Tick } from "../list/tick.tsx";
import type { ControlOf } from "./form-values.ts";

interface StockFieldsProps {
  control: ControlOf;
  /** The stock figure as loaded: quantities ordered since are subtracted from the typed value. */
  shown: string;
  isNew: boolean;
}

/** Stock and visibility of a product. */
export function StockFields({ control, shown, isNew }: StockFieldsProps) {
  const t = useText(texts);
  const options = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <>
      <div className="product-fields">
        <Field
          {...control("stock_quantity")}
          label={t("field.stock_quantity")}
          hint={t("field.stock_quantity.hint")}
          inputMode="decimal"
          maxLength={11}
        />
        {isNew ? null : (
          <>
            <input type="hidden" name="stock_shown" value={shown} />
            <SelectField
              {...control("stock_reason")}
              label={t("field.stock_reason")}
              hint={t("field.stock_reason.hint")}
              options={options(staffReasons, (reason) => t(`reason.${reason}`))}
            />
          </>
        )}
      </div>
      <div className="product-fields">
        <Tick {...control("in_stock")} label={t("field.in_stock")} />
        <Tick {...control("featured")} label={t("field.featured")} />
      </div>
      <SelectField
        {...control("status")}
        label={t("field.status")}
        hint={t("field.status.hint")}
        options={options(productStatuses, (status) => t(`status.${status}`))}
      />
    </>
  );
}
