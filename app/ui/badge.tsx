import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export type BadgeTone = "plain" | "haldi" | "jamun" | "neel" | "podina" | "mirch";

/** A short status in a colour; the text alone has the meaning. */
export function Badge({ tone = "plain", icon, children }: { tone?: BadgeTone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={tone === "plain" ? "badge" : `badge badge-${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
