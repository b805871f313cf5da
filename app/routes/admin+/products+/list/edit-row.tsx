import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { FrameButton } from "#app/admin/form/save-bar.tsx";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { productList } from "#app/i18n/product-list.ts";
import { useText } from "#app/i18n/use-text.ts";
import { toRupeesInput } from "#app/lib/money.ts";
import { toQuantityInput } from "#app/lib/quantity.ts";
import { Field } from "#app/ui/field.tsx";
import { useEditKeys } from "./use-edit-keys.ts";

type Typed = { price: string; stock_quantity?: string; discount_percent?: string };

/** A row that came back: why, and the fields that somebody else changed too. */
type RowAnswer = { result: SubmissionResult<string[]>; conflicts?: readonly { field: string }[] };

interface EditRowProps {
  product: ListedProduct;
  action: string;
  /** Address of the list without this edit mode. */
  close: string;
  /** The answer to a form sent without JavaScript. */
  answer: RowAnswer | undefined;
}

const typedOf = ({ price, stockQuantity, discountPercent }: ListedProduct): Typed => ({
  price: toRupeesInput(price),
  ...(stockQuantity !== null && { stock_quantity: toQuantityInput(stockQuantity) }),
  ...(discountPercent > 0 && { discount_percent: String(discountPercent / 100) }),
});

const names = ["price", "stock_quantity", "discount_percent"] as const;

/** Price, stock and discount of one product in the list. Where somebody else changed a figure too it comes back with both: saved again, what was typed holds. */
export function EditRow({ product, action, close, answer: answerToPage }: EditRowProps) {
  const t = useText(productList);
  const fetcher = useFetcher<RowAnswer>({ key: `row-${product.id}` });
  const answer = fetcher.data ?? answerToPage;
  const frame = useFormFrame({ id: `row-${product.id}`, result: answer?.result, isBusy: fetcher.state !== "idle" });
  const keys = useEditKeys(frame.form, close);
  const saved = typedOf(product);

  /** What is saved now, under each field that two people changed. */
  const savedNow = (name: (typeof names)[number]) =>
    answer?.conflicts?.some(({ field }) => field === name)
      ? t("saved-now", { value: saved[name] ?? t("not-counted") })
      : undefined;
  return (
    <FormFrame
      frame={frame}
      as={fetcher.Form}
      title={t("not-saved")}
      save={null}
      parameter="edit"
      isCancelled={keys.isCancelled}
      method="post"
      action={action}
      onKeyDown={keys.cancel}
      preventScrollReset
      className="grid gap-2"
    >
      <input type="hidden" name="id" value={product.id} />
      <input type="hidden" name="version" value={frame.control("version", String(product.version)).defaultValue} />
      {answer?.conflicts ? <input type="hidden" name="asked" value={product.version} /> : null}
      {answer?.conflicts?.map(({ field }) => (
        <input key={field} type="hidden" name={`resolve_${field}`} value="mine" />
      ))}
      <input type="hidden" name="figures" value="on" />
      <input type="hidden" name="stock_was" value={saved.stock_quantity ?? ""} />
      <input type="hidden" name="return_to" value={close} />
      <div className="product-fields">
        {names.map((name) => (
          <Field
            key={name}
            {...frame.control(name, saved[name])}
            id={`row-${product.id}-${name}`}
            label={t(`field.${name}`)}
            hint={savedNow(name)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            required={name === "price"}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <FrameButton label={t("save")} icon="save" isSaving={frame.isSaving} />
        <a href={close} data-keep-scroll onClick={keys.cancel} className="button button-quiet button-small">
          {t("cancel")}
        </a>
      </div>
    </FormFrame>
  );
}
