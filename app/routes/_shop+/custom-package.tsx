import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createCustomPackage } from "#app/domain/packages/create-custom-package.server.ts";
import { customPackageForm, typedPackageForm } from "#app/domain/packages/custom-package-form.server.ts";
import { defaultDuration } from "#app/domain/packages/draft.ts";
import { readForm } from "#app/http/form.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { customPackages as texts } from "#app/i18n/custom-packages.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { draftFields, readPackageBuilder, readPackageDraft } from "#app/pages/package-builder.server.ts";
import { Crumbs } from "#app/shop/crumbs.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { PackageBuilder } from "#app/shop/packages/package-builder.tsx";

const path = "/custom-package";
const emptyDraft = { name: "", duration: defaultDuration, lines: [] };

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const t = translator(langOf(request), texts);
  const [viewer, view] = await Promise.all([
    viewerOf(request),
    readPackageBuilder(readPackageDraft(params) ?? emptyDraft, params),
  ]);
  return {
    view,
    isSignedIn: viewer !== null,
    head: await readHeadData(request, {
      page: { type: "page", id: "custom-package" },
      path,
      title: t("title"),
      description: t("why"),
    }),
  };
}

/** Saves the package. Building one is public; saving it requires an account (A5.02). */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await viewerOf(request);
  const fields = await draftFields(request);
  if (!viewer) {
    const typed = await readForm(request, typedPackageForm, fields);
    return typed.ok ? typed.refuse({ code: "package.sign-in" }, 401) : typed.invalid();
  }
  const form = await readForm(request, customPackageForm, fields);
  if (!form.ok) return form.invalid();

  const outcome = await createCustomPackage(viewer.id, form.value);
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(`/edit-custom-package/${outcome.value.id}`, "package-saved");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function CustomPackage() {
  const { view, isSignedIn } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(texts);
  return (
    <div className="page shop-page">
      <Crumbs links={[{ href: "/packages", label: t("packages") }]} />
      <h1>{t("title")}</h1>
      <p>{t("why")}</p>
      <PackageBuilder path={path} view={view} result={result} isSignedIn={isSignedIn} saveLabel={t("save")} />
    </div>
  );
}
