import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { itemRefOfKey } from "#app/domain/cart/cart-line.ts";
import { listPictures } from "#app/domain/catalog/list-pictures.server.ts";
import { packagePrint, plainPrint } from "#app/domain/catalog/placeholder.ts";
import { type MatchedLine, matchMessage } from "#app/domain/counter/match-list.server.ts";
import { addToOwnCart } from "#app/http/add-to-cart.server.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit, type TooMany } from "#app/http/limits.server.ts";
import { fields } from "#app/i18n/fields.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { shoppingList as texts } from "#app/i18n/shopping-list.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { maxQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { AddedNotice } from "#app/shop/cart/added-notice.tsx";
import type { FoundLine } from "#app/shop/cart/found-line.tsx";
import { FoundLines, UnknownLines } from "#app/shop/cart/found-lines.tsx";
import { titled } from "#app/shop/head-data/titled.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The most that is read of a list, characters; an address holds no more. */
const maxList = 2000;

const refuse = (request: Request, { seconds, refusal }: TooMany) => ({
  said: translator(langOf(request), refusals)(refusal.code, refusal.values),
  init: { status: 429, headers: { "Retry-After": String(seconds) } },
});

/** Visitors see whether anything is left, not how much. */
const withoutStock = ({ product, ...offer }: MatchedLine["offers"][number]): MatchedLine["offers"][number] => ({
  ...offer,
  product: { ...product, left: product.left === 0 ? product.left : null },
});

type Listed = Pick<MatchedLine, "original" | "offers" | "doubt">;

/** The lines with a picture of each offer. */
async function pictured(lines: readonly Listed[]): Promise<FoundLine[]> {
  const products = lines.flatMap(({ offers }) =>
    offers.flatMap(({ product }) => (product.holds === undefined ? [product.id] : [])),
  );
  const pictures = await listPictures(products);
  const pictureOf = ({ id, holds }: Listed["offers"][number]["product"]) =>
    holds === undefined ? (pictures.get(id) ?? { imageUrl: null, ...plainPrint }) : { imageUrl: null, ...packagePrint };
  return lines.map((line) => ({
    ...line,
    offers: line.offers.map((offer) => ({ ...offer, picture: pictureOf(offer.product) })),
  }));
}

/** Reads a customer's list, `?list=`, as the counter reads a pasted message. Nothing is put into the cart yet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.get("list");
  const typed = (sent ?? "").replaceAll("\u0000", " ");
  const list = typed.slice(0, maxList);
  const lang = langOf(request);
  const blank = sent !== null && !list.trim() ? translator(lang, fields)("required") : null;
  const page = { title: translator(lang, texts)("title"), list, blank, isCut: typed.length > maxList };
  if (!list.trim()) return data({ ...page, read: null, said: null });
  const tooMany = await limit("shopping-list");
  if (tooMany) {
    const { said, init } = refuse(request, tooMany);
    return data({ ...page, read: null, said }, init);
  }
  const { lines, unread } = await matchMessage(list);
  const found = lines
    .filter(({ offers }) => offers.length > 0)
    .map(({ original, offers, doubt }) => ({ original, doubt, offers: offers.map(withoutStock) }));
  const unknown = [...lines.filter(({ offers }) => offers.length === 0).map(({ original }) => original), ...unread];
  return data({ ...page, read: { found: await pictured(found), unknown: [...new Set(unknown)] }, said: null });
}

/** The chosen items: `p12:2000` is two of product 12. What is none of these is left out. */
function readChoices(form: FormData) {
  const sent = [...form.entries()].flatMap(([name, choice]) => (/^choice(?:-\d{1,3})?$/.test(name) ? [choice] : []));
  return sent.flatMap((choice) => {
    const [, key = "", digits = ""] = /^([pk]\d{1,9}):(\d{1,9})$/.exec(String(choice)) ?? [];
    const item = itemRefOfKey(key);
    const quantity = Math.min(Number(digits), maxQuantity) as Thousandths;
    return item && quantity > 0 ? [{ item, quantity }] : [];
  });
}

/** Puts the chosen items into this browser's cart and names what could not be had. */
export const action = async ({ request }: ActionFunctionArgs) => addToOwnCart(request, readChoices(await readFormData(request)));

/** Passes on Retry-After and the cookie of a new cart. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function ShoppingListPage() {
  const { title, list, blank, isCut, read, said } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useText(texts);
  return (
    <div className="page narrow grid gap-4">
      <h1>{title}</h1>
      {result ? <AddedNotice {...result} /> : null}
      {isCut ? <Notice tone="haldi">{t("cut", { max: maxList })}</Notice> : null}
      {said ? <Notice tone="error">{said}</Notice> : null}
      {read && !result ? <FoundLines key={list} lines={read.found} /> : null}
      {read ? <UnknownLines lines={read.unknown} /> : null}
      <Form method="get" action="/shopping-list" noValidate className="panel grid gap-3" key={list}>
        <p className="text-ink-2">{t("why")}</p>
        <TextAreaField
          label={t("list")}
          hint={t("list.hint")}
          name="list"
          defaultValue={list}
          rows={6}
          required
          maxLength={maxList}
          errors={blank ? [blank] : read && read.found.length + read.unknown.length === 0 ? [t("nothing")] : undefined}
        />
        <div>
          <Button variant={read?.found.length ? "quiet" : "primary"}>{t("read")}</Button>
        </div>
      </Form>
    </div>
  );
}
