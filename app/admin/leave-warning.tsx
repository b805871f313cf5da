import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

interface LeaveWarningProps {
  isDirty: boolean;
  /** A parameter of the address that says what is open on the page: where it changes, that is left as well. */
  parameter?: string;
  /** Somebody leaves all the same. */
  onLeave?: () => void;
}

/** Asks before something typed is left behind: here for the back office's own pages, through the browser for everything else. */
export function LeaveWarning({ isDirty, parameter, onLeave }: LeaveWarningProps) {
  const t = useText(admin);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (parameter !== undefined && parameterOf(currentLocation, parameter) !== parameterOf(nextLocation, parameter))),
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

const parameterOf = ({ search }: { search: string }, parameter: string) => new URLSearchParams(search).get(parameter);
