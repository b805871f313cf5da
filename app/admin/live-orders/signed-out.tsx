import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { LiveDesk } from "./use-live-orders.ts";
import { useRing } from "./use-ring.ts";

/**
 * Replaces the orders once nobody is signed in. After an idle timeout it still shows that orders wait; when it receives no events any more
 * it alerts loudly (decision 0011).
 */
export function SignedOut({ desk: { line, leads, state }, mayEdit }: { desk: LiveDesk; mayEdit: boolean }) {
  const t = useText(adminOrders);
  const { pathname, search } = useLocation();
  const [isQuiet, setQuiet] = useState(false);
  const isDeaf = line === "shut";
  const calls = isDeaf && mayEdit && !isQuiet;
  useRing(calls ? "deaf" : null, leads);
  return (
    <section className="order-covered" aria-label={t("live.region")}>
      <Notice tone={isDeaf ? "error" : "haldi"} icon={isDeaf ? "triangle-alert" : "lock"}>
        <h2>{t(isDeaf ? "live.shut" : "live.locked")}</h2>
        <p>{t(isDeaf ? "live.shut.why" : "live.locked.why")}</p>
        <p aria-live="assertive">{!isDeaf && state.unheard > 0 ? <b>{t("live.unheard", { count: state.unheard })}</b> : null}</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton href={`/auth?return_to=${encodeURIComponent(pathname + search)}`} small icon="log-in">
            {t("live.sign-in")}
          </LinkButton>
          {calls ? (
            <Button type="button" variant="quiet" small onClick={() => setQuiet(true)}>
              {t("live.hush")}
            </Button>
          ) : null}
        </div>
      </Notice>
    </section>
  );
}
