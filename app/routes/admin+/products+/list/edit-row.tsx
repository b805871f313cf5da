import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { LeaveWarning } from "#app/admin/form/leave-warning.tsx";
import { useTypedChanges } from "#app/admin/form/typed-changes.ts";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { productList } from "#app/i18n/product-list.ts";
import { useText } from "#app/i18n/use-text.ts";
import { toRupeesInput } from "#app/lib/money.ts";
import { toQuantityInput } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useEditKeys } from "./use-edit-keys.ts";

type Typed = { price: string; stock_quantity?: string; discount_percent?: string; version?: string };

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
  const keys = useEditKeys(close);
  const isSaving = fetcher.state !== "idle";
  const hasErrors = Boolean(answer?.result?.error);
  const { changed, isReturned, read } = useTypedChanges(keys.form, { isReturned: hasErrors, isSaving, hasErrors });
  const isDirty = (changed.length > 0 || isReturned) && !isSaving && !keys.isCancelled;
  const saved = typedOf(product);
  const [form, fields] = useForm<Typed>({
    id: `row-${product.id}`,
    lastResult: answer?.result ?? null,
    defaultValue: saved,
  });

  /** What is saved now, under each field that two people changed. */
  const savedNow = (name: (typeof names)[number]) =>
    answer?.conflicts?.some(({ field }) => field === name)
      ? t("saved-now", { value: saved[name] ?? t("not-counted") })
      : undefined;
  return (
    <fetcher.Form
      method="post"
      action={action}
      {...getFormProps(form)}
      ref={keys.form}
      onKeyDown={keys.cancel}
      onInput={read}
      preventScrollReset
      className="grid gap-2"
    >
      <input type="hidden" name="id" value={product.id} />
      <input type="hidden" name="version" value={fields.version.initialValue ?? product.version} />
      {answer?.conflicts ? <input type="hidden" name="asked" value={product.version} /> : null}
      {answer?.conflicts?.map(({ field }) => (
        <input key={field} type="hidden" name={`resolve_${field}`} value="mine" />
      ))}
      <input type="hidden" name="figures" value="on" />
      <input type="hidden" name="stock_was" value={saved.stock_quantity ?? ""} />
      <input type="hidden" name="return_to" value={close} />
      {form.status === "error" ? (
        <Notice tone="error">
          <b>{t("not-saved")}</b>
          {form.errors?.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </Notice>
      ) : null}
      <div className="product-fields">
        {names.map((name) => (
          <Field
            key={name}
            name={name}
            id={fields[name].id}
            label={t(`field.${name}`)}
            hint={savedNow(name)}
            errors={fields[name].errors}
            defaultValue={fields[name].initialValue ?? ""}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            required={name === "price"}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button small icon="save" busy={isSaving}>
          {t("save")}
        </Button>
        <a href={close} data-keep-scroll onClick={keys.cancel} className="button button-quiet button-small">
          {t("cancel")}
        </a>
      </div>
      <LeaveWarning isDirty={isDirty} parameter="edit" />
    </fetcher.Form>
  );
}
