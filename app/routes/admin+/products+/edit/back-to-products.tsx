import { useListAddress } from "#app/admin/list/list-address.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";

/** A link back to the list as last shown. */
export function BackToProducts() {
  const t = useText(texts);
  return (
    <p>
      <a href={useListAddress("products")}>{t("back")}</a>
    </p>
  );
}
