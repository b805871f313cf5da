import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { CategoryChoice } from "#app/admin/product-filters.tsx";
import { priceWays, roundings, stockWays } from "#app/domain/catalog/bulk-change.ts";
import { productStatuses } from "#app/domain/catalog/product-fields.ts";
import { productBulk } from "#app/i18n/product-bulk.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type Typed = Partial<Record<FieldName, string>>;

const choiceNames = [
  "price_way",
  "rounding",
  "discount_way",
  "stock_way",
  "in_stock",
  "featured",
  "status",
  "category",
  "subcategory",
] as const;
const figureNames = ["price_amount", "discount_percent", "stock_quantity"] as const;

type FieldName = (typeof choiceNames)[number] | (typeof figureNames)[number];

interface BulkFormProps {
  action: string;
  /** Fingerprint of the products as shown on this page. */
  seen: string;
  categories: readonly CategoryChoice[];
  result: SubmissionResult<string[]> | undefined;
}

/** One change for all selected products; an empty field changes nothing. */
export function BulkForm({ action, seen, categories, result }: BulkFormProps) {
  const t = useText(productBulk);
  const isBusy = useNavigation().state !== "idle";
  const [form, fields] = useForm<Typed>({ id: "bulk-edit", lastResult: result ?? null });
  const options = {
    price_way: priceWays.map((value) => ({ value, label: t(`price_way.${value}`) })),
    rounding: roundings.map((value) => ({ value, label: t(`rounding.${value}`) })),
    discount_way: (["set", "off"] as const).map((value) => ({ value, label: t(`discount_way.${value}`) })),
    stock_way: stockWays.map((value) => ({ value, label: t(`stock_way.${value}`) })),
    in_stock: onOff(t),
    featured: onOff(t),
    status: productStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    category: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    subcategory: categories.flatMap(({ name, subcategories }) =>
      subcategories.map((shelf) => ({ value: String(shelf.id), label: `${name} › ${shelf.name}` })),
    ),
  };
  const common = (name: FieldName) => ({
    name,
    id: fields[name].id,
    label: t(`field.${name}`),
    errors: fields[name].errors,
    defaultValue: fields[name].initialValue ?? "",
  });
  const choice = (name: (typeof choiceNames)[number], empty = t("keep")) => (
    <SelectField {...common(name)} placeholder={empty} options={options[name]} />
  );
  const figure = (name: (typeof figureNames)[number]) => (
    <Field {...common(name)} inputMode="decimal" autoComplete="off" maxLength={20} />
  );
  return (
    <Form method="post" action={action} {...getFormProps(form)} noValidate={false} className="grid gap-4">
      <input type="hidden" name="seen" value={seen} />
      {form.errors ? <Notice tone="error">{form.errors.join(" ")}</Notice> : null}
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
        {choice("featured")}
        {choice("status")}
        {choice("category")}
        {choice("subcategory", t("no-subcategory"))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button name="preview" value="on" variant="quiet" small icon="eye" busy={isBusy}>
          {t("preview")}
        </Button>
        <Button small icon="save" busy={isBusy}>
          {t("apply")}
        </Button>
      </div>
    </Form>
  );
}

const onOff = (t: (key: "on" | "off") => string) => (["on", "off"] as const).map((value) => ({ value, label: t(value) }));
