import { categoryTable } from "#app/domain/catalog/category-table.ts";
import { placeholderOf } from "#app/domain/catalog/placeholder.ts";
import { adminCategories } from "#app/i18n/admin-categories.ts";
import { useText } from "#app/i18n/use-text.ts";
import { glyphNames } from "#app/lib/glyph-names.ts";
import type { FormTexts } from "#app/lib/merge-fields.ts";

const { glyph: glyphs, hue: hues } = categoryTable.fields;

/** The block print of the glyph and hue that stand in the form. */
export function PrintPreview({ values }: { values: FormTexts }) {
  const t = useText(adminCategories);
  const typed = Number(values["hue"] || Number.NaN);
  const hue = Number.isInteger(typed) && typed >= hues.min && typed <= hues.max ? typed : hues.default;
  const glyph = glyphNames.find((name) => name === values["glyph"]) ?? glyphs.default;
  const alt = t("print.preview", { glyph: t(`glyph.${glyph}`) });
  return <img className="print-preview" src={placeholderOf({ glyph, hue })} alt={alt} width={128} height={96} />;
}
