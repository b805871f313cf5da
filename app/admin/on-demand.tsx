import { type ComponentType, useEffect, useState } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Whatever has not come by then is taken for lost, milliseconds (A9.08). */
const patience = 10_000;

/**
 * A part of the back office that is fetched when it is first shown, so that the first view does without it: charts, the
 * palette, the help assistant. Call it once, outside of any component. While it comes nothing is shown; when it does not
 * come, the failure and a button to try again (A8.12).
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(1);
    const [failedAttempt, setFailedAttempt] = useState(0);
    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      const fail = () => {
        if (!isGone) setFailedAttempt(attempt);
      };
      const timer = setTimeout(fail, patience);
      load().then((part) => {
        loaded = part;
        if (!isGone) setPart(() => part);
      }, fail);
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [attempt]);
    if (Part) return <Part {...props} />;
    return failedAttempt === attempt ? <LoadFailure onRetry={() => setAttempt(attempt + 1)} /> : null;
  };
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText(admin);
  return (
    <div className="notice notice-error" role="alert">
      <Icon name="triangle-alert" />
      <div>{t("part-failed")}</div>
      <Button type="button" variant="quiet" small onClick={onRetry}>
        {t("broken.retry")}
      </Button>
    </div>
  );
}
