import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export type NoticeTone = "info" | "success" | "error" | "haldi";

const icons: Record<NoticeTone, IconName> = { info: "info", success: "circle-check", error: "triangle-alert", haldi: "info" };

/** Something to know about this page. An error interrupts a screen reader, a success waits its turn. */
export function Notice({ tone = "info", icon = icons[tone], children }: NoticeProps) {
  const role = tone === "error" ? "alert" : tone === "success" ? "status" : undefined;
  return (
    <div className={`notice notice-${tone}`} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}

interface NoticeProps {
  tone?: NoticeTone;
  icon?: IconName;
  children: ReactNode;
}
