import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { KeyCap } from "./key-cap.tsx";

export interface HeldView {
  id: number;
  label: string;
}

interface HeldPanelProps {
  held: readonly HeldView[];
  /** Whether the basket that was asked for last was taken up elsewhere. */
  isGone: boolean;
  /** Why the basket at the counter cannot wait; empty while nobody asked. */
  refusal: string;
  canHold: boolean;
  onHold: () => void;
  onRecall: (id: number) => void;
}

/** The baskets that wait; the newest is taken up by its key. */
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
