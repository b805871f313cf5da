import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findOwnKhata, type OwnKhata, type OwnLine } from "#app/domain/khata/own-khata.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { listPayees } from "#app/domain/settings/payees.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { transferMethods } from "#app/domain/settings/transfer-methods.ts";
import { langOf } from "#app/http/lang.server.ts";
import { ownKhata as texts } from "#app/i18n/own-khata.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { CopyButton } from "#app/shop/order/copy-button.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** A customer's own khata, for whoever holds the link that the shop gave them. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const isWhole = new URL(request.url).searchParams.has("all");
  const [khata, { shop }, payees] = await Promise.all([
    findOwnKhata(params["token"] ?? "", { isWhole }),
    findShopSettings(),
    listPayees(lang),
  ]);
  const title = translator(lang, texts)(khata ? "title" : "gone");
  const ways = transferMethods.flatMap((method) => {
    const payee = payees[method];
    return payee ? [{ method, title: payee.title, number: payee.number }] : [];
  });
  const headers = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
  return data({ title, khata, ways, phone: shop.phone }, { status: khata ? 200 : 404, headers });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...titled(matches, page?.title),
  { name: "robots", content: "noindex" },
];

export default function OwnKhataPage() {
  const { title, khata, ways, phone } = useLoaderData<typeof loader>();
  const t = useText(texts);
  const call = (
    <LinkButton href={`tel:${phone}`} icon="phone">
      {t("call", { phone })}
    </LinkButton>
  );
  if (!khata) {
    return (
      <div className="page narrow">
        <h1>{title}</h1>
        <EmptyState icon="circle-alert" title={title} action={call}>
          {t("gone.why")}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="page narrow grid gap-4">
      <h1>{title}</h1>
      <Balance {...khata} />
      <section className="panel grid gap-3" aria-labelledby="entries">
        <h2 id="entries">{t("entries")}</h2>
        {khata.entries.length === 0 ? <p>{t("entries.none")}</p> : null}
        <ul className="grid gap-3">
          {khata.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
        {khata.hasMore ? <a href="?all">{t("older")}</a> : null}
        <PrintButton />
      </section>
      {khata.balance > 0 ? (
        <section className="panel grid gap-3" aria-labelledby="pay">
          <h2 id="pay">{t("pay")}</h2>
          <p>{t("pay.shop")}</p>
          {ways.map(({ method, title: holder, number }) => (
            <p key={method} className="flex flex-wrap items-center gap-3">
              <strong>{t(`method.${method}`)}</strong> <span>{holder}</span> <span>{number}</span>
              <CopyButton what={t(`method.${method}`)} text={number.replaceAll(/\s/g, "")} />
            </p>
          ))}
        </section>
      ) : null}
      <section className="panel grid gap-3" aria-labelledby="wrong">
        <h2 id="wrong">{t("wrong")}</h2>
        <p>{t("wrong.why")}</p>
        {call}
      </section>
    </div>
  );
}

function Balance({ name, balance, limit }: OwnKhata) {
  const t = useText(texts);
  const greeting = <p dir="auto">{t("greeting", { name })}</p>;
  if (balance === 0)
    return (
      <div>
        {greeting}
        <p>
          <strong>{t("even")}</strong>
        </p>
      </div>
    );
  return (
    <div>
      {greeting}
      <p>
        {t(balance < 0 ? "credit" : "owed")} <strong>{formatMoney(paisa(Math.abs(balance)))}</strong>{" "}
        {limit > 0 && balance > 0 ? <span className="text-ink-2">{t("limit", { limit: formatMoney(limit) })}</span> : null}
      </p>
    </div>
  );
}

/** One entry: what it was, when, how much, and the balance after it. */
function Entry({ entry: { kind, amount, balance, orderId, method, at } }: { entry: OwnLine }) {
  const t = useText(texts);
  const lang = useLang();
  const order = orderId === null ? "" : orderNumber(orderId);
  return (
    <li>
      {t(`kind.${kind}`, { order, method: t(`method.${method ?? "cash"}`) })}{" "}
      <strong>
        {amount < 0 ? "−" : "+"} {formatMoney(paisa(Math.abs(amount)))}
      </strong>
      <br />
      <small className="text-ink-2">
        {formatDateTime(at, lang)} · {t("after", { balance: formatMoney(balance) })}
      </small>
    </li>
  );
}

/** The browser's own print; without JavaScript its menu has it. */
function PrintButton() {
  const t = useText(texts);
  return useHydrated() ? (
    <Button type="button" variant="quiet" icon="printer" onClick={() => window.print()}>
      {t("print")}
    </Button>
  ) : null;
}
