import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { listWhatsappLog } from "#app/domain/messaging/list-whatsapp-log.server.ts";
import { adminWhatsapp } from "#app/i18n/admin-whatsapp.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Log = Awaited<ReturnType<typeof listWhatsappLog>>;

/** The latest messages, shown and hidden by a toggle in the address. */
export function HistoryPanel({ history }: { history: { value: Log | null; reference: string | null } | null }) {
  const t = useText(adminWhatsapp);
  const here = sectionPath("whatsapp");
  return (
    <Panel title={t("history")} id="history">
      <LinkButton
        variant="quiet"
        small
        className="justify-self-start"
        icon="history"
        href={history ? `${here}#history` : `${here}?history=1#history`}
        aria-expanded={history !== null}
      >
        {t(history ? "history.hide" : "history.show")}
      </LinkButton>
      {history?.value ? <LogList {...history.value} /> : null}
      {history && !history.value ? (
        <Notice tone="error">{t("load.reference", { reference: history.reference ?? "" })}</Notice>
      ) : null}
    </Panel>
  );
}

function LogList({ messages, loaded, failed }: Log) {
  const t = useText(adminWhatsapp);
  const lang = useLang();
  if (messages.length === 0) return <p>{t("history.none")}</p>;
  return (
    <>
      <p>{t("history.counts", { loaded, failed, shown: messages.length })}</p>
      <ol className="admin-timeline">
        {messages.map(({ id, orderId, phone, type, text, isSent, error, at }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={isSent ? "podina" : "mirch"}>{t(isSent ? "history.sent" : "history.failed")}</Badge>
              <b>{phone}</b>
              {type === "media" ? <span>{t("history.media")}</span> : null}
              {orderId === null ? null : (
                <a className="inline-flex min-h-6 items-center" href={`${sectionPath("orders")}/${orderId}`}>
                  {t("history.order", { number: orderId })}
                </a>
              )}
            </p>
            <p className="break-words whitespace-pre-line">{text}</p>
            {error ? <p className="break-words text-ink-2">{error}</p> : null}
            <small className="block text-ink-2">{formatDateTime(new Date(at), lang)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
