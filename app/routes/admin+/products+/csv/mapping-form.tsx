import { Form, useSubmit } from "@remix-run/react";
import { Panel } from "#app/admin/panel.tsx";
import { type CsvMapping, csvFields } from "#app/domain/catalog/csv/csv-fields.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

interface MappingFormProps {
  action: string;
  header: readonly string[];
  mapping: CsvMapping;
  /** Whether missing categories, subcategories and units are to be created. */
  isCreating: boolean;
  /** The category of new products whose row names none. */
  category: number | null;
  categories: readonly { value: string; label: string }[];
}

/** The field of each column of the file; a change computes the preview again. */
export function MappingForm({ action, header, mapping, isCreating, category, categories }: MappingFormProps) {
  const t = useText(productCsv);
  const submit = useSubmit();
  const options = csvFields.map((value) => ({ value, label: t(`column.${value}`) }));
  return (
    <Panel title={t("mapping")}>
      <Form method="get" action={action} className="grid gap-3">
        <div className="product-fields">
          {header.map((heading, place) => (
            <SelectField
              key={`${place} ${mapping[place]}`}
              id={`map-${place}`}
              name="map"
              label={heading || t("mapping.unnamed", { place: place + 1 })}
              defaultValue={mapping[place] ?? "-"}
              options={[{ value: "-", label: t("mapping.none") }, ...options]}
              onChange={({ currentTarget: { form } }) => submit(form, { preventScrollReset: true })}
            />
          ))}
          {mapping.includes("category") && category === null ? null : (
            <SelectField
              key={`category ${category}`}
              id="map-category"
              name="category"
              label={t("mapping.category")}
              defaultValue={category === null ? "" : String(category)}
              options={[{ value: "", label: t("mapping.category.none") }, ...categories]}
              onChange={({ currentTarget: { form } }) => submit(form, { preventScrollReset: true })}
            />
          )}
        </div>
        <Checkbox
          name="create"
          value="1"
          label={t("mapping.create")}
          hint={t("mapping.create.hint")}
          defaultChecked={isCreating}
          onChange={({ currentTarget: { form } }) => submit(form, { preventScrollReset: true })}
        />
        <div>
          <Button variant="quiet" small icon="refresh-cw">
            {t("mapping.go")}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
