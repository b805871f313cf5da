import { type FormEvent, type ReactNode, useState } from "react";
import { ConflictField } from "#app/admin/resource/conflict-field.tsx";
import type { Resolution } from "#app/domain/resource/merge-fields.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";

/** The fields of an order's form that two people changed, and what was decided about them since the form came back. */
export function useAskedFields(refused: readonly FieldConflict[] | undefined) {
  const [decided, setDecided] = useState<{ refused: typeof refused; by: Readonly<Record<string, Resolution>> }>();
  const by = decided?.refused === refused ? (decided?.by ?? {}) : {};
  const conflicts = refused ?? [];
  const open = conflicts.filter(({ field }) => !by[field]).length;
  return {
    conflicts,
    open,
    decisionOf: (name: string) => by[name],
    decide: (name: string, resolution: Resolution) => setDecided({ refused, by: { ...by, [name]: resolution } }),
    /** keeps a form from being sent until everything is decided; without JavaScript the browser sees to it */
    holdBack: (event: FormEvent<HTMLFormElement>): boolean => {
      if (open === 0) return false;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>("[data-conflict] input[type=radio]")?.focus();
      return true;
    },
  };
}

interface AskedFieldProps {
  asking: ReturnType<typeof useAskedFields>;
  name: string;
  label: string;
  /** what was typed here */
  mine: string;
  valueText: (text: string) => string;
  /** the control with the text that it starts with */
  children: (start: string) => ReactNode;
}

/** A control of an order's form; where two people changed it a question first, then the control with what was chosen. */
export function AskedField({ asking, name, label, mine, valueText, children }: AskedFieldProps) {
  const conflict = asking.conflicts.find(({ field }) => field === name);
  if (!conflict) return children(mine);
  const decision = asking.decisionOf(name);
  if (!decision) {
    return <ConflictField {...{ label, conflict, mine, valueText }} onChoose={(chosen) => asking.decide(name, chosen)} />;
  }
  return (
    <>
      {/* what the control holds from now on is this person's own */}
      <input type="hidden" name="asked" value={name} />
      <input type="hidden" name={`resolve_${name}`} value="mine" />
      {children(decision === "theirs" ? conflict.saved : mine)}
    </>
  );
}
