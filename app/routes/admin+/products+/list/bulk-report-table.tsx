import { Form } from "@remix-run/react";
import { Fragment, useEffect, useRef } from "react";
import { sectionPath } from "#app/admin/sections.ts";
import { Table } from "#app/admin/table.tsx";
import type { BulkRow } from "#app/domain/catalog/bulk-change.ts";
import type { BulkReport } from "#app/domain/catalog/bulk-edit-products.server.ts";
import { productBulk } from "#app/i18n/product-bulk.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Said = Translate<keyof typeof productBulk.en>;

const tones = { changed: "podina", unchanged: "plain", refused: "mirch" } as const;

/** The result per product, failed ones first. */
export function BulkReportTable({ report }: { report: BulkReport }) {
  const t = useText(productBulk);
  const { isPreview, changed, unchanged, refused } = report;
  const sum = t(isPreview ? "report.would" : "report.sum", { changed, unchanged, refused });
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (report) place.current?.focus(); // the submitted form may be far below
  }, [report]);
  const order = (["refused", "changed", "unchanged"] as const).flatMap((outcome) =>
    report.rows.filter((row) => row.outcome === outcome),
  );
  return (
    <section ref={place} tabIndex={-1} className="grid gap-3">
      <Notice tone={isPreview ? "info" : "success"}>
        <b>{t(isPreview ? "report.preview" : "report.done")}</b> {sum}
      </Notice>
      {isPreview || changed === 0 ? null : <UndoForm rows={report.rows} />}
      <Table
        label={t("report")}
        head={
          <>
            <th scope="col">{t("report.product")}</th>
            <th scope="col">{t("report.outcome")}</th>
            <th scope="col">{t("report.what")}</th>
          </>
        }
      >
        {order.map((row) => (
          <tr key={row.id} data-row>
            <td>
              <a href={`${sectionPath("products")}/${row.id}`}>{row.name}</a>
            </td>
            <td>
              <Badge tone={tones[row.outcome]}>
                {t(isPreview && row.outcome === "changed" ? "outcome.would" : `outcome.${row.outcome}`)}
              </Badge>
            </td>
            <td>{whatOf(row, t)}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

/** Takes back what was changed, as long as nobody has saved it since. */
function UndoForm({ rows }: { rows: readonly BulkRow[] }) {
  const t = useText(productBulk);
  return (
    <Form method="post" action={`${sectionPath("products")}/bulk/undo`}>
      {rows
        .filter(({ outcome }) => outcome === "changed")
        .map(({ id, version }) => (
          <Fragment key={id}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
          </Fragment>
        ))}
      <Button variant="quiet" small icon="undo-2">
        {t("undo")}
      </Button>
    </Form>
  );
}

/** Old → new of every change, with a warning below cost; or the reason of a refusal. */
function whatOf({ reason, before, after, belowCost }: BulkRow, t: Said): string {
  if (reason) return t(`reason.${reason}`);
  const arrow = (label: Parameters<Said>[0], old: string, now: string) => `${t(label)} ${old} → ${now}`;
  const yesNo = (is: boolean | undefined) => t(is ? "on" : "off");
  const units = (stock: Thousandths | null | undefined) =>
    stock === null || stock === undefined ? t("not-tracked") : formatQuantity(stock);
  const limit = (most: Thousandths | null | undefined) => (most ? formatQuantity(most) : t("any-amount"));
  const result = [
    after.price !== undefined && arrow("what.price", formatMoney(before.price as Paisa), formatMoney(after.price)),
    after.discountPercent !== undefined &&
      arrow("what.discount", `${(before.discountPercent ?? 0) / 100}%`, `${after.discountPercent / 100}%`),
    after.discountActive !== undefined && arrow("what.discount", yesNo(before.discountActive), yesNo(after.discountActive)),
    after.stockQuantity !== undefined && arrow("what.stock", units(before.stockQuantity), units(after.stockQuantity)),
    after.orderLimit !== undefined && arrow("what.limit", limit(before.orderLimit), limit(after.orderLimit)),
    after.inStock !== undefined && arrow("field.in_stock", yesNo(before.inStock), yesNo(after.inStock)),
    after.featured !== undefined && arrow("field.featured", yesNo(before.featured), yesNo(after.featured)),
    after.status && before.status && arrow("field.status", t(`status.${before.status}`), t(`status.${after.status}`)),
    (after.categoryId !== undefined || after.subcategoryId !== undefined) && t("what.shelf"),
    belowCost && t("below-cost"),
  ];
  return result.filter(Boolean).join(" · ");
}
