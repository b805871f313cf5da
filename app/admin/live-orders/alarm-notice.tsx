import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { sectionPath } from "../sections.ts";
import { useLiveOrdersContext } from "./live-orders-provider.tsx";

/**
 * A notice on every page of the back office that messages fail, with the number of customers who did not get theirs. It stands in the
 * strip below the page, where it moves nothing when it comes; on a phone above it.
 */
export function AlarmNotice({ mayOpen }: { mayOpen: boolean }) {
  const t = useText(admin);
  const { alarm } = useLiveOrdersContext().state;
  if (!alarm) return null;
  const channels = alarm.channels.map((channel) => t(`alarm.${channel}`)).join(", ");
  return (
    <Notice tone="error">
      <p>{t("alarm.messages", { channels, count: alarm.untold })}</p>
      {mayOpen ? <a href={`${sectionPath("outbox")}?state=waiting`}>{t("alarm.open")}</a> : null}
    </Notice>
  );
}
