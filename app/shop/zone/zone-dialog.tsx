import { useSubmit } from "@remix-run/react";
import { type ComponentType, type FormEvent, type KeyboardEvent, useState } from "react";
import { searchZones } from "#app/domain/delivery/search-zones.ts";
import { deliveryZones as texts } from "#app/i18n/delivery-zones.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ZoneList } from "../content/content-zones.tsx";
import { useShellView } from "../personalize-cached-page.ts";
import { askZones, type OfferedZone, zoneAddress } from "./zones-offered.ts";

interface ZoneDialogProps {
  open: boolean;
  onClose: () => void;
  /** The zone of a form that the dialog chooses for; the visitor's where left out. */
  yours?: string | undefined;
  onChoose?: (zone: string) => void;
  zones: readonly OfferedZone[];
}

/** The dialog, once the zones are loaded. */
export async function dialogWithZones(): Promise<ComponentType<Omit<ZoneDialogProps, "zones">>> {
  const zones = await askZones();
  return (props) => <ZoneDialog {...props} zones={zones} />;
}

/** The arrow keys move between the search field and the zones; Enter in the field chooses the first zone found, without a search none. */
function moveByKeys(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target } = event;
  if (key === "Enter" && target instanceof HTMLInputElement && target.value.trim() === "") event.preventDefault();
  if (key !== "ArrowDown" && key !== "ArrowUp") return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button")];
  const at = stops.indexOf(target as HTMLElement) + (key === "ArrowDown" ? 1 : -1);
  stops[Math.min(Math.max(at, 0), stops.length - 1)]?.focus();
}

/** Selects the delivery zone without leaving the page, with a search field. */
function ZoneDialog({ open, onClose, yours, onChoose, zones }: ZoneDialogProps) {
  const t = useText(texts);
  const submit = useSubmit();
  const visitors = useShellView()?.zone.name ?? null;
  const [search, setSearch] = useState("");
  const found = searchZones(zones, search);

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = new FormData(event.currentTarget, submitter);
    submit(choice, { method: "post", action: zoneAddress, navigate: false, fetcherKey: "zone" });
    onChoose?.(String(choice.get("zone")));
    setSearch("");
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("choose")} closeLabel={t("close")}>
      <form method="post" action={zoneAddress} onSubmit={choose} onKeyDown={moveByKeys} className="grid gap-3">
        <input
          className="control"
          type="search"
          value={search}
          aria-label={t("search")}
          placeholder={t("search")}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p role="status" className={found.length > 0 ? "sr-only" : ""}>
          {found.length > 0 ? t("found", { count: found.length }) : t("empty")}
        </p>
        <ZoneList zones={found} yours={yours ?? visitors} />
      </form>
    </Dialog>
  );
}
