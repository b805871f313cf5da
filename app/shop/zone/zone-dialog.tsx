import { useSubmit } from "@remix-run/react";
import { type ComponentType, type FormEvent, useState } from "react";
import { deliveryZones as texts } from "#app/i18n/delivery-zones.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ZoneList } from "../content/content-zones.tsx";
import { useShellView } from "../personalize-cached-page.ts";
import { askZones, type OfferedZone, zoneAddress } from "./zones-offered.ts";

interface ZoneDialogProps {
  open: boolean;
  onClose: () => void;
  zones: readonly OfferedZone[];
}

/** The dialog, once the zones are loaded. */
export async function dialogWithZones(): Promise<ComponentType<Omit<ZoneDialogProps, "zones">>> {
  const zones = await askZones();
  return (props) => <ZoneDialog {...props} zones={zones} />;
}

/** Selects the delivery zone without leaving the page, with a search field. */
function ZoneDialog({ open, onClose, zones }: ZoneDialogProps) {
  const t = useText(texts);
  const submit = useSubmit();
  const yours = useShellView()?.zone.name ?? null;
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = zones.filter(({ name }) => name.toLowerCase().includes(wanted));

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = new FormData(event.currentTarget, submitter);
    submit(choice, { method: "post", action: zoneAddress, navigate: false, fetcherKey: "zone" });
    setSearch("");
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("choose")} closeLabel={t("close")}>
      <div className="grid gap-3">
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
        <form method="post" action={zoneAddress} onSubmit={choose}>
          <ZoneList zones={found} yours={yours} />
        </form>
      </div>
    </Dialog>
  );
}
