import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Opens the palette by mouse; without JavaScript there is no palette and no button. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const t = useText(admin);
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className="palette-button"
      aria-label={t("palette")}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon name="search" />
      <span>{t("palette")}</span>
      <kbd>{t("palette.key")}</kbd>
    </button>
  );
}
