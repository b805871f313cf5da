import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Link, useFetcher } from "@remix-run/react";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { productList } from "#app/i18n/product-list.ts";
import { useText } from "#app/i18n/use-text.ts";
import { toRupeesInput } from "#app/lib/money.ts";
import { toQuantityInput } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useEditKeys } from "./use-edit-keys.ts";

type Typed = { price: string; stock_quantity?: string; discount_percent?: string };

interface EditRowProps {
  product: ListedProduct;
  action: string;
  /** Address of the list without this edit mode. */
  close: string;
  /** The response to a form sent without JavaScript. */
  result: SubmissionResult<string[]> | undefined;
}

const typedOf = ({ price, stockQuantity, discountPercent }: ListedProduct): Typed => ({
  price: toRupeesInput(price),
  ...(stockQuantity !== null && { stock_quantity: toQuantityInput(stockQuantity) }),
  ...(discountPercent > 0 && { discount_percent: String(discountPercent / 100) }),
});

const names = ["price", "stock_quantity", "discount_percent"] as const;

/** Price, stock and discount of one product in the list. A stale save shows both values: the submitted and the saved one. */
export function EditRow({ product, action, close, result }: EditRowProps) {
  const t = useText(productList);
  const fetcher = useFetcher<{ result: SubmissionResult<string[]> }>({ key: `row-${product.id}` });
  const keys = useEditKeys(close);
  const saved = typedOf(product);
  const [form, fields] = useForm<Typed>({
    id: `row-${product.id}`,
    lastResult: fetcher.data?.result ?? result ?? null,
    defaultValue: saved,
  });

  /** After a refusal, the saved value is shown under each field that differs. */
  const savedNow = (name: keyof Typed) =>
    form.errors && fields[name].initialValue !== saved[name] ? t("saved-now", { value: saved[name] ?? t("none") }) : undefined;
  return (
    <fetcher.Form
      method="post"
      action={action}
      {...getFormProps(form)}
      ref={keys.form}
      onKeyDown={keys.leave}
      preventScrollReset
      className="grid gap-2"
    >
      <input type="hidden" name="id" value={product.id} />
      <input type="hidden" name="version" value={product.version} />
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
        <Button small icon="save" busy={fetcher.state !== "idle"}>
          {t("save")}
        </Button>
        <Link to={close} preventScrollReset className="button button-quiet button-small">
          {t("cancel")}
        </Link>
      </div>
    </fetcher.Form>
  );
}
