import { Form } from "@remix-run/react";
import type { LiveState } from "#app/domain/orders/live-state.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { admin } from "#app/i18n/admin.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { PhoneLinks } from "../messages/phone-links.tsx";
import { sectionPath } from "../sections.ts";
import { useLiveOrdersContext } from "./live-orders-provider.tsx";

type WaitingAlarm = NonNullable<LiveState["waiting"]>;

interface AlarmNoticeProps {
  /** Whether the message centre may be opened, and whether a message may be skipped there. */
  mayOpen: boolean;
  maySkip: boolean;
}

/**
 * A notice on every page of the back office that messages fail, or that customers wait for one for too long and who waits longest. It
 * stands in the strip below the page, where it moves nothing when it comes; on a phone above it.
 */
export function AlarmNotice({ mayOpen, maySkip }: AlarmNoticeProps) {
  const t = useText(admin);
  const { alarm, waiting } = useLiveOrdersContext().state;
  if (!(alarm || waiting)) return null;
  const channels = alarm?.channels.map((channel) => t(`alarm.${channel}`)).join(", ") ?? "";
  return (
    <Notice tone="error">
      {alarm ? <p>{t("alarm.messages", { channels, count: alarm.untold })}</p> : null}
      {waiting ? <WaitingText {...waiting} /> : null}
      {waiting ? <WaitingTools {...waiting} maySkip={maySkip} /> : null}
      {mayOpen ? <a href={`${sectionPath("outbox")}?state=waiting`}>{t("alarm.open")}</a> : null}
    </Notice>
  );
}

function WaitingText({ customers, isDailyNumberUsed, oldest: { name, orderId } }: WaitingAlarm) {
  const t = useText(admin);
  const who = joinTexts([name, orderId === null ? null : `#${orderNumber(orderId)}`]);
  const sentences = [
    isDailyNumberUsed ? t("alarm.daily-number") : "",
    t("alarm.waiting", { count: customers }),
    who ? t("alarm.oldest", { who }) : "",
  ].filter(Boolean);
  return <p title={sentences.join(" ")}>{sentences.join(" ")}</p>;
}

function WaitingTools({ oldest: { messageId, phone }, maySkip }: WaitingAlarm & { maySkip: boolean }) {
  const t = useText(admin);
  return (
    <>
      {maySkip ? (
        <Form method="post" action={`${sectionPath("outbox")}/${messageId}?do=cancel`}>
          <SaveKey />
          <Button variant="quiet" small>
            {t("alarm.skip")}
          </Button>
        </Form>
      ) : null}
      {phone ? <PhoneLinks phone={phone} label={t("alarm.call")} /> : null}
    </>
  );
}
