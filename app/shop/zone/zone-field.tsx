import { checkout } from "#app/i18n/checkout.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Paisa } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldTexts } from "#app/ui/field-frame.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { zoneOptions } from "./zone-options.ts";

/** The field of a form for a delivery zone. */
export interface ZoneFieldProps {
  zones: readonly { name: string; charge: Paisa; freeAbove: Paisa }[];
  onZone: (name: string) => void;
  /** Opens the searchable dialog, which stands outside of the form. */
  onSearch: () => void;
}

/** The zones as a list to choose from, which works everywhere, and the button of the searchable dialog once the page is hydrated. */
export function ZoneField({ zones, onZone, onSearch, ...field }: ZoneFieldProps & FieldTexts & { defaultValue: string }) {
  const t = useText(checkout);
  const isHydrated = useHydrated();
  return (
    <div>
      <SelectField
        {...field}
        placeholder={t("zone.choose")}
        options={zoneOptions(t, zones)}
        required
        onChange={(event) => onZone(event.currentTarget.value)}
      />
      <Button
        type="button"
        variant="plain"
        icon="search"
        aria-haspopup="dialog"
        className={isHydrated ? undefined : "invisible"}
        onClick={onSearch}
      >
        {t(field.defaultValue ? "zone.change" : "zone.find")}
      </Button>
    </div>
  );
}
