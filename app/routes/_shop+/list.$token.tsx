import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { ProductPicture } from "#app/components/product-picture.tsx";
import { sizeBeside } from "#app/components/size-beside.ts";
import { isBuyable, itemRefOf } from "#app/domain/cart/cart-line.ts";
import { type CartLineView, viewLine } from "#app/domain/cart/line-view.server.ts";
import { findSharedList } from "#app/domain/cart/shared-list.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { addToOwnCart } from "#app/http/add-to-cart.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { cartLines } from "#app/i18n/cart-lines.ts";
import { shared } from "#app/i18n/shared.ts";
import { sharedList as texts } from "#app/i18n/shared-list.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, sum } from "#app/lib/money.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { AddedNotice } from "#app/shop/cart/added-notice.tsx";
import { useCart, useIsSharedCart, usePackagesInCart } from "#app/shop/cart/use-cart.tsx";
import { titled } from "#app/shop/head-data/titled.ts";
import { useMaintenance } from "#app/shop/maintenance/maintenance.tsx";
import { OrderStepper } from "#app/shop/maintenance/whatsapp-order-stepper.tsx";
import { CopyButton } from "#app/shop/order/copy-button.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** A list that somebody shared: for everybody who has its link, without a word about who made it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params["token"] ?? "";
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [lines, { shop }] = await Promise.all([findSharedList(token), findShopSettings()]);
  if (!lines) return data({ title: t("gone.title"), list: null }, { status: 404 });
  const url = canonical(request, `/list/${token}`);
  const chat = `https://wa.me/?text=${encodeURIComponent(t("share.text", { brand: shop.brand, url }))}`;
  const views = await Promise.all(lines.map((line) => viewLine(line, lang)));
  const shown = views.map((line) => ({ ...line, problem: null })); // it would show how much is left
  const total = sum(lines.filter(isBuyable).map(({ lineTotal }) => lineTotal));
  return data({ title: t("title"), list: { lines: shown, total, url, chat } });
}

/** Puts everything of the list that can be had into this browser's cart. */
export async function action({ request, params }: ActionFunctionArgs) {
  await viewerOf(request); // throws during a view as another member
  const lines = await findSharedList(params["token"] ?? "");
  if (!lines) throw redirect(new URL(request.url).pathname);
  return addToOwnCart(
    request,
    lines.map((line) => ({ item: itemRefOf(line), quantity: line.quantity })),
  );
}

/** Passes on Retry-After and the cookie of a new cart. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...titled(matches, page?.title),
  { name: "robots", content: "noindex" },
];

export default function SharedListPage() {
  const { title, list } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useText(texts);
  const isPaused = useMaintenance() !== null;
  if (!list) {
    return (
      <div className="page narrow">
        <h1>{title}</h1>
        <EmptyState icon="package-open" title={title} action={<LinkButton href="/products">{t("browse")}</LinkButton>}>
          {t("gone.why")}
        </EmptyState>
      </div>
    );
  }
  const { lines, total, url, chat } = list;
  return (
    <div className="page narrow grid gap-4">
      <h1>{title}</h1>
      <p className="text-ink-2">{t("why")}</p>
      {result ? <AddedNotice {...result} /> : null}
      <ul className="cart-lines">
        {lines.map((line) => (
          <ListLine key={line.key} line={line} />
        ))}
      </ul>
      <p>
        {t("total")} <strong>{formatMoney(total)}</strong>
      </p>
      {isPaused || lines.every((line) => !line.isBuyable) ? null : (
        <Form method="post">
          <SaveKey />
          <Button wide icon="shopping-cart">
            {t("add.all")}
          </Button>
        </Form>
      )}
      <section className="panel grid gap-3" aria-labelledby="share-list">
        <h2 id="share-list">{t("share")}</h2>
        <p className="text-ink-2">{t("share.why")}</p>
        <p className="flex flex-wrap items-center gap-3">
          <LinkButton variant="quiet" icon="message-circle" href={chat} target="_blank" rel="noopener noreferrer">
            {t("share.whatsapp")}
          </LinkButton>
          <CopyButton what={t("share.link")} text={url} />
        </p>
      </section>
    </div>
  );
}

/** One line of the list with today's price; Add takes the quantity of the list. */
function ListLine({ line }: { line: CartLineView }) {
  const t = useText(texts);
  const c = useText(cartLines);
  const p = useText(shared);
  const [ofProduct, ofPackage] = [useCart(), usePackagesInCart()];
  const isIncrement = useIsSharedCart();
  const { kind, id, name, unit, soldByWeight, quantity } = line;
  const isProduct = kind === "product";
  const inCart = isProduct ? ofProduct(id) : ofPackage(id);
  const shape = soldByWeight && unit ? { unit, soldByWeight } : {};
  const amount = formatQuantity(quantity, shape);
  const about = isProduct ? sizeBeside(p, name, line) : c("package.contents");
  return (
    <li className="cart-line">
      <ProductPicture product={line} />
      <div className="cart-line-name">
        <a href={isProduct ? `/product/${id}` : `/package/${id}`}>{name}</a>
        <small>{[about, soldByWeight ? amount : `${amount} ×`, formatMoney(line.unitPrice)].filter(Boolean).join(" · ")}</small>
      </div>
      {line.isBuyable ? (
        <OrderStepper
          name={name}
          unit={soldByWeight && unit ? unit : undefined}
          item={isProduct ? { product_id: id } : { package_id: id }}
          quantity={inCart}
          step={line.step as Thousandths}
          first={quantity}
          isIncrement={isIncrement}
          amount={formatQuantity(inCart, shape)}
          label={(control) => c(control, { product: name })}
        />
      ) : (
        <span className="cart-line-amount">{t("sold-out")}</span>
      )}
      {line.isBuyable ? <strong className="cart-line-total">{formatMoney(line.lineTotal)}</strong> : null}
    </li>
  );
}
