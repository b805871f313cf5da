import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { helpCategories } from "#app/admin/help/categories.ts";
import { HelpPage } from "#app/admin/help/help-page.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { findSection, sectionsFor } from "#app/admin/sections.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { freeText, oneOf } from "#app/http/search-params.server.ts";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { translator } from "#app/i18n/translate.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "help");
  const { searchParams } = new URL(request.url);
  return {
    title: translator(langOf(request), adminHelp)("title"),
    search: freeText(searchParams, "q"),
    category: oneOf(searchParams, "category", helpCategories, "all"),
    section: findSection(searchParams.get("section") ?? undefined)?.key ?? null,
    opened: sectionsFor(staff.may).map(({ key }) => key),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function Help() {
  const { title: _, ...page } = useLoaderData<typeof loader>();
  return <HelpPage {...page} />;
}
