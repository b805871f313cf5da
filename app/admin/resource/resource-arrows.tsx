import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { PageParts } from "./page-parts.tsx";
import type { RowPlace } from "./resource-row-menu.tsx";

const ways = ["up", "down"] as const;

/** Moves a row one place up or down; nothing while the list does not stand in the order by hand. */
export function ResourceArrows<Row extends ListedRow>({
  resource,
  view,
  addresses,
  row,
  place,
}: PageParts<Row> & { row: Row; place: RowPlace }) {
  const say = useText(resourceTexts);
  const box = useRef<HTMLSpanElement>(null);
  useFocusKept(box, row.version);
  if (!view.mayEdit || !place) return null;
  const isEnd = { up: place.isFirst, down: place.isLast };
  return (
    <span ref={box} className="resource-arrows">
      {ways.map((way) => (
        <Form key={way} method="post" action={addresses.act(`${row.id}/${way}`)} preventScrollReset>
          <input type="hidden" name="version" value={row.version} />
          <button type="submit" disabled={isEnd[way]} aria-label={say(`move.${way}`, { name: resource.nameOf(row) })}>
            <Icon name={`arrow-${way}`} />
          </button>
        </Form>
      ))}
    </span>
  );
}

/** Moving an element in the page takes the focus from it: the arrow that was pressed has it again, at an end the other one. */
function useFocusKept(box: { readonly current: HTMLElement | null }, version: number | undefined): void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const press = (event: Event) => {
      pressed.current = event instanceof SubmitEvent ? event.submitter : null;
    };
    const arrows = box.current;
    arrows?.addEventListener("submit", press);
    return () => arrows?.removeEventListener("submit", press);
  }, [box]);
  useEffect(() => {
    const [button, arrows] = [pressed.current, box.current];
    pressed.current = null;
    if (!(button instanceof HTMLButtonElement) || document.activeElement !== document.body) return;
    const next = button.disabled ? arrows?.querySelector<HTMLButtonElement>("button:not(:disabled)") : button;
    next?.focus();
  }, [box, version]);
}
