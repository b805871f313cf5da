import { useLoaderData } from "@remix-run/react";
import type { SeoCounts } from "#app/domain/seo/read-seo-health.server.ts";
import { adminSeo } from "#app/i18n/admin-seo.ts";
import { useText } from "#app/i18n/use-text.ts";

/** How many records there are, by what they are (B2.42). */
export function SeoCards() {
  const { counts } = useLoaderData<{ counts: SeoCounts | null }>();
  const t = useText(adminSeo);
  if (!counts) return null;
  return (
    <dl className="admin-figures list-figures">
      {(["total", "active", "generated", "manual"] as const).map((name) => (
        <div key={name}>
          <dt>{t(`stat.${name}`)}</dt>
          <dd>{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
