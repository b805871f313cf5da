import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { cartForm } from "#app/domain/cart/cart-form.server.ts";
import { isBuyable, soldOutProducts } from "#app/domain/cart/cart-line.ts";
import { viewLine } from "#app/domain/cart/line-view.server.ts";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { setQuantity } from "#app/domain/cart/set-quantity.server.ts";
import { listSimilar } from "#app/domain/catalog/list-similar.server.ts";
import { listWaitingRequests } from "#app/domain/customers/list-requests.server.ts";
import { deliveryCharge } from "#app/domain/delivery/charge.ts";
import { zoneRule } from "#app/domain/delivery/zones.server.ts";
import { findJustPlaced } from "#app/domain/orders/find-just-placed.server.ts";
import { findAgain } from "#app/domain/orders/order-again.server.ts";
import { orderTotal } from "#app/domain/orders/order-total.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { findRoundingStep } from "#app/domain/settings/find-rounding-step.server.ts";
import { cartOwnerOf, limitNewCart } from "#app/http/cart-owner.server.ts";
import { newDevice } from "#app/http/device.server.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { accountOf, requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import type { TooMany } from "#app/http/limits.server.ts";
import { isDocumentRequest, returnToCard, returnToPage } from "#app/http/return-to.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { cartLimited, cartRefusal, redirectWithToast } from "#app/http/toast.server.ts";
import { zoneOf } from "#app/http/zone-cookie.server.ts";
import { cart as texts } from "#app/i18n/cart.ts";
import { cartProblems } from "#app/i18n/cart-problems.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { readBoughtPart } from "#app/pages/personal.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { SpecialRequests } from "#app/shop/account/special-requests.tsx";
import { AgainNotice } from "#app/shop/cart/again-notice.tsx";
import { CartLineRow } from "#app/shop/cart/cart-line-row.tsx";
import { CartTotals } from "#app/shop/cart/cart-totals.tsx";
import { SimilarProducts } from "#app/shop/cart/similar-products.tsx";
import type { CartAnswer } from "#app/shop/cart/use-cart.tsx";
import { titled } from "#app/shop/head-data/titled.ts";
import { CartByWhatsApp } from "#app/shop/maintenance/cart-by-whatsapp.tsx";
import { useMaintenance } from "#app/shop/maintenance/maintenance.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { onDemand } from "#app/ui/on-demand.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

// the cards of products are most of its script, and a cart with something in it shows none
const BuyAgain = onDemand(async () => (await import("#app/shop/list/buy-again.tsx")).BuyAgain);

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  const lang = langOf(request);
  const orderId = rowId(new URL(request.url).searchParams.get("again") ?? undefined);
  const [{ lines, subtotal, count }, zone, requests, again, step] = await Promise.all([
    findCart({ userId: viewer.id }),
    zoneRule(await zoneOf(request)),
    readOrFallback("special requests", listWaitingRequests(viewer.id), []),
    orderId ? readOrFallback("order to repeat", findAgain({ orderId, userId: viewer.id }, lang), null) : null,
    findRoundingStep(),
  ]);
  const title = translator(lang, texts)("title");
  const [shown, similar, { bought }, placed] = await Promise.all([
    Promise.all(lines.map((line) => viewLine(line, lang))),
    listSimilar(soldOutProducts(lines)),
    lines.length === 0 ? accountOf(request).then(readBoughtPart) : { bought: null },
    lines.length === 0 ? readOrFallback("order just placed", findJustPlaced(viewer.id), null) : null,
  ]);
  const charge = lines.some(isBuyable) ? deliveryCharge(subtotal, zone) : null;
  return { title, lines: shown, similar, subtotal, count, zone, charge, step, requests, again, bought, placed };
}

