import { type PackageLine, totalsOf } from "#app/domain/packages/staff-package.ts";
import { adminPackages } from "#app/i18n/admin-packages.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, parseRupees } from "#app/lib/money.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Saving } from "./package-cells.tsx";

/** What the products cost one by one, what the typed price saves against it, and whether it is below what the shop pays. */
export function PackageTotals({ lines, price }: { lines: readonly PackageLine[]; price: string }) {
  const t = useText(adminPackages);
  const { itemTotal, cost } = totalsOf(lines);
  const amount = parseRupees(price);
  return (
    <>
      <output className="package-totals">
        {t("contents.total", { total: formatMoney(itemTotal) })}
        {amount ? (
          <>
            {" · "}
            <Saving price={amount} itemTotal={itemTotal} />
          </>
        ) : null}
      </output>
      {amount && cost !== undefined && amount < cost ? (
        <Notice tone="haldi" icon="triangle-alert">
          <b>{t("below-cost")}</b>
          <p>{t("below-cost.why", { cost: formatMoney(cost) })}</p>
        </Notice>
      ) : null}
    </>
  );
}
