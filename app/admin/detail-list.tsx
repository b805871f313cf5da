import type { ReactNode } from "react";

interface DetailListProps {
  details: readonly { label: string; value: ReactNode }[];
  /** Its look, where it is not that of a panel. */
  className?: string;
}

/** Labelled values below each other; unset ones are left out. */
export function DetailList({ details, className = "admin-facts" }: DetailListProps) {
  return (
    <dl className={className}>
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
