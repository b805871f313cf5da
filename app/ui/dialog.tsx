import { type ReactNode, useEffect, useId, useRef } from "react";
import { focusFirstField } from "./focus-first-field.ts";
import { Icon } from "./icon.tsx";

interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape and a click on the backdrop. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** A sheet is at the right edge with full height. */
  sheet?: boolean;
  children: ReactNode;
}

/** A dialog or menu above the page, as native `<dialog>`: it traps the focus and restores it. */
export function Dialog({ open, onClose, title, closeLabel, sheet, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!open) dialog.current?.close();
    else if (dialog.current && !dialog.current.open) {
      dialog.current.showModal();
      if (!sheet) focusFirstField(dialog.current);
    }
  }, [open, sheet]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape already closes it; the click is on the backdrop
    <dialog
      ref={dialog}
      className={sheet ? "dialog dialog-sheet" : "dialog"}
      aria-labelledby={titleId}
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="button button-plain button-icon" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="dialog-body">{open ? children : null}</div>
    </dialog>
  );
}
