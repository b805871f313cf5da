import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { requestProduct, specialRequestForm } from "#app/domain/customers/request-product.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { specialRequest as texts } from "#app/i18n/special-request.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { SpecialRequestForm } from "#app/shop/forms/special-request-form.tsx";
import { titled } from "#app/shop/head-data/titled.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireCustomer(request);
  return { title: translator(langOf(request), texts)("title") };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const form = await readForm(request, specialRequestForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limit("public-form", { account: viewer.id });
  if (tooMany) return tooMany.refuse(form);

  const outcome = await requestProduct(viewer.id, form.value);
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast("/cart", "special-request-waiting");
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function SpecialRequestPage() {
  const t = useText(texts);
  return (
    <div className="page narrow">
      <h1>{t("title")}</h1>
      <section className="panel">
        <p className="mb-4 text-ink-2">{t("why")}</p>
        <SpecialRequestForm form={useActionData<typeof action>()?.result} />
      </section>
      <p className="mt-4">
        <a href="/cart">{t("back")}</a>
      </p>
    </div>
  );
}
