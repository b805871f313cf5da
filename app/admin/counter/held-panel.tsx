import type { HeldBaskets } from "#app/domain/counter/held-baskets.server.ts";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { KeyCap } from "./key-cap.tsx";

interface HeldPanelProps {
  held: HeldBaskets["baskets"];
  /** Whether another counter took the requested basket first. */
  isGone: boolean;
  /** Why the current basket cannot be put on hold; empty without an attempt. */
  refusal: string;
  canHold: boolean;
  onHold: () => void;
  onRecall: (id: number) => void;
}

/** The baskets on hold; a shortcut takes the newest. */
export function HeldPanel({ held, isGone, refusal, canHold, onHold, onRecall }: HeldPanelProps) {
  const t = useText(counter);
  return (
    <section className="admin-panel" aria-label={t("held")}>
      <Button type="button" variant="quiet" small icon="timer" disabled={!canHold} onClick={onHold}>
        {t("hold")} <KeyCap does="hold" />
      </Button>
      <p role="status">{refusal || (isGone ? t("held.gone") : "")}</p>
      {held.length > 0 ? (
        <ul className="counter-held">
          {held.map(({ id, label }, place) => (
            <li key={id}>
              <Button type="button" variant="plain" small icon="rotate-ccw" onClick={() => onRecall(id)}>
                {t("recall", { label })} {place === 0 ? <KeyCap does="recall" /> : null}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
