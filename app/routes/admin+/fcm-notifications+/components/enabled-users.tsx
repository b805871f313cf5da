import { adminPush } from "#app/i18n/admin-push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { readEnabled } from "./read-enabled.server.ts";

/** How many people can get pushes at all, what blocks sending, and what delays it. */
export function EnabledUsers({ count, blocked, isQuiet }: Awaited<ReturnType<typeof readEnabled>>) {
  const t = useText(adminPush);
  return (
    <>
      {count === null ? null : (
        <p>
          <b>{t("enabled", { count })}</b> <span className="text-ink-2">{t("enabled.why")}</span>
        </p>
      )}
      {blocked ? <Notice tone="haldi">{blocked}</Notice> : null}
      {isQuiet ? <Notice>{t("quiet")}</Notice> : null}
    </>
  );
}
