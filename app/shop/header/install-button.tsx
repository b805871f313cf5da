import { useSyncExternalStore } from "react";
import { sheet } from "#app/i18n/sheet.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { acceptInstallOffer, installOffer } from "./install-offer.ts";

/** Installs the shop as an app, where the browser supports it (A2.54). */
export function InstallButton() {
  const t = useText(sheet);
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isMade, installOffer.isMadeOnServer);
  if (!isOffered) return null;
  return (
    <section className="panel sheet-card">
      <p>{t("install.why")}</p>
      <Button type="button" variant="quiet" icon="smartphone" onClick={acceptInstallOffer}>
        {t("install")}
      </Button>
    </section>
  );
}
