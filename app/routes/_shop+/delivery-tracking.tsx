import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { findTrackedOrder } from "#app/domain/orders/find-tracked-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit, takeBack } from "#app/http/limits.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { fields } from "#app/i18n/fields.ts";
import { order as texts } from "#app/i18n/order.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { Timeline } from "#app/shop/account/timeline.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const typed = freeText(params, "tracking_id", 60);
  const lang = langOf(request);
  const t = translator(lang, texts);
  const tooMany = typed ? await limit("tracking") : null;
  const found = typed && !tooMany ? await findTrackedOrder(typed) : null;
  if (found) await takeBack("tracking");
  const head = await readHeadData(request, {
    page: { type: "page", id: "delivery-tracking" },
    path: "/delivery-tracking",
    title: t("tracking.title"),
    description: t("tracking.about"),
  });
  if (tooMany) {
    const problem = translator(lang, refusals)(tooMany.refusal.code, tooMany.refusal.values);
    return data({ head, typed, found, problem }, { status: 429, headers: { "Retry-After": String(tooMany.seconds) } });
  }
  const isBlank = params.has("tracking_id") && !typed;
  const problem = isBlank ? translator(lang, fields)("required") : typed && !found ? t("tracking.none") : null;
  return data({ head, typed, found, problem }, { status: typed && !found ? 404 : 200 });
}

/** Passes on Retry-After to the browser. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => pageMeta(matches, page?.head);

export default function DeliveryTracking() {
  const { typed, found, problem } = useLoaderData<typeof loader>();
  const t = useText(texts);
  const lang = useLang();
  return (
    <div className="page narrow">
      <h1>{t("tracking.title")}</h1>
      <Form method="get" noValidate className="panel">
        <Field
          label={t("tracking.id")}
          name="tracking_id"
          defaultValue={typed}
          hint={t("tracking.hint")}
          errors={problem ? [problem] : undefined}
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Button>{t("tracking.find")}</Button>
      </Form>
      {found ? (
        <section className="panel">
          <h2>
            {t("tracking.now", { number: orderNumber(found.id) })} <StatusBadge status={found.status} />
          </h2>
          {found.deliveryDate && found.scheduledDeliveryTime ? (
            <p>{`${formatDate(found.deliveryDate, lang)}, ${slotText(found.scheduledDeliveryTime)}`}</p>
          ) : null}
          <Timeline entries={found.timeline} />
        </section>
      ) : null}
    </div>
  );
}
