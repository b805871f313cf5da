import { type ComponentType, useEffect, useState } from "react";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { withTimeout } from "./with-timeout.ts";

/**
 * A lazily loaded part of a page: charts, the palette, the phone's menu. Call it once, outside of any component. Nothing is shown while it
 * loads; a failure or timeout shows an error with a retry (A8.12).
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(1);
    const [failedAttempt, setFailedAttempt] = useState(0);
    useEffect(() => {
      if (loaded) return setPart(() => loaded);
      let isGone = false;
      withTimeout(load).then(
        (part) => {
          loaded = part;
          if (!isGone) setPart(() => part);
        },
        () => !isGone && setFailedAttempt(attempt),
      );
      return () => {
        isGone = true;
      };
    }, [attempt]);
    if (Part) return <Part {...props} />;
    return failedAttempt === attempt ? <Failure onAgain={() => setAttempt(attempt + 1)} /> : null;
  };
}

function Failure({ onAgain }: { onAgain: () => void }) {
  const t = useText(shared);
  return (
    <Notice tone="error">
      <p>{t("late.failed")}</p>
      <Button type="button" variant="quiet" small onClick={onAgain}>
        {t("late.again")}
      </Button>
    </Notice>
  );
}
