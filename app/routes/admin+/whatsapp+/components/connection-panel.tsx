import { useEffect, useState } from "react";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { WhatsappConnection } from "#app/domain/messaging/check-connection.server.ts";
import { adminWhatsapp } from "#app/i18n/admin-whatsapp.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ShownConnection } from "./use-connection.ts";

const tones: Readonly<Record<ShownConnection["state"], BadgeTone>> = {
  unknown: "plain",
  checking: "neel",
  connected: "podina",
  disconnected: "mirch",
};

/** In the order in which one failing hides the next. */
const checks = ["url", "service", "credential", "session"] as const;

interface ConnectionPanelProps extends ShownConnection {
  isConfigured: boolean;
  mayEdit: boolean;
}

/**
 * The state of the connection with its refresh, and what is wrong while there is something wrong. While it is checked anew nothing of the
 * check before is shown: badge, test and panel say one thing (B4.04).
 */
export function ConnectionPanel({ state, found, check, isConfigured, mayEdit }: ConnectionPanelProps) {
  const t = useText(adminWhatsapp);
  const lang = useLang();
  const hasIssue = found !== null && state === found.state && checks.some((name) => found.checks[name] !== "ok");
  return (
    <Panel title={t("connection")}>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status">
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>{" "}
          {found && state === found.state ? t("since", { when: formatDateTime(new Date(found.since), lang) }) : null}
        </p>
        <LinkButton
          variant="quiet"
          small
          icon="refresh-cw"
          href={`${sectionPath("whatsapp")}?check=1`}
          onClick={(event) => {
            event.preventDefault();
            check();
          }}
        >
          {t("refresh")}
        </LinkButton>
      </div>
      {isConfigured ? null : <Notice tone="haldi">{t("none.configured")}</Notice>}
      {isConfigured && hasIssue ? <IssuePanel found={found} mayEdit={mayEdit} /> : null}
    </Panel>
  );
}

function IssuePanel({ found, mayEdit }: { found: WhatsappConnection; mayEdit: boolean }) {
  const t = useText(adminWhatsapp);
  return (
    <section className="grid gap-3" aria-labelledby="connection-issue">
      <h3 id="connection-issue">{t("issue")}</h3>
      {found.said ? <p className="break-words text-ink-2">{found.said}</p> : null}
      <dl className="resource-values">
        {checks.map((name) => (
          <div key={name}>
            <dt>{t(`check.${name}`)}</dt>
            <dd>
              <b>{t(`result.${found.checks[name]}`)}</b>
              {found.checks[name] === "failed" ? <p>{t(`check.${name}.do`)}</p> : null}
            </dd>
          </div>
        ))}
      </dl>
      {mayEdit && found.checks.session === "failed" ? <QrCode /> : null}
    </section>
  );
}

const renewedAfter = 20_000;

/** The code to scan, renewed while it is shown. It is a picture of its own: nothing of the gateway becomes part of the page. */
function QrCode() {
  const t = useText(adminWhatsapp);
  const isHydrated = useHydrated();
  const [round, setRound] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (round === 0) return;
    const timer = setTimeout(() => {
      setHasFailed(false);
      setRound(round + 1);
    }, renewedAfter);
    return () => clearTimeout(timer);
  }, [round]);
  const address = `${sectionPath("whatsapp")}/qr`;
  if (!isHydrated) {
    return (
      <LinkButton variant="quiet" small className="justify-self-start" href={address}>
        {t("qr.show")}
      </LinkButton>
    );
  }
  if (round === 0) {
    return (
      <Button type="button" variant="quiet" small className="justify-self-start" onClick={() => setRound(1)}>
        {t("qr.show")}
      </Button>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t("qr.how")}</p>
      {hasFailed ? (
        <p>{t("qr.none")}</p>
      ) : (
        <img src={`${address}?round=${round}`} alt={t("qr.alt")} width={240} height={240} onError={() => setHasFailed(true)} />
      )}
      <Button type="button" variant="quiet" small onClick={() => setRound(0)}>
        {t("qr.hide")}
      </Button>
    </div>
  );
}
