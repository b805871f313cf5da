import { useState } from "react";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field } from "#app/ui/field.tsx";
import { Tick } from "../list/tick.tsx";
import type { ControlOf } from "./form-values.ts";

/** Cost, price and discount of a product; the percentage is enabled only with a discount (A5.07, A5.08). */
export function PriceFields({ control, isLive }: { control: ControlOf; isLive: boolean }) {
  const t = useText(texts);
  const active = control("discount_active");
  const [isOn, setOn] = useState(active.defaultValue === "on");
  const money = { type: "number", inputMode: "decimal", step: "0.01", min: "0" } as const;
  return (
    <>
      <div className="product-fields">
        <Field {...control("price")} {...money} label={t("field.price")} required />
        <Field {...control("cost_price")} {...money} label={t("field.cost_price")} hint={t("field.cost_price.hint")} />
      </div>
      <div className="product-fields">
        <Tick {...active} label={t("field.discount_active")} onTick={setOn} />
        <Field
          {...control("discount_percent")}
          label={t("field.discount_percent")}
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          max="100"
          disabled={isLive && !isOn}
        />
      </div>
    </>
  );
}
