import type { ReactNode } from "react";

/** A titled part of a page, such as one card of a form. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="admin-panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
