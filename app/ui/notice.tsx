import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export type NoticeTone = "info" | "success" | "error" | "haldi";

const icons: Record<NoticeTone, IconName> = { info: "info", success: "circle-check", error: "triangle-alert", haldi: "info" };

/** A message about this page. An error is an assertive live region, a success a polite one. */
export function Notice({ tone = "info", icon = icons[tone], children }: NoticeProps) {
  const role = tone === "error" ? "alert" : tone === "success" ? "status" : undefined;
  return (
    <div className={`notice notice-${tone} min-w-0`} role={role}>
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
