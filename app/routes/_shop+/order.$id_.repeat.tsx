import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { repeatForm } from "#app/domain/orders/own-order-form.server.ts";
import { orderNumber, orderPath, repeatPath } from "#app/domain/orders/status.ts";
import { findRepeatDay, saveRepeat } from "#app/domain/orders/weekly-repeat.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { refuseEdit, requireOwnOrder } from "#app/http/own-order.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { weeklyRepeat as texts } from "#app/i18n/weekly-repeat.ts";
import { formatWeekday, karachiDate, weekdayOf } from "#app/lib/dates.ts";
import { OrderAgainButton } from "#app/shop/cart/order-again-button.tsx";
import { ChoiceButtons } from "#app/shop/forms/choice-buttons.tsx";
import { FormError } from "#app/shop/forms/form-error.tsx";
import { returnedField } from "#app/shop/forms/returned-field.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { OrderLines } from "#app/shop/order/order-lines.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, order } = await requireOwnOrder(request, params["id"]);
  const { id, lines, deliveryDate, createdAt } = order;
  const number = orderNumber(id);
  return {
    title: translator(langOf(request), texts)("title", { number }),
    id,
    lines,
    orderedFor: weekdayOf(deliveryDate ?? karachiDate(createdAt)),
    repeatedOn: await findRepeatDay({ orderId: id, userId: viewer.id }),
  };
}

/** Saves the weekday of the weekly reminder. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { viewer, order } = await requireOwnOrder(request, params["id"]);
  const form = await readForm(request, repeatForm);
  if (!form.ok) return form.invalid();
  const outcome = await saveRepeat({ orderId: order.id, userId: viewer.id, weekday: form.value.weekday });
  if (!outcome.ok) return refuseEdit(form, outcome.refusal);
  return redirectWithToast(repeatPath(order.id), "repeat-saved");
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

export default function RepeatOrderPage() {
  const { title, id, lines, orderedFor, repeatedOn } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.result;
  const t = useText(texts);
  const lang = useLang();
  const weekday = returnedField(form, "weekday", String(repeatedOn ?? orderedFor));
  return (
    <div className="page narrow">
      <h1>{title}</h1>
      <section className="panel">
        <h2>{t("now")}</h2>
        <OrderLines lines={lines} />
        <p className="totals-note">{t("now.why")}</p>
        <div className="mt-3">
          <OrderAgainButton orderId={id} wide />
        </div>
      </section>
      <section className="panel">
        <h2>{t("weekly")}</h2>
        <p>{t("why")}</p>
        <FormError form={form} />
        <Form method="post" className="mt-3 grid gap-3">
          <SaveKey />
          <ChoiceButtons {...weekday} label={t("field.weekday")}>
            {weekdays.map((day) => (
              <label key={day} className="slot">
                <input type="radio" name={weekday.name} value={day} defaultChecked={String(day) === weekday.defaultValue} />
                <b>{formatWeekday(day, lang)}</b>
              </label>
            ))}
          </ChoiceButtons>
          <Button wide>{t(repeatedOn === null ? "save" : "change")}</Button>
        </Form>
        {repeatedOn === null ? null : (
          <Form method="post" action={`${repeatPath(id)}/stop`} className="mt-3">
            <SaveKey />
            <Button wide variant="quiet">
              {t("stop")}
            </Button>
          </Form>
        )}
      </section>
      <p className="mt-3">
        <LinkButton variant="plain" icon="arrow-left" href={orderPath(id)}>
          {t("number", { number: orderNumber(id) })}
        </LinkButton>
      </p>
    </div>
  );
}
