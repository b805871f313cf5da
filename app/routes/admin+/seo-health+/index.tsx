import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { listBadCanonicals, readSeoHealth } from "#app/domain/seo/read-seo-health.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminSeoHealth } from "#app/i18n/admin-seo.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SeoCanonicals } from "./components/seo-canonicals.tsx";
import { SeoCoverage } from "./components/seo-coverage.tsx";
import { SeoRecent } from "./components/seo-recent.tsx";
import { SeoTips } from "./components/seo-tips.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "seo-health");
  return {
    title: translator(langOf(request), admin)("section.seo-health"),
    mayManage: staff.may("content", "edit"),
    health: await readOrFallback("SEO health", readSeoHealth(), null),
    canonicals: await readOrFallback("canonical addresses", listBadCanonicals(), []),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SeoHealthPage() {
  const { title, mayManage, health, canonicals } = useLoaderData<typeof loader>();
  const t = useText(adminSeoHealth);
  return (
    <>
      <PageHead title={title}>
        {mayManage ? (
          <LinkButton href={sectionPath("seo-management")} variant="quiet" small icon="search">
            {t("manage")}
          </LinkButton>
        ) : null}
      </PageHead>
      {health ? (
        <>
          <SeoCoverage {...health} />
          <SeoCanonicals records={canonicals} mayManage={mayManage} />
          <SeoRecent records={health.recent} />
        </>
      ) : null}
      <SeoTips />
    </>
  );
}
