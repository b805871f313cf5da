import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { soldOutProducts } from "#app/domain/cart/cart-line.ts";
import { viewLine } from "#app/domain/cart/line-view.server.ts";
import { listSimilar } from "#app/domain/catalog/list-similar.server.ts";
import { checkoutForm } from "#app/domain/checkout/checkout-form.server.ts";
import { fillSavedAddress } from "#app/domain/checkout/fill-saved-address.server.ts";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { readCheckout } from "#app/domain/checkout/read-checkout.server.ts";
import { deliveryCharge, type ZoneRule } from "#app/domain/delivery/charge.ts";
import { findKhataAllowance } from "#app/domain/khata/order-on-khata.server.ts";
import { orderTotal } from "#app/domain/orders/order-total.ts";
import { listPayees } from "#app/domain/settings/payees.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { deleteCheckoutDraft, hasCheckoutDraft, readCheckoutDraft, saveCheckoutDraft } from "#app/http/checkout-draft.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { requireCustomer, toSignIn, viewerOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { zoneOf } from "#app/http/zone-cookie.server.ts";
import { cartProblems } from "#app/i18n/cart-problems.ts";
import { checkout as texts } from "#app/i18n/checkout.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { readMaintenance } from "#app/pages/maintenance.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { ProvePhone } from "#app/shop/account/prove-phone.tsx";
import { PaymentFields, WhoFields } from "#app/shop/cart/checkout-fields.tsx";
import { CheckoutSummary } from "#app/shop/cart/checkout-summary.tsx";
import { DeliveryFields } from "#app/shop/cart/delivery-fields.tsx";
import { RepairCart } from "#app/shop/cart/repair-cart.tsx";
import { SlotFields } from "#app/shop/cart/slot-fields.tsx";
import { useDeliveryPlace } from "#app/shop/cart/use-delivery-place.ts";
import { FormError } from "#app/shop/forms/form-error.tsx";
import type { ReturnedForm } from "#app/shop/forms/returned-field.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { MaintenanceCheckout } from "#app/shop/maintenance/maintenance-checkout.tsx";
import { useZoneSearch } from "#app/shop/zone/zone-search.tsx";
import { zoneAddress } from "#app/shop/zone/zones-offered.ts";
import { Button } from "#app/ui/button.tsx";
import { LanguageInForm } from "#app/ui/language-in-form.tsx";
import { Notice } from "#app/ui/notice.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  const [
    { cart, zones, slots, addresses, firstAddress, defaults, refusal, key, step, shown },
    { shop },
    maintenance,
    payees,
    khata,
  ] = await Promise.all([
    readCheckout(viewer.id, await zoneOf(request)),
    findShopSettings(),
    readMaintenance(request),
    listPayees(langOf(request)),
    findKhataAllowance(viewer.id),
  ]);
  if (cart.lines.length === 0) throw redirect("/cart");
  const inCart = cart.lines.flatMap((line) => (line.kind === "product" ? [line.product.id] : []));
  const similar = await listSimilar(soldOutProducts(cart.lines), inCart); // no stepper here: lines of the cart are no offers
  const lines = await Promise.all(cart.lines.map((line) => viewLine(line, langOf(request))));
  return {
    title: translator(langOf(request), texts)("title"),
    lines,
    similar,
    unproved: refusal && translator(langOf(request), refusals)(refusal.code, refusal.values),
    phone: shop.phone,
    subtotal: cart.subtotal,
    zones: zones.map(({ name, charge, freeAbove }) => ({ name, charge, freeAbove })),
    slots,
    addresses,
    firstAddress,
    today: karachiDate(now()),
    defaults,
    key,
    step,
    shown,
    city: shop.city,
    payees,
    khata: khata?.left ?? null,
    maintenance,
    draft: readCheckoutDraft(request, viewer.id),
    hadEnded: hasCheckoutDraft(request),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await viewerOf(request);
  if (!viewer) throw toSignIn(request, await saveCheckoutDraft(request, "session-ended"));
  const form = await readForm(request, checkoutForm, await fillSavedAddress(viewer.id, await readFormData(request)));
  if (!form.ok) return form.invalid();
  const tooMany = await limit("checkout", { account: viewer.id });
  if (tooMany) return tooMany.refuse(form);

  const outcome = await placeOrder(viewer, form.value);
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.code === "key.reused" ? 422 : 409);
  triggerOutbox();
  const forget = deleteCheckoutDraft(request);
  return redirect(`/order-success?order=${outcome.value.orderId}`, forget ? { headers: { "Set-Cookie": forget } } : {});
}

