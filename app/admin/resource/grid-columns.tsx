import { Form } from "@remix-run/react";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { PageParts } from "./page-parts.tsx";

const choices = [2, 3] as const;

/** Toggles a grid of cards between 2 and 3 columns (B2.31), on this device. */
export function GridColumns<Row extends ListedRow>({ view, addresses }: PageParts<Row>) {
  const say = useText(resourceTexts);
  return (
    <Form method="post" action="/admin/theme" preventScrollReset className="grid-columns">
      <fieldset>
        <legend className="sr-only">{say("grid")}</legend>
        <input type="hidden" name="return_to" value={addresses.list()} />
        {choices.map((columns) => (
          <button
            key={columns}
            type="submit"
            name="package_grid"
            value={columns}
            className="button button-plain button-small"
            aria-pressed={columns === view.gridColumns}
            aria-label={say(`grid.${columns}`)}
          >
            {columns}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
