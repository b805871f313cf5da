import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

interface LeaveWarningProps {
  isDirty: boolean;
  /** Confirms leaving. */
  onLeave?: () => void;
}

/** Confirms before unsaved input is lost: through a dialog for admin pages, through the browser for everything else. */
export function LeaveWarning({ isDirty, onLeave }: LeaveWarningProps) {
  const t = useText(admin);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  const stay = () => blocker.reset?.();
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <Dialog open={blocker.state === "blocked"} onClose={stay} title={t("leave.title")} closeLabel={t("close")}>
      <div className="grid gap-4">
        <p>{t("leave.why")}</p>
        <div className="flex flex-wrap gap-2">
          <Button type="button" small onClick={stay}>
            {t("leave.stay")}
          </Button>
          <Button type="button" variant="danger" small onClick={leave}>
            {t("leave.go")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
