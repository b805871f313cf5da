import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { dismissToast, showToast } from "#app/ui/toast-list.ts";
import { loadTimeout } from "#app/ui/with-timeout.ts";

/** Duration of the toast: long enough to read and click, milliseconds. */
const shownFor = 60_000;

/** Reports a navigation that exceeds its timeout, and offers a retry; the current page stays usable (A8.12). */
export function useSlowNavigation(): void {
  const t = useText(shared);
  const { key } = useLocation();
  const { state, location: next } = useNavigation();
  const target = state === "loading" && next ? next.pathname + next.search + next.hash : null;
  const failed = t("late.failed");
  const again = t("late.again");

  useEffect(() => {
    if (!target) return;
    let shown: number | undefined;
    const timer = setTimeout(() => {
      shown = showNotice(target, failed, again);
    }, loadTimeout);
    return () => {
      clearTimeout(timer);
      if (shown !== undefined) dismissToast(shown);
    };
  }, [target, key, failed, again]);
}

const showNotice = (address: string, failed: string, again: string): number =>
  showToast({
    title: failed,
    tone: "error",
    duration: shownFor,
    action: { label: again, onClick: () => location.assign(address) },
  });
