import type { ReactNode } from "react";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { RowSelection } from "./use-row-selection.ts";

interface BulkBarProps {
  /** The form that the marks belong to. */
  form: string;
  selection: RowSelection;
  /** How all that the list finds is chosen, where it is more than the page shows. */
  all?: ReactNode;
  /** What can be done with the marked rows. */
  children: ReactNode;
}

/** How many rows are marked and what can be done with them. The style sheet shows it as soon as one is. */
export function BulkBar({ form, selection, all, children }: BulkBarProps) {
  const say = useText(resourceTexts);
  const { count, unmarkAll } = selection;
  return (
    <section className="resource-bulk" aria-label={say("bulk.bar")}>
      <b aria-live="polite">{count > 0 ? say("bulk.chosen", { count }) : null}</b>
      {all}
      <span className="resource-bulk-actions">
        {children}
        <button type="reset" form={form} aria-label={say("bulk.none")} onClick={unmarkAll}>
          <Icon name="x" />
        </button>
      </span>
    </section>
  );
}
