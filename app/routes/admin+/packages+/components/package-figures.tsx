import { isSoldAtLoss, type PackageTotals, savingOf } from "#app/domain/packages/staff-package.ts";
import { adminPackages } from "#app/i18n/admin-packages.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type StaffPackage, usePackageParts } from "./package-parts.ts";

type Cell = { row: StaffPackage };

const useFigures = ({ id }: StaffPackage) => usePackageParts().figures[id] ?? null;

/** What products cost one by one today, what a price saves against that, and whether it is below what the shop pays; no price, no comparison. */
export function ItemTotal({ price, totals }: { price: number | null; totals: PackageTotals }) {
  const t = useText(adminPackages);
  const saving = price && savingOf(price, totals);
  const said = saving ? t("saves", { amount: formatMoney(saving.amount), percent: saving.percent }) : t("saves.nothing");
  return (
    <>
      {[formatMoney(totals.itemTotal), price ? said : null].filter(Boolean).join(" · ")}{" "}
      {price && isSoldAtLoss(price, totals) ? <Badge tone="haldi">{t("below-cost")}</Badge> : null}
    </>
  );
}

/** What the products of a package cost one by one, beside its price. */
export function PackageItemTotal({ row }: Cell) {
  const figures = useFigures(row);
  return figures && <ItemTotal price={row.price} totals={figures} />;
}

/** How many products a package holds (B7.39). */
export function PackageLineCount({ row }: Cell) {
  const t = useText(adminPackages);
  const figures = useFigures(row);
  return figures && t("lines.count", { count: figures.lines });
}

/** How often a package can be sold, and the product that this hangs on. */
export function PackageLeft({ row }: Cell) {
  const t = useText(adminPackages);
  const figures = useFigures(row);
  if (!figures) return null;
  const { left, scarcest, missing, lines } = figures;
  if (lines === 0) return t("left.empty");
  if (missing.length > 0) return `${t("left.none")} · ${t("left.missing", { names: missing.join(", ") })}`;
  if (left === null) return t("left.any");
  return [t("left", { count: left }), scarcest && t("left.scarcest", { name: scarcest })].filter(Boolean).join(" · ");
}
