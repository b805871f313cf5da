import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import type { CustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { orderPath } from "#app/domain/orders/status.ts";
import { checkout } from "#app/i18n/checkout.ts";
import { orderChanges as texts } from "#app/i18n/order-changes.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import type { Paisa } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { LanguageInForm } from "#app/ui/language-in-form.tsx";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";
import { ZoneField } from "../zone/zone-field.tsx";
import { useZoneSearch } from "../zone/zone-search.tsx";

interface ChangeDeliveryProps {
  order: Pick<
    CustomerOrder,
    "id" | "version" | "customerName" | "customerPhone" | "deliveryZone" | "deliveryAddress" | "landmark"
  >;
  zones: readonly { name: string; charge: Paisa; freeAbove: Paisa }[];
  formKey: string;
  form: ReturnedForm;
  /** The higher total to confirm; the next submit confirms it. */
  asked: { rupees: string; total: string } | null;
}

/** Changes recipient and address of a pending order; a zone with a higher total is confirmed by a second submit. */
export function ChangeDelivery({ order, zones, formKey, form, asked }: ChangeDeliveryProps) {
  const t = useText(texts);
  const c = useText(checkout);
  const formElement = useRef<HTMLFormElement>(null);
  const [zone, setZone] = useState(order.deliveryZone);
  const { dialog, onSearch } = useZoneSearch(formElement, { zone, onZone: setZone });
  return (
    <>
      <Form
        ref={formElement}
        method="post"
        action={`${orderPath(order.id)}/change`}
        data-next={orderPath(order.id)}
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="version" value={order.version} />
        <input type="hidden" name="key" value={formKey} />
        {asked ? <input type="hidden" name="agreed_total" value={asked.rupees} /> : null}
        <div className="form-pair">
          <Field
            label={c("field.customer_name")}
            {...returnedField(form, "customer_name", order.customerName)}
            required
            maxLength={100}
            autoComplete="name"
          />
          <Field
            label={c("field.customer_phone")}
            {...returnedField(form, "customer_phone", formatPhone(order.customerPhone))}
            type="tel"
            required
            maxLength={30}
            autoComplete="tel"
          />
        </div>
        <ZoneField
          {...returnedField(form, "delivery_zone", order.deliveryZone)}
          label={c("field.delivery_zone")}
          {...{ zones, onSearch }}
          onZone={setZone}
        />
        <TextAreaField
          label={c("field.delivery_address")}
          {...returnedField(form, "delivery_address", order.deliveryAddress)}
          hint={c("field.delivery_address.hint")}
          required
          minLength={5}
          maxLength={500}
          rows={2}
          autoComplete="street-address"
        />
        <Field label={c("field.landmark")} {...returnedField(form, "landmark", order.landmark ?? "")} maxLength={200} />
        <div>
          <Button>{asked ? t("change.agree", { total: asked.total }) : t("change.save")}</Button>
        </div>
        <LanguageInForm />
      </Form>
      {dialog}
    </>
  );
}
