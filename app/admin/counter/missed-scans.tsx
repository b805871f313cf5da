import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import type { MissedScan } from "./sale.ts";

interface MissedScansProps {
  missed: readonly MissedScan[];
  /** A submit of the sale was blocked by them. */
  isBarring: boolean;
  onRetry: (scan: MissedScan) => void;
  onLeaveOut: (scan: MissedScan) => void;
}

/** Scans without a response, one line each; the sale is blocked until each is added or removed. */
export function MissedScans({ missed, isBarring, onRetry, onLeaveOut }: MissedScansProps) {
  const t = useText(counter);
  if (missed.length === 0) return null;
  return (
    <div role="alert" className="counter-missed">
      <p>{t(isBarring ? "missed.bars" : "field.missed")}</p>
      <ul>
        {missed.map((scan) => (
          <li key={scan.key}>
            <span>{scan.text}</span>
            <Button
              type="button"
              variant="quiet"
              small
              onClick={() => onRetry(scan)}
              aria-label={t("missed.retry.of", { text: scan.text })}
            >
              {t("missed.retry")}
            </Button>
            <Button
              type="button"
              variant="plain"
              small
              onClick={() => onLeaveOut(scan)}
              aria-label={t("missed.leave.of", { text: scan.text })}
            >
              {t("missed.leave")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