/** After a refusal the page must show current data: other prices, or that the site takes no orders. A zone chosen for the header changes nothing here. */
export const shouldRevalidate = ({ actionStatus, formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || (formAction !== zoneAddress && defaultShouldRevalidate);

/** Passes on Retry-After to a browser without JavaScript. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function CheckoutPage() {
  const page = useLoaderData<typeof loader>();
  const { maintenance, lines, subtotal } = page;
  if (maintenance) return <MaintenanceCheckout maintenance={maintenance} lines={lines} subtotal={subtotal} />;
  return <CheckoutForm page={page} />;
}

const totalOf = ({ subtotal, step }: { subtotal: Paisa; step: Paisa }, zone: Pick<ZoneRule, "charge" | "freeAbove">) =>
  orderTotal({ subtotal, charge: deliveryCharge(subtotal, zone), step }).total;

function CheckoutForm({ page }: { page: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const t = useText(texts);
  const c = useText(cartProblems);
  const navigation = useNavigation();
  const sent = useActionData<typeof action>()?.result;
  const form: ReturnedForm = sent ?? (page.draft ? { initialValue: page.draft } : undefined);
  const { formElement, chosen, zoneName, typedZone, setTypedZone, onAddress } = useDeliveryPlace(form, page);
  const { dialog, onSearch } = useZoneSearch(formElement, { zone: typedZone, onZone: setTypedZone });
  const zone = page.zones.find(({ name }) => name === zoneName) ?? null;
  const isPlacing = navigation.formAction === "/checkout";
  const isBlocked = page.lines.some((line) => line.problem);
  const isWhole = page.lines.every((line) => line.isBuyable);
  const isAnyBuyable = page.lines.some((line) => line.isBuyable);
  return (
    <div className="page">
      <h1>{t("title")}</h1>
      {isBlocked ? (
        <div className="form-trouble">
          <Notice tone="error">
            {c("fix-first")} {isWhole ? null : c("not-counted")}
          </Notice>
        </div>
      ) : null}
      <FormError form={form} also={page.addresses.length === 0 ? (form?.error?.["address_id"] ?? []) : []}>
        {page.unproved ? <ProvePhone phone={page.phone} /> : null}
      </FormError>
      {page.unproved && !form?.error ? (
        <div className="form-trouble">
          <Notice tone="error">
            {page.unproved} <ProvePhone phone={page.phone} />
          </Notice>
        </div>
      ) : null}
      {page.draft && page.hadEnded && !sent ? <Notice tone="success">{t("kept")}</Notice> : null}
      <Form ref={formElement} method="post" className="two-columns" data-next="/order-success" noValidate>
        <input type="hidden" name="key" value={page.key} />
        <input type="hidden" name="shown" value={page.shown} />
        <div>
          <WhoFields form={form} defaults={page.defaults} />
          <DeliveryFields
            {...{ form, chosen, onAddress, onSearch }}
            defaults={page.defaults}
            addresses={page.addresses}
            zones={page.zones}
            city={page.city}
            onZone={setTypedZone}
          />
          <SlotFields form={form} slots={page.slots} today={page.today} />
          <PaymentFields form={form} payees={page.payees} khata={page.khata} amount={zone && totalOf(page, zone)} />
        </div>
        <CheckoutSummary lines={page.lines} subtotal={page.subtotal} step={page.step} zone={isAnyBuyable ? zone : null} inForm>
          {isWhole ? (
            <div className="next-bar">
              <strong aria-hidden="true">{formatMoney(zone ? totalOf(page, zone) : page.subtotal)}</strong>
              <Button wide busy={isPlacing}>
                {isPlacing ? t("placing") : t("place")}
              </Button>
            </div>
          ) : (
            <RepairCart lines={page.lines} similar={page.similar} />
          )}
        </CheckoutSummary>
        <LanguageInForm />
      </Form>
      {dialog}
    </div>
  );
}
