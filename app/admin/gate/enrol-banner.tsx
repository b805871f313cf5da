import { admin } from "#app/i18n/admin.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Reminds a member of staff, on every page, to set up a second factor while the back office still opens without it. */
export function EnrolBanner({ by }: { by: Date }) {
  const t = useText(admin);
  return (
    <Notice tone="haldi" icon="shield-check">
      <span className="flex flex-wrap items-center gap-3">
        {t("two-factor.by", { date: formatDateTime(by, useLang()) })}
        <LinkButton href="/profile/security" small variant="quiet">
          {t("two-factor.do")}
        </LinkButton>
      </span>
    </Notice>
  );
}
