import { savingOf } from "#app/domain/packages/staff-package.ts";
import { adminPackages } from "#app/i18n/admin-packages.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type StaffPackage, usePackageParts } from "./package-parts.ts";

type Cell = { row: StaffPackage };

const useFigures = ({ id }: StaffPackage) => usePackageParts().figures[id] ?? null;

/** What the products cost one by one today, and what the package saves against that. */
export function PackageItemTotal({ row }: Cell) {
  const t = useText(adminPackages);
  const figures = useFigures(row);
  if (!figures) return null;
  return (
    <>
      {formatMoney(figures.itemTotal)} · <Saving price={row.price} itemTotal={figures.itemTotal} />
      {figures.cost !== undefined && row.price < figures.cost ? (
        <>
          {" "}
          <Badge tone="haldi">{t("below-cost")}</Badge>
        </>
      ) : null}
    </>
  );
}

/** What a customer saves, in rupees and in percent. */
export function Saving({ price, itemTotal }: { price: number; itemTotal: number }) {
  const t = useText(adminPackages);
  const saving = savingOf(price, itemTotal);
  return saving ? t("saves", { amount: formatMoney(saving.amount), percent: saving.percent }) : t("saves.nothing");
}

/** How many products a package holds (B7.39). */
export function PackageLineCount({ row }: Cell) {
  const t = useText(adminPackages);
  const figures = useFigures(row);
  return figures ? t("lines.count", { count: figures.lines }) : null;
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

/** Whether customers see a package, and whether it is featured. */
export function PackageState({ row: { isActive, featured } }: Cell) {
  const t = useText(adminPackages);
  return (
    <span className="package-badges">
      <Badge tone={isActive ? "podina" : "plain"}>{t(`state.is_active.${isActive ? "on" : "off"}`)}</Badge>
      {featured ? <Badge tone="haldi">{t("field.featured")}</Badge> : null}
    </span>
  );
}
