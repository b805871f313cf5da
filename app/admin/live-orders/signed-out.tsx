import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { LiveOrders } from "./use-live-orders.ts";
import { useRing } from "./use-ring.ts";

/**
 * Replaces the orders once nobody is signed in. After an idle timeout it still shows that orders wait; when it receives no events any more
 * it alerts loudly (decision 0011).
 */
export function SignedOut({ live: { line, isLeader, state }, mayEdit }: { live: LiveOrders; mayEdit: boolean }) {
  const t = useText(adminOrders);
  const { pathname, search } = useLocation();
  const [isMuted, setMuted] = useState(false);
  const isDisconnected = line === "shut";
  const calls = isDisconnected && mayEdit && !isMuted;
  useRing(calls ? "disconnected" : null, isLeader);
  return (
    <section className="order-covered" aria-label={t("live.region")}>
      <Notice tone={isDisconnected ? "error" : "haldi"} icon={isDisconnected ? "triangle-alert" : "lock"}>
        <h2>{t(isDisconnected ? "live.shut" : "live.locked")}</h2>
        <p>{t(isDisconnected ? "live.shut.why" : "live.locked.why")}</p>
        <p aria-live="assertive">
          {!isDisconnected && state.unheard > 0 ? <b>{t("live.unheard", { count: state.unheard })}</b> : null}
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton href={`/auth?return_to=${encodeURIComponent(pathname + search)}`} small icon="log-in">
            {t("live.sign-in")}
          </LinkButton>
          {calls ? (
            <Button type="button" variant="quiet" small onClick={() => setMuted(true)}>
              {t("live.hush")}
            </Button>
          ) : null}
        </div>
      </Notice>
    </section>
  );
}
