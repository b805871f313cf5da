import { useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
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
  if (!useHydrated()) return <Panel title={title}>{children}</Panel>;
  return (
    <Dialog open title={title} closeLabel={t("close")} onClose={() => navigate(closeTo, { preventScrollReset: true })}>
      {children}
    </Dialog>
  );
}
