import { Form } from "@remix-run/react";
import { smallPicture } from "#app/components/picture.tsx";
import { secondNames } from "#app/components/unit-size.ts";
import { type Card, cardName } from "#app/domain/catalog/card.ts";
import { orderPath } from "#app/domain/orders/status.ts";
import { orderChanges as texts } from "#app/i18n/order-changes.ts";
import { shared } from "#app/i18n/shared.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { thousandths, toQuantityInput } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldErrors } from "#app/ui/field-frame.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";

/** The search text and its results. */
export type Adding = { query: string; products: Card[] };

interface AddToOrderProps {
  order: { id: number; version: number };
  adding: Adding;
  formKey: string;
  form: ReturnedForm;
}

/** Searches a product and adds it to a pending order, each with its own form: works without JavaScript. */
export function AddToOrder({ order, adding: { query, products }, formKey, form }: AddToOrderProps) {
  const t = useText(texts);
  const path = `${orderPath(order.id)}/add`;
  return (
    <>
      <p>{t("add.why")}</p>
      <Form key={query} method="get" action={path} className="add-search">
        <Field label={t("add.search")} name="q" type="search" defaultValue={query} maxLength={100} enterKeyHint="search" />
        <Button variant="quiet" icon="search">
          {t("add.find")}
        </Button>
      </Form>
      {query && products.length === 0 ? <p>{t("add.none", { query })}</p> : null}
      {products.length > 0 ? (
        <ul className="add-found">
          {products.map((product) => (
            <FoundProduct
              key={product.id}
              product={product}
              action={`${path}?${new URLSearchParams({ q: query })}`}
              next={orderPath(order.id)}
              hidden={{ product_id: product.id, version: order.version, key: `${formKey}-${product.id}` }}
              form={form?.initialValue?.["product_id"] === String(product.id) ? form : undefined}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface FoundProductProps {
  product: Card;
  action: string;
  /** The redirect target after adding. */
  next: string;
  hidden: Record<string, string | number>;
  /** The returned form, if it was this product's. */
  form: ReturnedForm;
}

function FoundProduct({ product, action, next, hidden, form }: FoundProductProps) {
  const t = useText(texts);
  const p = useText(shared);
  const lang = useLang();
  const name = cardName(lang, product);
  const { id, image, price, unit, quantityStep, soldOut } = product;
  const least = toQuantityInput(quantityStep ? thousandths(Math.max(quantityStep, 1000)) : thousandths(1000));
  const { errors, defaultValue } = returnedField(form, "quantity", least);
  const fieldId = `quantity-${id}`;
  return (
    <li>
      {smallPicture({ src: image })}
      <span>
        {name}
        <small>{joinTexts([...secondNames(p, lang, product), formatMoney(price)], " · ")}</small>
      </span>
      {soldOut ? (
        <small>{p("product.sold-out")}</small>
      ) : (
        <Form method="post" action={action} data-next={next} preventScrollReset noValidate>
          <SaveKey />
          {Object.entries(hidden).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <input
            className="control"
            id={fieldId}
            name="quantity"
            defaultValue={defaultValue}
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={8}
            aria-label={t("add.quantity", { product: name })}
            aria-invalid={errors?.length ? true : undefined}
            aria-describedby={errors?.length ? `${fieldId}-error` : undefined}
          />
          {quantityStep ? <span>{unit}</span> : null}
          <Button variant="quiet" aria-label={t("add.product", { product: name })}>
            {t("add.press")}
          </Button>
          <FieldErrors id={fieldId} errors={errors} />
        </Form>
      )}
    </li>
  );
}
