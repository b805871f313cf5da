import { type RefObject, useState } from "react";
import { onDemand } from "#app/ui/on-demand.tsx";

// not that of the header: what every page loads stays in one file
const ZoneDialog = onDemand(async () => (await import("./zone-dialog.tsx")).dialogWithZones());

/** The searchable dialog for the zone field of a form, to be rendered outside of that form, and the function that opens it. */
export function useZoneSearch(
  form: RefObject<HTMLFormElement>,
  { zone, onZone }: { zone: string; onZone: (name: string) => void },
) {
  const [state, setState] = useState<"unasked" | "open" | "closed">("unasked");
  const choose = (name: string) => {
    const field = form.current?.elements.namedItem("delivery_zone");
    if (field instanceof HTMLSelectElement) field.value = name;
    onZone(name);
  };
  const dialog =
    state === "unasked" ? null : (
      <ZoneDialog open={state === "open"} onClose={() => setState("closed")} yours={zone} onChoose={choose} />
    );
  return { dialog, onSearch: () => setState("open") };
}
