import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { Panel } from "#app/admin/panel.tsx";
import { addBanner } from "#app/domain/content/add-banner.server.ts";
import { bannerForm, defaultLinkText } from "#app/domain/content/banner-form.server.ts";
import { listStaffBanners } from "#app/domain/content/list-staff-banners.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken, readOrNull } from "#app/http/read-or-null.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { BannerFields } from "./components/banner-fields.tsx";
import { BannerTable } from "./components/banner-table.tsx";
import { ContentHead } from "./components/content-head.tsx";
import { contentPaths } from "./components/content-paths.ts";
import { ContentTimeline } from "./components/content-timeline.tsx";
import { LoadFailure } from "./components/load-failure.tsx";
import { pastOf } from "./components/past-of.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "content");
  const title = translator(langOf(request), admin)("section.content");
  const [banners, past] = await Promise.all([readOrNull(listStaffBanners()), pastOf(request, "banner")]);
  return { title, banners, mayEdit: staff.may("content", "edit"), usualLinkText: defaultLinkText, past };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const form = await readForm(request, bannerForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(addBanner(form.value, { by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal, 400);
  return redirectWithToast(contentPaths.banners, "banner-added");
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function BannersPage() {
  const { title, banners, mayEdit, usualLinkText, past } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminContent);
  return (
    <>
      <ContentHead title={title} tab="banners" mayEdit={mayEdit} />
      {banners === null ? <LoadFailure path={contentPaths.banners}>{t("banners.failed")}</LoadFailure> : null}
      <ContentTimeline past={past} rows={banners} nameOf={({ title: name }) => name} list={contentPaths.banners} />
      {banners?.length === 0 ? (
        <EmptyState icon="megaphone" title={t("banners.none")}>
          {t("banners.none.why")}
        </EmptyState>
      ) : null}
      {banners && banners.length > 0 ? <BannerTable banners={banners} mayEdit={mayEdit} /> : null}
      {mayEdit ? (
        <Panel title={t("banner.add")}>
          <BannerFields key={banners?.length} usualLinkText={usualLinkText} result={result} />
        </Panel>
      ) : null}
    </>
  );
}
