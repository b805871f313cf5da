import { type ReactNode, useEffect, useState } from "react";
import { parts } from "#app/i18n/parts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "./button.tsx";
import { inTime } from "./in-time.ts";
import { Notice } from "./notice.tsx";

interface LateProps<Module> {
  /** The same function every time, such as one beside the component. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
}

/** A part of a page whose code comes when it is first needed. What does not come, or not in time, can be tried again (A8.12). */
export function Late<Module>({ load, children }: LateProps<Module>) {
  const t = useText(parts);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ module: Module } | "loading" | "failed">("loading");

  useEffect(() => {
    let isGone = false;
    setState("loading");
    inTime(load).then(
      (module) => !isGone && setState({ module }),
      () => !isGone && setState("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);

  if (state === "loading") return null;
  if (state === "failed") return <LateFailure onAgain={() => setAttempt(attempt + 1)}>{t("late.failed")}</LateFailure>;
  return children(state.module);
}

function LateFailure({ onAgain, children }: { onAgain: () => void; children: string }) {
  const t = useText(parts);
  return (
    <Notice tone="error">
      <p>{children}</p>
      <Button type="button" variant="quiet" onClick={onAgain}>
        {t("late.again")}
      </Button>
    </Notice>
  );
}
