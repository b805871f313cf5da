import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { GateDenial, isGateDenial } from "./gate/gate-denial.tsx";
import { GoButton } from "./go-button.tsx";
import { Problem } from "./problem.tsx";

/** The error page inside the frame: access denied, not found, or an unexpected error. */
export function BrokenPage() {
  const t = useText(admin);
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const answer = isRouteErrorResponse(error) ? error : null;
  if (isGateDenial(answer?.data)) return <GateDenial denial={answer.data} />;
  if (answer?.status === 404) {
    return (
      <Problem icon="scan-search" title={t("not-found")}>
        <p>{t("not-found.why")}</p>
        <LinkButton href="/admin/dashboard" variant="quiet">
          {t("gate.dashboard")}
        </LinkButton>
      </Problem>
    );
  }
  return (
    <Problem icon="triangle-alert" title={t("broken")}>
      <p>{t("broken.why")}</p>
      <GoButton to={pathname + search} variant="quiet">
        {t("broken.retry")}
      </GoButton>
    </Problem>
  );
}
