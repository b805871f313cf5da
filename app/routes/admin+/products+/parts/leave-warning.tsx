import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** Asks before something typed is left behind: here for the back office's own pages, through the browser for everything else. */
export function LeaveWarning({ isDirty }: { isDirty: boolean }) {
  const t = useText(texts);
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
  return (
    <Dialog open={blocker.state === "blocked"} onClose={stay} title={t("leave.title")} closeLabel={t("close")}>
      <div className="grid gap-4">
        <p>{t("leave.why")}</p>
        <div className="flex flex-wrap gap-2">
          <Button type="button" small onClick={stay}>
            {t("leave.stay")}
          </Button>
          <Button type="button" variant="danger" small onClick={() => blocker.proceed?.()}>
            {t("leave.go")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
