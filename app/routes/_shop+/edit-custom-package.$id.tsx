import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cardName } from "#app/domain/catalog/card.ts";
import { changeCustomPackage } from "#app/domain/packages/change-custom-package.server.ts";
import { customPackageForm } from "#app/domain/packages/custom-package-form.server.ts";
import { findCustomPackage } from "#app/domain/packages/find-custom-package.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { customPackages as texts } from "#app/i18n/custom-packages.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { draftFields, readPackageBuilder, readPackageDraft } from "#app/pages/package-builder.server.ts";
import { Crumbs } from "#app/shop/crumbs.tsx";
import { titled } from "#app/shop/head-data/titled.ts";
import { OwnPackageActions } from "#app/shop/packages/own-package-actions.tsx";
import { PackageBuilder } from "#app/shop/packages/package-builder.tsx";
import { Notice } from "#app/ui/notice.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  const own = await findCustomPackage({ id: rowId(params.id) ?? 0, userId: viewer.id });
  if (!own) throw new Response(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const draft = readPackageDraft(query);
  const view = await readPackageBuilder(draft ?? own, query, own);
  const missing = new Set(query.get("missing")?.split(",").map(Number));
  return {
    id: own.id,
    name: own.name,
    view,
    isEmpty: own.lines.length === 0,
    isSaved: draft === null,
    missing: view.lines.filter(({ product }) => missing.has(product.id)).map(({ product }) => cardName(langOf(request), product)),
    title: translator(langOf(request), texts)("title.edit", { name: own.name }),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const id = rowId(params.id);
  if (!id) throw new Response(null, { status: 404 });
  const form = await readForm(request, customPackageForm, await draftFields(request));
  if (!form.ok) return form.invalid();

  const outcome = await changeCustomPackage({ id, userId: viewer.id }, form.value);
  if (!outcome.ok && outcome.refusal.code === "package.not-found") throw new Response(null, { status: 404 });
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(`/edit-custom-package/${id}`, "package-saved");
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function EditCustomPackage() {
  const { id, name, view, isEmpty, isSaved, missing } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(texts);
  const contents = view.lines.map(({ product, quantity }) => ({ name: product.name, quantity }));
  return (
    <div className="page shop-page">
      <Crumbs links={[{ href: "/packages", label: t("packages") }]} />
      <h1>{name}</h1>
      {missing.length > 0 ? (
        <Notice tone="error">
          <p>
            {t("missing", { names: missing.join(", ") })} <a href="/cart">{t("to-cart")}</a>
          </p>
        </Notice>
      ) : null}
      {/* An order uses the saved package, so an unsaved draft cannot be ordered. */}
      <OwnPackageActions id={id} name={name} contents={contents} isEmpty={isEmpty || !isSaved} />
      <PackageBuilder
        key={id}
        path={`/edit-custom-package/${id}`}
        view={view}
        result={result}
        isSignedIn
        saveLabel={t("save.changes")}
      />
    </div>
  );
}
