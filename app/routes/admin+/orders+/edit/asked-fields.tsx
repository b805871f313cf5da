import { type FormEvent, Fragment, type ReactNode, useState } from "react";
import { ConflictField } from "#app/admin/resource/conflict-field.tsx";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Resolution } from "#app/lib/merge-fields.ts";
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

/** What a control of an order's form is drawn with. */
type ControlProps = {
  name: string;
  id: string;
  label: string;
  defaultValue: string;
  errors: string[] | undefined;
  hint: string | undefined;
};

interface AskedFieldsProps<Name extends string> {
  /** in order; a hint stands in the place of what is saved now */
  fields: readonly {
    name: Name;
    label: string;
    hint?: string;
    valueText?: (text: string) => string;
    draw: (control: ControlProps) => ReactNode;
  }[];
  asking: ReturnType<typeof useAskedFields>;
  /** what was typed into each, as the form has it */
  typed: Readonly<Record<Name, { id: string; initialValue?: string | undefined }>>;
  saved: Readonly<Partial<Record<Name, string>>>;
  /** whether the shop refused the form: what is saved now is then shown under each field that differs */
  isRefused: boolean;
  errorsOf: (name: Name) => string[] | undefined;
}

/** The controls of an order's form; where two people changed one a question first, then the control with what was chosen. */
export function AskedFields<Name extends string>({ fields, asking, typed, saved, isRefused, errorsOf }: AskedFieldsProps<Name>) {
  const t = useText(adminOrders);
  return fields.map(({ name, label, hint, valueText = (text) => text || t("empty"), draw }) => {
    const { id, initialValue } = typed[name];
    const mine = initialValue ?? "";
    const conflict = asking.conflicts.find(({ field }) => field === name);
    const decision = asking.decisionOf(name);
    if (conflict && !decision) {
      const ask = { label, conflict, mine, valueText };
      return <ConflictField key={name} {...ask} onChoose={(chosen) => asking.decide(name, chosen)} />;
    }
    const savedNow =
      isRefused && initialValue !== saved[name] ? t("saved-now", { value: valueText(saved[name] ?? "") }) : undefined;
    const defaultValue = conflict && decision === "theirs" ? conflict.saved : mine;
    return (
      <Fragment key={name}>
        {conflict ? (
          <>
            {/* what the control holds from now on is this person's own */}
            <input type="hidden" name="asked" value={name} />
            <input type="hidden" name={`resolve_${name}`} value="mine" />
          </>
        ) : null}
        {draw({ name, id, label, defaultValue, errors: errorsOf(name), hint: hint ?? savedNow })}
      </Fragment>
    );
  });
}
