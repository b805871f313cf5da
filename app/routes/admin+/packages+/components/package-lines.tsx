import { AddQuantity } from "#app/admin/inventory/add-quantity.tsx";
import { lineForms } from "#app/admin/resource/line-forms.tsx";
import { unitSizeText } from "#app/components/unit-size.ts";
import type { PackageLine } from "#app/domain/packages/staff-package.ts";
import { adminPackages } from "#app/i18n/admin-packages.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

interface PackageLinesProps {
  lines: readonly PackageLine[];
  /** the address that takes a saved line out; null where the lines are not saved yet */
  removeAt: ((line: PackageLine) => string) | null;
  onRemove: (line: PackageLine) => void;
  onQuantity: (line: PackageLine, quantity: number) => void;
}

/** The products of a package with their quantities. Lines that are not saved yet are posted with the package's form. */
export function PackageLines({ lines, removeAt, onRemove, onQuantity }: PackageLinesProps) {
  const t = useText(adminPackages);
  const words = useText(shared);
  const lang = useLang();
  if (lines.length === 0) return <p className="text-ink-2">{t("contents.none")}</p>;
  return (
    <ul className="package-part-list">
      {lines.map((line) => {
        const { product, quantity } = line;
        const { id: productId, unit, price, soldByWeight, inStock } = product;
        const name = nameIn(lang, product);
        const size = soldByWeight ? unit : unitSizeText(words, product);
        return (
          <li key={productId}>
            {removeAt ? (
              <b>{`${quantity} × `}</b>
            ) : (
              <>
                <input type="hidden" name="product_id" value={productId} />
                <AddQuantity
                  name={name}
                  input={{
                    ...{ name: "quantity", required: true, defaultValue: quantity },
                    onChange: ({ currentTarget }) => onQuantity(line, Math.max(0, Math.floor(currentTarget.valueAsNumber) || 0)),
                  }}
                  button={null}
                />
              </>
            )}
            <span>
              <a href={`/admin/products/${productId}`}>{name}</a>
              <small>{` ${formatMoney(price)} / ${size}`}</small>
              {inStock ? null : <Badge tone="haldi">{t("line.not-on-sale")}</Badge>}
            </span>
            <Button
              {...(removeAt
                ? { type: "submit" as const, form: lineForms.remove, formAction: removeAt(line) }
                : { type: "button" as const, onClick: () => onRemove(line) })}
              variant="plain"
              small
              iconOnly
              icon="x"
              aria-label={t("line.remove", { name })}
            />
          </li>
        );
      })}
    </ul>
  );
}
