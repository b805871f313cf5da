import { useState } from "react";
import { InventoryPicker } from "#app/admin/inventory/inventory-picker.tsx";
import { LineNotice, lineForms, useLines } from "#app/admin/resource/line-forms.tsx";
import type { FormState } from "#app/admin/resource/resource.ts";
import { sectionPath } from "#app/admin/sections.ts";
import type { PackageLine } from "#app/domain/packages/staff-package.ts";
import { adminPackages } from "#app/i18n/admin-packages.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { OfferedProduct } from "./offered-product.tsx";
import { PackageLines } from "./package-lines.tsx";
import { type StaffPackage, usePackageParts, usePickedLines } from "./package-parts.ts";
import { PackageTotals } from "./package-totals.tsx";

type Problem = "package.line-invalid" | "package.line-twice";

/**
 * What a package holds, with the products to choose from. Of a saved package each line is added and removed at once; those of a new
 * one are saved with it.
 */
export function PackageProducts({ row, values, formId, setUnsaved }: FormState<StaffPackage>) {
  const t = useText(adminPackages);
  const say = useText(refusals);
  const { contents, offered, find } = usePackageParts();
  const [picked, setPicked] = useState<readonly PackageLine[]>(usePickedLines());
  const [problem, setProblem] = useState<Problem | null>(null);
  const isHydrated = useHydrated();
  const { isBusy, answer, removeAt } = useLines(sectionPath("packages"), row?.id ?? 0);
  const lines = row ? (contents ?? []) : picked;

  const change = (next: readonly PackageLine[]) => {
    setPicked(next);
    setUnsaved(next.length > 0 ? t("contents.picked", { count: next.length }) : null);
  };
  const pick = (line: PackageLine) => {
    const isTwice = picked.some(({ product }) => product.id === line.product.id);
    const isValid = Number.isInteger(line.quantity) && line.quantity >= 1;
    setProblem(isTwice ? "package.line-twice" : isValid ? null : "package.line-invalid");
    if (!isTwice && isValid) change([...picked, line]);
  };
  return (
    <fieldset className="package-contents">
      <legend className="field-label">{t("contents")}</legend>
      <PackageLines
        lines={lines}
        removeAt={row ? (line) => removeAt(line.id ?? 0) : null}
        onRemove={(removed) => change(picked.filter((line) => line !== removed))}
        onQuantity={(counted, quantity) => change(picked.map((line) => (line === counted ? { ...line, quantity } : line)))}
      />
      <PackageTotals lines={lines} price={values["price"] ?? ""} />
      {problem ? <Notice tone="error">{say(problem)}</Notice> : null}
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
            onPick={row || !isHydrated ? null : (quantity) => pick({ id: null, product, quantity })}
            isTyped={!row && !isHydrated}
          />
        )}
      </InventoryPicker>
    </fieldset>
  );
}
