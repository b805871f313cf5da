import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import type { CategoryChoice } from "#app/admin/product-listing.ts";
import { limitWays, priceWays, roundings, stockWays } from "#app/domain/catalog/bulk-change.ts";
import type { BulkReport } from "#app/domain/catalog/bulk-edit-products.server.ts";
import { productStatuses } from "#app/domain/catalog/product-fields.ts";
import { productBulk } from "#app/i18n/product-bulk.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

const choiceNames = [
  "price_way",
  "rounding",
  "discount_way",
  "stock_way",
  "limit_way",
  "in_stock",
  "featured",
  "status",
  "category",
  "subcategory",
] as const;
const figureNames = ["price_amount", "discount_percent", "stock_quantity", "order_limit"] as const;

type FieldName = (typeof choiceNames)[number] | (typeof figureNames)[number];

interface BulkFormProps {
  action: string;
  /** Fingerprint of the products as shown on this page. */
  seen: string;
  categories: readonly CategoryChoice[];
  result: SubmissionResult<string[]> | undefined;
  /** What is shown above: what would happen, or what happened. */
  report: BulkReport | null;
}

/** One change for all selected products, previewed before it is applied; an empty field changes nothing. */
export function BulkForm({ action, seen, categories, result, report }: BulkFormProps) {
  const t = useText(productBulk);
  const frame = useFormFrame({ id: "bulk-edit", result });
  const [outdated, setOutdated] = useState<BulkReport | null>(null); // the preview that no longer shows what is typed
  const isPreviewed = report?.isPreview === true && report !== outdated;
  const options = {
    price_way: priceWays.map((value) => ({ value, label: t(`price_way.${value}`) })),
    rounding: roundings.map((value) => ({ value, label: t(`rounding.${value}`) })),
    discount_way: (["set", "off"] as const).map((value) => ({ value, label: t(`discount_way.${value}`) })),
    stock_way: stockWays.map((value) => ({ value, label: t(`stock_way.${value}`) })),
    limit_way: limitWays.map((value) => ({ value, label: t(`limit_way.${value}`) })),
    in_stock: onOff(t),
    featured: onOff(t),
    status: productStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    category: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    subcategory: categories.flatMap(({ name, subcategories }) =>
      subcategories.map((shelf) => ({ value: String(shelf.id), label: `${name} › ${shelf.name}` })),
    ),
  };
  const common = (name: FieldName) => ({ ...frame.control(name), id: `bulk-edit-${name}`, label: t(`field.${name}`) });
  const choice = (name: (typeof choiceNames)[number], empty = t("keep")) => (
    <SelectField {...common(name)} placeholder={empty} options={options[name]} />
  );
  const figure = (name: (typeof figureNames)[number]) => (
    <Field {...common(name)} inputMode="decimal" autoComplete="off" maxLength={20} />
  );
  return (
    <FormFrame
      frame={frame}
      title={null}
      unsaved={isPreviewed ? [t("report.preview")] : []}
      save={
        isPreviewed ? { label: t("apply"), icon: "save" } : { label: t("preview"), icon: "eye", name: "preview", value: "on" }
      }
      onInput={() => setOutdated(report)}
      method="post"
      action={action}
      className="grid gap-4"
    >
      <input type="hidden" name="seen" value={seen} />
      <div className="product-fields">
        {choice("price_way")}
        {figure("price_amount")}
        {choice("rounding", t("rounding.usual"))}
      </div>
      <div className="product-fields">
        {choice("discount_way")}
        {figure("discount_percent")}
      </div>
      <div className="product-fields">
        {choice("stock_way")}
        {figure("stock_quantity")}
        {choice("in_stock")}
      </div>
      <div className="product-fields">
        {choice("limit_way")}
        {figure("order_limit")}
      </div>
      <div className="product-fields">
        {choice("featured")}
        {choice("status")}
        {choice("category")}
        {choice("subcategory", t("no-subcategory"))}
      </div>
    </FormFrame>
  );
}

const onOff = (t: (key: "on" | "off") => string) => (["on", "off"] as const).map((value) => ({ value, label: t(value) }));
