import { InventoryPicker } from "#app/admin/inventory/inventory-picker.tsx";
import { OfferedProduct } from "#app/admin/inventory/offered-product.tsx";
import { usePicked } from "#app/admin/inventory/use-picked.ts";
import { LineNotice, lineForms, useLines } from "#app/admin/resource/line-forms.tsx";
import type { FormState } from "#app/admin/resource/resource.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { isSoldAtLoss, type PackageLine, totalsOf } from "#app/domain/packages/staff-package.ts";
import { adminPackages } from "#app/i18n/admin-packages.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ItemTotal } from "./package-figures.tsx";
import { PackageLineItem } from "./package-lines.tsx";
import { type StaffPackage, usePackageParts, useReturnedLines } from "./package-parts.ts";

/**
 * What a package holds and comes to at the price that is typed, with the products to choose from. Of a saved package each line is added
 * and removed at once; those of a new one are saved with it.
 */
export function PackageProducts({ row, values, formId, setUnsaved }: FormState<StaffPackage>) {
  const t = useText(adminPackages);
  const say = useText(refusals);
  const { contents, offered, find } = usePackageParts();
  const { picked, problem, pick, remove, setQuantity } = usePicked<PackageLine>(useReturnedLines(), (count) =>
    setUnsaved(count > 0 ? t("contents.picked", { count }) : null),
  );
  const { isBusy, answer, removeAt } = useLines(sectionPath("packages"), row?.id ?? 0);
  const lines = row ? (contents ?? []) : picked;
  const [price, totals] = [parseRupees(values["price"] ?? ""), totalsOf(lines)];
  return (
    <fieldset className="package-contents">
      <legend className="field-label">{t("contents")}</legend>
      {lines.length === 0 ? <p className="text-ink-2">{t("contents.none")}</p> : null}
      <ul className="package-part-list">
        {lines.map((line) => (
          <PackageLineItem
            key={line.product.id}
            line={line}
            removeAt={row ? removeAt(line.id ?? 0) : null}
            onRemove={() => remove(line)}
            onQuantity={(quantity) => setQuantity(line, quantity)}
          />
        ))}
      </ul>
      <output className="package-totals">
        {t("contents.total")} <ItemTotal price={price} totals={totals} />
      </output>
      {price && isSoldAtLoss(price, totals) ? (
        <Notice tone="haldi" icon="triangle-alert">
          {t("below-cost.why", { cost: formatMoney(totals.cost) })}
        </Notice>
      ) : null}
      {problem ? <Notice tone="error">{say(`package.line-${problem}`)}</Notice> : null}
      {row && answer ? <LineNotice answer={answer} /> : null}
      {row ? <button type="submit" form={lineForms.add} disabled hidden /> : null}
      <InventoryPicker
        initial={offered}
        initialSearch={find}
        hasFailed={offered === null}
        path={`${sectionPath("packages")}/products`}
        inForm={{ id: lineForms.find, name: "find" }}
      >
        {(product) => (
          <OfferedProduct
            product={product}
            formId={row ? lineForms.add : formId}
            isBusy={isBusy}
            onPick={row ? null : (quantity) => pick({ id: null, product, quantity })}
          />
        )}
      </InventoryPicker>
    </fieldset>
  );
}
