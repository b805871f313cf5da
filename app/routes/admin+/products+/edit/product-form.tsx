import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LeaveWarning } from "#app/admin/leave-warning.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { useSaveKey } from "#app/admin/use-save-key.ts";
import { blankFields, type VisibleFields } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Conflict } from "#app/lib/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { AddUnitDialog } from "./add-unit-dialog.tsx";
import { CategoryFields } from "./category-fields.tsx";
import { Conflicts } from "./conflict.tsx";
import type { ControlOf } from "./control-of.ts";
import { DescriptionFields } from "./description-fields.tsx";
import { blankFormValues, type FormValues, formPictures, formValuesOf } from "./form-values.ts";
import { PicturesField } from "./pictures-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import type { Choices } from "./read-choices.server.ts";
import { SaleFields } from "./sale-fields.tsx";
import { SaveError } from "./save-error.tsx";
import { StockFields } from "./stock-fields.tsx";
import { UnitSelect } from "./unit-select.tsx";
import { useSentOnce } from "./use-sent-once.ts";

interface ProductFormProps {
  action: string;
  /** null: a new product */
  product: { id: number; version: number; fields: VisibleFields } | null;
  choices: Choices;
  result: SubmissionResult<string[]> | undefined;
  /** fields that somebody else changed too */
  conflicts?: readonly Conflict[] | undefined;
}

const formId = "product-form";

/** Every field of a product (A3.01, A3.02). A stale save comes back with both values: what was typed and what is saved. */
export function ProductForm({ action, product, choices, result, conflicts = [] }: ProductFormProps) {
  const t = useText(texts);
  const isLive = useHydrated();
  const isSaving = useNavigation().formAction === action;
  const saved = product ? formValuesOf(product.fields) : blankFormValues(blankFields);
  const [form, fields] = useForm<FormValues>({ id: formId, lastResult: result ?? null, defaultValue: saved });
  const [isDirty, setDirty] = useState(result !== undefined);
  const [units, setUnits] = useState(choices.units);
  const [unit, setUnit] = useState(fields.unit.initialValue ?? "");
  const [isAddingUnit, setAddingUnit] = useState(false);
  useSaveKey(form.id);
  const sendOnce = useSentOnce(isSaving);
  const { key } = useLocation();
  useEffect(() => {
    if (key) setDirty(result !== undefined); // a submit has returned
  }, [key, result]);

  const typed = (result?.initialValue as FormValues | undefined) ?? saved;
  const loadedVersion = result?.initialValue ? typed.version : product?.version;
  const control: ControlOf = (name) => ({
    name,
    id: fields[name].id,
    errors: fields[name].errors,
    defaultValue: typeof fields[name].initialValue === "string" ? fields[name].initialValue : undefined,
  });
  return (
    <>
      <Form
        method="post"
        action={action}
        data-next="/admin/products/1"
        encType="multipart/form-data"
        {...getFormProps(form)}
        onSubmit={(event) => {
          form.onSubmit(event);
          sendOnce(event);
        }}
        noValidate={isLive}
        onChange={() => setDirty(true)}
        className="product-page"
      >
        {product ? <input type="hidden" name="version" value={loadedVersion} /> : null}
        {result?.error ? (
          <SaveError error={result.error}>
            {product && conflicts.length > 0 ? (
              <Conflicts version={product.version} here={action} {...{ conflicts, typed, choices }} />
            ) : null}
          </SaveError>
        ) : null}
        <div>
          <Panel title={t("panel.about")}>
            <DescriptionFields control={control} />
          </Panel>
          <Panel title={t("panel.pictures")}>
            <PicturesField
              entityId={product?.id ?? null}
              own={control("image_url")}
              imageErrors={fields.image.errors}
              further={formPictures(typed)}
              isLive={isLive}
              onChange={() => setDirty(true)}
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
        <div className="product-save">
          <Button small icon="save" busy={isSaving}>
            {t(product ? "save" : "add")}
          </Button>
          {isLive ? <small className="product-key text-ink-2">{t("save.key")}</small> : null}
          {isLive && isDirty ? <small>{t("unsaved")}</small> : null}
        </div>
      </Form>
      <AddUnitDialog
        open={isAddingUnit}
        onClose={() => setAddingUnit(false)}
        onAdded={(added) => {
          setUnits((all) => [...all, added]);
          setUnit(added.abbreviation);
          setDirty(true);
          setAddingUnit(false);
        }}
      />
      <LeaveWarning isDirty={isDirty && !isSaving} />
    </>
  );
}
