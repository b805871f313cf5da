import { useLocation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

interface SheetButtonProps {
  /** the id of the sheet that it opens */
  sheet: string;
  label: string;
  icon?: IconName;
  /** beside the icon, where there is room for it */
  children?: ReactNode;
}

/** The button that opens a sheet on a phone; a wider screen has no use for it. */
export function SheetButton({ sheet, label, icon = "ellipsis-vertical", children }: SheetButtonProps) {
  return (
    <button
      type="button"
      className="button button-plain button-small phone-sheet-open"
      aria-label={label}
      {...{ popovertarget: sheet }}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

/**
 * What a phone has no room for: a part of the page like any other on a wide screen, on a phone a sheet from below that its button
 * opens. It needs no JavaScript; with it the sheet closes when a link of it is followed or the address changes.
 */
export function PhoneSheet({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key) close(sheet.current);
  }, [key]);
  const leave = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
    if (target instanceof Element && target.closest("a")) close(currentTarget);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles the clicks of its links, which keys trigger too
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows what its links do
    <div ref={sheet} id={id} className={`phone-sheet ${className ?? ""}`.trim()} onClick={leave} {...{ popover: "auto" }}>
      {children}
    </div>
  );
}

/** Closes an open sheet; a browser without popovers has nothing to close. */
function close(sheet: HTMLElement | null): void {
  if (sheet && "hidePopover" in sheet && sheet.matches(":popover-open")) sheet.hidePopover();
}
