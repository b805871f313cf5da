import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useState } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { blankFields, type VisibleFields } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { AddUnitDialog } from "./add-unit-dialog.tsx";
import { CategoryFields } from "./category-fields.tsx";
import { Conflicts } from "./conflict.tsx";
import { DescriptionFields } from "./description-fields.tsx";
import type { ControlOf } from "./form-values.ts";
import { blankFormValues, type FormValues, formPictures, formValuesOf } from "./form-values.ts";
import { PicturesField } from "./pictures-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import type { Choices } from "./read-choices.server.ts";
import { SaleFields } from "./sale-fields.tsx";
import { StockFields } from "./stock-fields.tsx";
import { UnitSelect } from "./unit-select.tsx";

interface ProductFormProps {
  action: string;
  /** null: a new product */
  product: { id: number; version: number; fields: VisibleFields } | null;
  choices: Choices;
  result: SubmissionResult<string[]> | undefined;
  /** fields that somebody else changed too */
  conflicts?: readonly FieldConflict[] | undefined;
}

const formId = "product-form";

/** Every field of a product (A3.01, A3.02). A stale save comes back with both values: what was typed and what is saved. */
export function ProductForm({ action, product, choices, result, conflicts = [] }: ProductFormProps) {
  const t = useText(texts);
  const isLive = useHydrated();
  const saved = product ? formValuesOf(product.fields) : blankFormValues(blankFields);
  const [form, fields] = useForm<FormValues>({ id: formId, lastResult: result ?? null, defaultValue: saved });
  const failed = useSaveTitle(result);
  const frame = useFormFrame({ id: formId, result });
  const [hasNewPictures, setNewPictures] = useState(false);
  const [units, setUnits] = useState(choices.units);
  const [unit, setUnit] = useState(fields.unit.initialValue ?? "");
  const [isAddingUnit, setAddingUnit] = useState(false);

  const typed = (result?.initialValue as FormValues | undefined) ?? saved;
  const loadedVersion = result?.initialValue ? typed.version : product?.version;
  const control: ControlOf = (name) => ({
    name,
    id: fields[name].id,
    errors: frame.errorsOf(name),
    defaultValue: typeof fields[name].initialValue === "string" ? fields[name].initialValue : undefined,
  });
  return (
    <>
      <FormFrame
        frame={frame}
        title={failed}
        unsaved={hasNewPictures ? [t("panel.pictures")] : []}
        save={{ label: t(product ? "save" : "add"), icon: "save" }}
        discardTo={action}
        method="post"
        action={action}
        data-next="/admin/products/1"
        encType="multipart/form-data"
        {...getFormProps(form)}
        className="product-page"
      >
        {product ? <input type="hidden" name="version" value={loadedVersion} /> : null}
        <input type="hidden" name="barcode_asked" value={result?.error?.["barcode"] ? typed.barcode : ""} />
        {product && conflicts.length > 0 ? (
          <Conflicts version={product.version} here={action} {...{ conflicts, typed, choices }} />
        ) : null}
        <div>
          <Panel title={t("panel.about")}>
            <DescriptionFields control={control} />
          </Panel>
          <Panel title={t("panel.pictures")}>
            <PicturesField
              entityId={product?.id ?? null}
              own={control("image_url")}
              drawnAs={control("drawn_as")}
              imageErrors={frame.errorsOf("image")}
              further={formPictures(typed)}
              isLive={isLive}
              onChange={() => setNewPictures(true)}
            />
          </Panel>
          <Panel title={t("panel.unit")}>
            <UnitSelect
              {...control("unit")}
              units={units}
              value={unit}
              onChoose={setUnit}
              onAdd={isLive ? () => setAddingUnit(true) : null}
            />
            <SaleFields control={control} />
          </Panel>
        </div>
        <div>
          <Panel title={t("panel.price")}>
            <PriceFields control={control} isLive={isLive} />
          </Panel>
          <Panel title={t("panel.place")}>
            <CategoryFields control={control} choices={choices} isLive={isLive} />
          </Panel>
          <Panel title={t("panel.stock")}>
            <StockFields control={control} shown={typed.stock_shown ?? saved.stock_shown ?? "none"} isNew={product === null} />
          </Panel>
        </div>
      </FormFrame>
      <AddUnitDialog
        open={isAddingUnit}
        onClose={() => setAddingUnit(false)}
        onAdded={(added) => {
          setUnits((all) => [...all, added]);
          setUnit(added.abbreviation);
          setAddingUnit(false);
        }}
      />
    </>
  );
}

/** What did not work (A5.06, A8.20); null where sentences about the whole product stand beside those of its fields. */
function useSaveTitle(result: SubmissionResult<string[]> | undefined): string | null {
  const t = useText(texts);
  const { "": whole, ...ofFields } = result?.error ?? {};
  if (whole?.length && Object.keys(ofFields).length > 0) return null;
  return t("failed.save", { msg: whole?.join(" ") || t("check") });
}
