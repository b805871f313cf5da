import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Dialog } from "#app/ui/dialog.tsx";

interface EditModalProps {
  title: string;
  /** The list below; a save leads there too. */
  closeTo: string;
  /** How wide it is: a dialog, a sheet at the right edge, or a wide sheet for a form. */
  look?: "dialog" | "sheet" | "form";
  /** Whether closing only asks to leave: something in it may hold it back. */
  asks?: boolean;
  children: ReactNode;
}

/** An editor above its list (A4.13); without JavaScript it stands before the list. */
export function EditModal({ title, closeTo, look = "dialog", asks = false, children }: EditModalProps) {
  const t = useText(admin);
  const navigate = useNavigate();
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  useEffect(
    () => () => {
      // closing leads to the list anew, where the browser has forgotten who opened the dialog
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <Dialog
      open
      title={title}
      closeLabel={t("close")}
      onClose={() => navigate(closeTo, { preventScrollReset: true })}
      sheet={look !== "dialog"}
      className={look === "form" ? "dialog-served dialog-form" : "dialog-served"}
      asks={asks}
      isServed
    >
      {children}
    </Dialog>
  );
}
