import type { SellingUnit } from "#app/domain/catalog/list-units.server.ts";
import { defaultFields } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Control } from "./form-values.ts";

interface UnitSelectProps extends Control {
  units: readonly SellingUnit[];
  value: string;
  onChoose: (unit: string) => void;
  /** Opens the dialog; null without JavaScript, where a separate page adds units. */
  onAdd: (() => void) | null;
}

/** The unit a product is sold in; the default one, and the current one, are offered even when not in the list. */
export function UnitSelect({ units, value, onChoose, onAdd, defaultValue: _, ...control }: UnitSelectProps) {
  const t = useText(texts);
  const listed = new Map(units.map(({ name, abbreviation }) => [abbreviation, `${name} (${abbreviation})`]));
  for (const unit of [defaultFields.unit, value]) if (unit && !listed.has(unit)) listed.set(unit, unit);
  return (
    <div className="product-unit">
      <SelectField
        {...control}
        label={t("field.unit")}
        options={[...listed].map(([unit, label]) => ({ value: unit, label }))}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      {onAdd ? (
        <Button type="button" variant="quiet" small icon="plus" onClick={onAdd}>
          {t("unit.add")}
        </Button>
      ) : (
        <a href="/admin/products/units" target="_blank" rel="noreferrer">
          {t("unit.add")}
        </a>
      )}
    </div>
  );
}
