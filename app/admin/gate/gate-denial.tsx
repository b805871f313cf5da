import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Access, Role } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { GoButton } from "../go-button.tsx";
import { saveLastPage } from "../last-page.ts";
import { Problem } from "../problem.tsx";
import { rightsCache } from "./rights-cache.ts";
import { watchDenial } from "./watch-denial.ts";

/** The reason for a denial, as the guard returned it, with the account for support. */
export type GateDenialView = { user?: string; role?: Role | null; sections?: number } & (
  | { denied: "role" }
  | { denied: "right"; section: string; access: Access; team?: { sentence: string; isHeld: boolean } }
  | { denied: "view-only"; sentence: string }
  | { denied: "error"; reference: string }
);

/** Whether a response body is the guard's. */
export const isGateDenial = (body: unknown): body is GateDenialView =>
  typeof body === "object" &&
  body !== null &&
  "denied" in body &&
  ["role", "right", "view-only", "error"].includes(String(body.denied));

/** The denial page: the reason, the ways on, and details for support (A8.06 to A8.09). */
export function GateDenial({ denial }: { denial: GateDenialView }) {
  const reason = useReason(denial);
  const lastFailure = useLastFailure(denial, reason);
  const team = denial.denied === "right" ? denial.team : undefined;
  return (
    <Problem icon="shield-alert" title={team?.isHeld ? team.sentence : reason}>
      {team && !team.isHeld ? <p>{team.sentence}</p> : null}
      <div className="flex flex-wrap justify-center gap-3">
        <WaysOn denied={denial.denied} />
      </div>
      <DebugBlock denial={denial} lastFailure={lastFailure} />
    </Problem>
  );
}

/**
 * Records the denial in the browser's permission cache and shows an earlier failure stored there; an effect, because the cache is in the
 * browser.
 */
function useLastFailure(denial: GateDenialView, reason: string): string | null {
  const t = useText(admin);
  const [lastFailure, setLastFailure] = useState<string | null>(null);
  useEffect(() => {
    watchDenial(denial, { reason, t });
    setLastFailure(rightsCache.failure());
  }, [denial, reason, t]);
  return lastFailure;
}

function useReason(denial: GateDenialView): string {
  const t = useText(admin);
  if (denial.denied === "role") return t("gate.role");
  if (denial.denied === "view-only") return denial.sentence;
  if (denial.denied === "error") {
    return t("gate.error", { message: t("gate.unreadable", { reference: denial.reference }) });
  }
  return t("gate.right", { access: t(`access.${denial.access}`), section: denial.section.replaceAll("_", " ") });
}

/** Every link on checks the permissions again. */
function WaysOn({ denied }: { denied: GateDenialView["denied"] }) {
  const t = useText(admin);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (denied === "right" || denied === "view-only") {
    return (
      <GoButton to="/admin" onClick={() => saveLastPage("dashboard")}>
        {t("gate.dashboard")}
      </GoButton>
    );
  }
  if (denied === "error") return <GoButton to={here}>{t("gate.retry")}</GoButton>;
  return (
    <>
      <GoButton to="/">{t("gate.home")}</GoButton>
      <GoButton to={here} variant="quiet">
        {t("gate.refresh")}
      </GoButton>
    </>
  );
}

function DebugBlock({ denial, lastFailure }: { denial: GateDenialView; lastFailure: string | null }) {
  const t = useText(admin);
  const { user, role = null, sections = 0 } = denial;
  const asked = denial.denied === "right" ? denial : null;
  const facts = [
    [t("gate.debug.user"), user ?? t("gate.none")],
    [t("gate.debug.role"), role ?? t("gate.none")],
    [t("gate.debug.admin"), t(role === "super_admin" || role === "admin" ? "yes" : "no")],
    [t("gate.debug.sections"), sections],
    [t("gate.debug.section"), asked?.section ?? t("gate.none")],
    [t("gate.debug.access"), asked?.access ?? t("gate.none")],
    [t("gate.debug.failure"), lastFailure ?? t("gate.none")],
  ];
  return (
    <details className="text-sm text-left">
      <summary>{t("gate.debug")}</summary>
      <dl className="admin-facts mt-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
