import { useState } from "react";
import { defaultFields, qualities, weightStep } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { toQuantityInput } from "#app/lib/quantity.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { enterMovesFocus } from "../list/enter-moves-focus.ts";
import type { ControlOf } from "./form-values.ts";

const weighed = toQuantityInput(weightStep);
const whole = toQuantityInput(defaultFields.quantityStep);

/** Packet size, sale by weight, and grade. */
export function SaleFields({ control }: { control: ControlOf }) {
  const t = useText(texts);
  const { defaultValue: typedStep = "", ...stepControl } = control("quantity_step");
  const [step, setStep] = useState(typedStep);
  const ways = [
    { value: "off", label: t("sold.piece") },
    { value: "on", label: t("sold.weight") },
  ];
  return (
    <div className="product-fields">
      <Field
        {...control("unit_size")}
        label={t("field.unit_size")}
        hint={t("field.unit_size.hint")}
        inputMode="decimal"
        maxLength={9}
      />
      <Field
        {...control("pack_family")}
        label={t("field.pack_family")}
        hint={t("field.pack_family.hint")}
        maxLength={80}
        autoComplete="off"
      />
      <SelectField
        {...control("quality")}
        label={t("field.quality")}
        options={qualities.map((quality) => ({ value: quality, label: t(`quality.${quality}`) }))}
      />
      <SelectField
        {...control("sold_by_weight")}
        label={t("field.sold_by_weight")}
        options={ways}
        onChange={(event) => setStep(event.currentTarget.value === "on" ? weighed : whole)}
      />
      <Field
        {...stepControl}
        value={step}
        onChange={(event) => setStep(event.currentTarget.value)}
        label={t("field.quantity_step")}
        hint={t("field.quantity_step.hint")}
        inputMode="decimal"
        maxLength={8}
      />
      <Field
        {...control("order_limit")}
        label={t("field.order_limit")}
        hint={t("field.order_limit.hint")}
        inputMode="decimal"
        maxLength={8}
      />
      <Field
        {...control("barcode")}
        label={t("field.barcode")}
        hint={t("field.barcode.hint")}
        maxLength={40}
        autoComplete="off"
        onKeyDown={enterMovesFocus}
      />
    </div>
  );
}
