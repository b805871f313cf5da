import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { focusFirstField } from "#app/ui/focus-first-field.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A dialog that an address opens: without JavaScript it stands open on the page, with it above the page, holding the focus. Closing it goes to `closeTo`. */
export function PageDialog({ title, closeTo, children }: { title: string; closeTo: string; children: ReactNode }) {
  const t = useText(adminOrders);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    box.removeAttribute("open"); // as it came from the server; closing it properly would already leave
    box.showModal();
    focusFirstField(box);
  }, []);

  const leave = () => navigate(closeTo, { preventScrollReset: true });
  return (
    <dialog
      open
      ref={dialog}
      className="dialog page-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // of a dialog above this one: React hands it on
        event.preventDefault();
        leave();
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <a href={closeTo} className="button button-plain button-icon" aria-label={t("dialog.close")}>
          <Icon name="x" />
        </a>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
