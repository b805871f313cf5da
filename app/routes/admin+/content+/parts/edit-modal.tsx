import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Panel } from "#app/admin/panel.tsx";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface EditModalProps {
  title: string;
  /** The list below; a save leads there too. */
  closeTo: string;
  children: ReactNode;
}

/** An editor above its list (A4.13); without JavaScript it stands before the list. */
export function EditModal({ title, closeTo, children }: EditModalProps) {
  const t = useText(admin);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const content = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  useEffect(() => {
    // a dialog opens with its closing button focused: whoever edits wants the first field
    if (isHydrated) content.current?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
    return () => {
      // closing leads to the list anew, where the browser has forgotten who opened the dialog
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isHydrated, opener]);
  if (!isHydrated) return <Panel title={title}>{children}</Panel>;
  return (
    <Dialog open title={title} closeLabel={t("close")} onClose={() => navigate(closeTo, { preventScrollReset: true })}>
      <div ref={content}>{children}</div>
    </Dialog>
  );
}
