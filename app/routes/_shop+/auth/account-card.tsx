import type { ReactNode } from "react";

/** The narrow card of the sign-in and password pages. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page py-8 md:py-16">
      <section className="mx-auto grid max-w-[440px] gap-6 rounded-3 border border-line bg-surface p-4 sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        {children}
      </section>
    </div>
  );
}
