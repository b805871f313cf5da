import { useLocation } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { onDemand } from "#app/ui/on-demand.tsx";

const ZoneDialog = onDemand(async () => (await import("./zone-dialog.tsx")).dialogWithZones());

/** The chosen delivery zone. The others are loaded on click; without JavaScript the link leads to a page. */
export function ZoneChoice({ zone }: { zone: string | null }) {
  const t = useText(shell);
  const { pathname, search } = useLocation();
  const [state, setState] = useState<"unasked" | "open" | "closed">("unasked");
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setState("open");
  };
  return (
    <>
      <form action="/delivery-zones">
        <input type="hidden" name="return_to" value={pathname + search} />
        <button
          type="submit"
          className="zone-button"
          aria-haspopup="dialog"
          aria-label={zone ? t("bar.zone", { zone }) : t("bar.choose-zone")}
          onClick={open}
        >
          <span>{zone ?? t("bar.no-zone")}</span>
          <Icon name="chevron-down" />
        </button>
      </form>
      {state === "unasked" ? null : <ZoneDialog open={state === "open"} onClose={() => setState("closed")} />}
    </>
  );
}