export async function action({ request }: ActionFunctionArgs) {
  const isPage = isDocumentRequest(request);
  const form = await readForm(request, cartForm);
  if (!form.ok) return isPage ? redirectWithToast(returnToPage(request, undefined, "/products"), "cart-unclear") : form.invalid();
  const { item, quantity, returnTo } = form.value;
  const isIncrement = new URL(request.url).searchParams.has("add");

  const known = await cartOwnerOf(request);
  const tooMany = await limitNewCart(known);
  if (tooMany) return refuseCart(request, tooMany, returnToPage(request, returnTo, "/products"));
  const device = known ? null : newDevice();
  const headers = new Headers(device ? { "Set-Cookie": device.cookie } : undefined);
  const outcome = await setQuantity(known ?? { deviceHash: (device ?? newDevice()).deviceHash }, item, quantity, isIncrement);

  const limited = outcome.ok ? outcome.value.limited : outcome.refusal;
  if (isPage) {
    const back = returnToCard(returnToPage(request, returnTo, "/products"), item);
    if (limited) return redirectWithToast(back, outcome.ok ? cartLimited(limited) : cartRefusal(limited), { headers });
    return redirect(back, { headers });
  }
  const message = limited && translator(langOf(request), refusals)(limited.code, limited.values);
  const status = outcome.ok ? 200 : refusalStatus(outcome.refusal);
  return data({ ok: outcome.ok, quantity: outcome.ok ? outcome.value.quantity : 0, announcement: message } satisfies CartAnswer, {
    status,
    headers,
  });
}

/** No cart for a visitor whose network created too many. */
function refuseCart(request: Request, { seconds, refusal }: TooMany, back: string) {
  if (isDocumentRequest(request)) return redirectWithToast(back, "too-many-carts");
  const message = translator(langOf(request), refusals)(refusal.code, refusal.values);
  return data({ ok: false, quantity: 0, announcement: message } satisfies CartAnswer, {
    status: 429,
    headers: { "Retry-After": String(seconds) },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function CartPage() {
  const { lines, similar, subtotal, count, zone, charge, step, requests, again, bought, placed } = useLoaderData<typeof loader>();
  const t = useText(texts);
  const p = useText(cartProblems);
  const maintenance = useMaintenance();
  if (lines.length === 0) {
    return (
      <div className="page">
        <h1>{t("title")}</h1>
        {placed ? (
          <Notice tone="success">
            {t("just-placed", { number: orderNumber(placed) })} <a href={`/order/${placed}`}>{t("just-placed.see")}</a>
          </Notice>
        ) : null}
        {again ? <AgainNotice again={again} /> : null}
        <EmptyState
          icon="shopping-cart"
          title={t("empty.title")}
          action={<LinkButton href="/products">{t("empty.browse")}</LinkButton>}
        >
          {t("empty.why")}
        </EmptyState>
        <SpecialRequests requests={requests} />
        {bought ? <BuyAgain products={bought} /> : null}
      </div>
    );
  }
  const isBlocked = lines.some((line) => line.problem);
  const isWhole = lines.every((line) => line.isBuyable);
  return (
    <div className="page">
      <h1>
        {t("title")} <small>{t("items", { count })}</small>
      </h1>
      <div className="two-columns">
        <div>
          {again ? <AgainNotice again={again} /> : null}
          {isBlocked ? (
            <Notice tone="error">
              {p("fix-first")} {isWhole ? null : p("not-counted")}
            </Notice>
          ) : null}
          <ul className="cart-lines">
            {lines.map((line) => (
              <CartLineRow key={line.key} line={line}>
                {line.kind === "product" ? <SimilarProducts instead={line.name} products={similar[line.id]} /> : null}
              </CartLineRow>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <LinkButton variant="quiet" href="/products">
              {t("keep-shopping")}
            </LinkButton>
            <form method="post" action="/share-list">
              <SaveKey />
              <Button variant="quiet" icon="send">
                {t("share")}
              </Button>
            </form>
          </div>
          <SpecialRequests requests={requests} />
        </div>
        <CartTotals subtotal={subtotal} zone={zone} charge={charge} step={step}>
          {isWhole ? null : <RemoveUnbuyable />}
          {maintenance ? (
            <CartByWhatsApp maintenance={maintenance} lines={lines} subtotal={subtotal} />
          ) : isWhole ? (
            <div className="next-bar">
              <strong aria-hidden="true">{formatMoney(orderTotal({ subtotal, charge: charge ?? 0, step }).total)}</strong>
              <LinkButton wide href="/checkout">
                {t("checkout")}
              </LinkButton>
            </div>
          ) : null}
        </CartTotals>
      </div>
    </div>
  );
}

/** Removes all unbuyable lines in one submit and goes on to the checkout. */
function RemoveUnbuyable() {
  const p = useText(cartProblems);
  return (
    <Form method="post" action="/cart/unbuyable/remove">
      <SaveKey />
      <Button wide>{p("remove-continue")}</Button>
    </Form>
  );
}
