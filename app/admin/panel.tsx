import type { ReactNode } from "react";

/** A titled part of a page, such as one card of a form. */
export function Panel({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="admin-panel" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
