import type { Dispatch, SetStateAction } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { onDemand } from "#app/ui/on-demand.tsx";
import type { PaletteProps } from "./palette/palette.tsx";
import { useCommands } from "./palette/use-commands.ts";

const Palette = onDemand(async () => (await import("./palette/palette.tsx")).Palette);
const KeysList = onDemand(async () => (await import("./keys/keys-list.tsx")).KeysList);

/** Overlays above the page. */
export type Overlay = "palette" | "keys" | null;

type OverlaysProps = Omit<PaletteProps, "onClose" | "onKeys" | "onCommand"> & {
  open: Overlay;
  show: Dispatch<SetStateAction<Overlay>>;
};

/** The palette and the list of keys, each fetched when it is first wanted. */
export function Overlays({ open, show, ...offer }: OverlaysProps) {
  const t = useText(admin);
  const onCommand = useCommands(); // its answer comes when the palette is closed
  // A dialog's close event may come after another overlay was opened, which then stays.
  const close = (closed: Overlay) => () => show((shown) => (shown === closed ? null : shown));
  return (
    <>
      <Dialog open={open === "palette"} onClose={close("palette")} title={t("palette")} closeLabel={t("close")}>
        <Palette {...offer} onClose={close("palette")} onKeys={() => show("keys")} onCommand={onCommand} />
      </Dialog>
      <Dialog open={open === "keys"} onClose={close("keys")} title={t("keys")} closeLabel={t("close")}>
        <KeysList />
      </Dialog>
    </>
  );
}
