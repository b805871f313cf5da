import { AddQuantity } from "#app/admin/inventory/add-quantity.tsx";
import { ProductWords } from "#app/admin/inventory/inventory-picker.tsx";
import { lineForms } from "#app/admin/resource/line-forms.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { PackageLine } from "#app/domain/packages/staff-package.ts";
import { adminPackages } from "#app/i18n/admin-packages.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

interface PackageLineProps {
  line: PackageLine;
  /** the address that takes a saved line out; null where the line is not saved yet and is posted with the package's form */
  removeAt: string | null;
  onRemove: () => void;
  onQuantity: (quantity: number) => void;
}

/** A product of a package with its quantity, and what takes it out. */
export function PackageLineItem({ line: { product, quantity }, removeAt, onRemove, onQuantity }: PackageLineProps) {
  const t = useText(adminPackages);
  const name = nameIn(useLang(), product);
  const count = {
    ...{ name: "quantity", required: true, defaultValue: quantity },
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onQuantity(Math.max(0, Math.floor(currentTarget.valueAsNumber) || 0)),
  };
  const remove =
    removeAt === null
      ? { type: "button" as const, onClick: onRemove }
      : { type: "submit" as const, form: lineForms.remove, formAction: removeAt };
  return (
    <li>
      {removeAt === null ? (
        <>
          <input type="hidden" name="product_id" value={product.id} />
          <AddQuantity name={name} input={count} button={null} />
        </>
      ) : (
        <b>{`${quantity} × `}</b>
      )}
      <ProductWords product={product} href={`${sectionPath("products")}/${product.id}`} />
      {product.inStock ? null : <Badge tone="haldi">{t("line.not-on-sale")}</Badge>}
      <Button {...remove} variant="plain" small iconOnly icon="x" aria-label={t("line.remove", { name })} />
    </li>
  );
}
