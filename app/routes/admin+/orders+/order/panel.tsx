import type { ReactNode } from "react";

interface PanelProps {
  title: string;
  /** Actions of the panel, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function OrderPanel({ title, action = null, children }: PanelProps) {
  return (
    <section className="admin-panel">
      {action ? (
        <div className="panel-head">
          <h2>{title}</h2>
          {action}
        </div>
      ) : (
        <h2>{title}</h2>
      )}
      {children}
    </section>
  );
}
