import type { RefObject } from "react";
import type { Slot } from "#app/domain/delivery/slots.ts";
import { counter } from "#app/i18n/counter.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { FieldErrors } from "#app/ui/field-frame.tsx";
import { KeyCap } from "./key-cap.tsx";
import { saleSlotWords, slotOf } from "./slot.ts";

interface SlotFieldProps {
  /** The chosen slot; empty: the earliest. */
  chosen: string;
  slots: readonly Slot[];
  today: string;
  select: RefObject<HTMLSelectElement>;
  onChoose: (slot: string) => void;
  errors: readonly string[] | undefined;
}

/** Delivery slot of a caller's order: the earliest unless another is chosen; a slot that has passed meanwhile is reported. */
export function SlotField({ chosen, slots, today, select, onChoose, errors }: SlotFieldProps) {
  const t = useText(counter);
  const lang = useLang();
  const hasPassed = chosen !== "" && slotOf(chosen, slots) !== chosen;
  return (
    <div className="field">
      <label className="field-label" htmlFor="slot">
        {t("field.slot")} <KeyCap does="slot" />
      </label>
      <select
        ref={select}
        id="slot"
        name="slot"
        className="control"
        value={slotOf(chosen, slots)}
        aria-invalid={Boolean(errors?.length) || undefined}
        aria-describedby={hasPassed ? "slot-hint" : undefined}
        onChange={({ target }) => onChoose(target.value)}
      >
        {slots.map((slot) => (
          <option key={`${slot.date} ${slot.time}`} value={`${slot.date} ${slot.time}`}>
            {saleSlotWords(slot, { t, lang, today })}
          </option>
        ))}
      </select>
      {slots.length === 0 || hasPassed ? (
        <p id="slot-hint" className="field-hint">
          {t(slots.length === 0 ? "slot.none" : "slot.passed")}
        </p>
      ) : null}
      <FieldErrors id="slot" errors={errors} />
    </div>
  );
}
