import type { ReactNode } from "react";

/** Labelled values below each other; unset ones are left out. */
export function DetailList({ details }: { details: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="admin-facts">
      {details
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
