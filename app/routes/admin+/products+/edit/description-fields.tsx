import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import type { ControlOf } from "./form-values.ts";

/** A product's names, description and keywords. */
export function DescriptionFields({ control }: { control: ControlOf }) {
  const t = useText(texts);
  return (
    <>
      <div className="product-fields">
        <Field {...control("name")} label={t("field.name")} required maxLength={150} autoComplete="off" />
        <Field {...control("name_ur")} label={t("field.name_ur")} maxLength={150} autoComplete="off" />
      </div>
      <TextAreaField {...control("description")} label={t("field.description")} required maxLength={5000} rows={4} />
      <TextAreaField {...control("description_ur")} label={t("field.description_ur")} maxLength={5000} rows={3} />
      <div className="product-fields">
        <Field {...control("company_name")} label={t("field.company_name")} maxLength={80} autoComplete="off" />
        <Field
          {...control("keywords")}
          label={t("field.keywords")}
          hint={t("field.keywords.hint")}
          maxLength={1000}
          autoComplete="off"
        />
      </div>
    </>
  );
}
