import { Panel } from "#app/admin/panel.tsx";
import { smallPicture } from "#app/components/picture.tsx";
import type { FieldName, VisibleFields } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formValuesOf } from "./form-values.ts";
import type { Choices } from "./read-choices.server.ts";
import { useFieldWords } from "./use-field-words.ts";

const details = [
  ...["name_ur", "description", "description_ur", "price", "discount_active", "discount_percent", "category_id"],
  ...[
    "subcategory_id",
    "company_name",
    "keywords",
    "quality",
    "unit",
    "unit_size",
    "pack_family",
    "sold_by_weight",
    "quantity_step",
    "order_limit",
  ],
  ...["in_stock", "stock_quantity", "featured", "status", "barcode"],
] as const satisfies readonly FieldName[];

/** A product for those who may only look: all but what it cost. */
export function ProductDetailFields({ fields, choices }: { fields: VisibleFields; choices: Choices }) {
  const t = useText(texts);
  const words = useFieldWords(choices);
  const typed = formValuesOf(fields);
  const pictures = [...(fields.imageUrl ? [fields.imageUrl] : []), ...fields.furtherPictures];
  return (
    <Panel title={t("facts")}>
      {pictures.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {pictures.map((src) => (
            <span key={src}>{smallPicture({ src })}</span>
          ))}
        </div>
      ) : null}
      <dl className="admin-facts">
        {details.map((name) => (
          <div key={name}>
            <dt>{t(`field.${name}`)}</dt>
            <dd>{words(name, typed[name])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
