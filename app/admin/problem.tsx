import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

/** A page that cannot be shown: what is wrong as its title, and the ways on below. */
export function Problem({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
