import { Problem } from "#app/admin/problem.tsx";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { useText } from "#app/i18n/use-text.ts";
import { BackToProducts } from "./back-to-products.tsx";

/** The product cannot be shown (A8.15): it does not exist, or reading it failed, logged under the reference. */
export function NoProduct({ reference }: { reference: string | null }) {
  const t = useText(texts);
  const refusal = useText(refusals);
  const msg = reference === null ? refusal("product.not-found") : t("unreadable", { reference });
  return (
    <Problem icon="package-open" title={t("failed.product", { msg })}>
      <BackToProducts />
    </Problem>
  );
}
