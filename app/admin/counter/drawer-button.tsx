import { useState } from "react";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { desktopBridge } from "../desktop/desktop-bridge.ts";
import { openDrawer } from "../desktop/desktop-drawer.ts";
import { KeyCap } from "./key-cap.tsx";

/** The cash drawer at the printer of slips, and whether the last attempt to open it failed. */
export function useDrawer() {
  const [hasFailed, setHasFailed] = useState(false);
  const open = async () => setHasFailed(!(await openDrawer()));
  return { open, hasFailed };
}

/** Opens the drawer for change without a sale; only the desktop window reaches one. */
export function DrawerButton({ drawer: { open, hasFailed } }: { drawer: ReturnType<typeof useDrawer> }) {
  const t = useText(counter);
  if (!useHydrated() || !desktopBridge()) return null;
  return (
    <>
      <Button type="button" variant="plain" small wide icon="banknote" onClick={open}>
        {t("drawer")} <KeyCap does="drawer" />
      </Button>
      <p role="status" className="counter-change">
        {hasFailed ? t("drawer.failed") : ""}
      </p>
    </>
  );
}
