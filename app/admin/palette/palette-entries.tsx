import { useEffect } from "react";
import { adminPalette } from "#app/i18n/admin-palette.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Entry, EntryGroup } from "./entries.ts";

interface PaletteEntriesProps {
  id: string;
  groups: readonly EntryGroup[];
  active: Entry | undefined;
  onChoose: (entry: Entry) => void;
}

/** The options below the field; the focus stays in the field, which names the active one. */
export function PaletteEntries({ id, groups, active, onChoose }: PaletteEntriesProps) {
  const t = useText(adminPalette);
  const activeId = active?.id;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return (
    <div id={id} className="palette-entries" role="listbox" aria-label={t("entries")}>
      {groups.map(({ name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={name} role="group" aria-label={t(`group.${name}`)}>
          <p aria-hidden="true">{t(`group.${name}`)}</p>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div key={entry.id} id={entry.id} role="option" aria-selected={entry.id === activeId} onClick={() => onChoose(entry)}>
              <Icon name={entry.icon} />
              <span>{entry.label}</span>
              {entry.detail ? <small>{entry.detail}</small> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
