import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminSettings } from "#app/i18n/admin-settings.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SettingsHead } from "./components/settings-head.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "settings");
  const { shop } = await findShopSettings();
  return { title: translator(langOf(request), admin)("section.settings"), shop };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function WhatsAppSettingsPage() {
  const { title, shop } = useLoaderData<typeof loader>();
  const t = useText(adminSettings);
  return (
    <div className="resource">
      <SettingsHead title={title} current="whatsapp" />
      <div className="resource-below grid justify-items-start gap-3">
        <p>{shop.whatsapp ? t("whatsapp.number", { number: formatPhone(shop.whatsapp) }) : t("whatsapp.none")}</p>
        <LinkButton variant="quiet" small icon="message-circle" href={sectionPath("whatsapp")}>
          {t("tab.whatsapp")}
        </LinkButton>
      </div>
    </div>
  );
}
