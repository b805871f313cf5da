import type { KeyboardEvent } from "react";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Resolution } from "#app/lib/merge-fields.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import { KeyHint } from "./page-parts.tsx";

const resolutions = ["theirs", "mine"] as const satisfies readonly Resolution[];

interface ConflictFieldProps {
  label: string;
  conflict: FieldConflict;
  mine: string;
  valueText: (value: string) => string;
  onChoose: (resolution: Resolution) => void;
}

/**
 * Asks which value of a field holds, where two people changed it: before, theirs and mine side by side, none preset. The keys 1
 * and 2 choose; without JavaScript the choice goes with the form.
 */
export function ConflictField({ label, conflict, mine, valueText, onChoose }: ConflictFieldProps) {
  const say = useText(resourceTexts);
  const { field } = conflict;
  const byKey = (event: KeyboardEvent) => {
    const chosen = resolutions[Number(event.key) - 1]; // the number that is hinted beside it
    if (!chosen) return;
    event.preventDefault();
    onChoose(chosen);
  };
  return (
    <fieldset className="conflict" onKeyDown={byKey} data-conflict={field}>
      <input type="hidden" name={field} value={mine} />
      <input type="hidden" name="asked" value={field} />
      <legend>{say("conflict.question", { field: label })}</legend>
      <div className="conflict-values">
        <div>
          <small>{say("before")}</small>
          <p>{valueText(conflict.loaded)}</p>
        </div>
        {resolutions.map((resolution, at) => (
          <label key={resolution}>
            <input type="radio" name={`resolve_${field}`} value={resolution} required onClick={() => onChoose(resolution)} />
            <span>
              <small>
                {say(`conflict.${resolution}`)} <KeyHint>{at + 1}</KeyHint>
              </small>
              <b>{valueText(resolution === "theirs" ? conflict.saved : mine)}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
