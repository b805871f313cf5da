import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Drawer } from "./drawer.tsx";

/** More actions of a row: links and small forms behind three dots. `label` names the row too: "More for Tomatoes". */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Drawer
      className="admin-pop"
      summary={
        <summary className="button button-plain button-small button-icon" aria-label={label}>
          <Icon name="ellipsis-vertical" />
        </summary>
      }
    >
      <div className="admin-pop-panel">{children}</div>
    </Drawer>
  );
}
