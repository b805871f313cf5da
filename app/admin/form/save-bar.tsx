import { KeyHint } from "#app/admin/resource/page-parts.tsx";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

/** The button that sends a form. */
export interface FrameSubmit {
  label: string;
  icon?: IconName;
  variant?: "quiet" | "danger";
  /** What the button sends beside the fields. */
  name?: string;
  value?: string;
  disabled?: boolean;
}

/** The button that sends a form, also by Ctrl+S. */
export function FrameButton({ label, isSaving, hasKey = false, ...look }: FrameSubmit & { isSaving: boolean; hasKey?: boolean }) {
  const say = useText(resourceTexts);
  return (
    <Button small data-save="" busy={isSaving} {...look}>
      {label}
      {hasKey ? <KeyHint>{say("save.key")}</KeyHint> : null}
    </Button>
  );
}

interface SaveBarProps {
  /** the names of the changed fields, in order */
  changed: readonly string[];
  isDirty: boolean;
  /** fields that two people changed and that are not decided yet */
  open: number;
  isSaving: boolean;
  save: FrameSubmit;
  discardTo: string | null;
  discard: () => void;
}

/** What is not saved yet, and the two ways on; stays in sight while the form scrolls. */
export function SaveBar({ changed, isDirty, open, isSaving, save, discardTo, discard }: SaveBarProps) {
  const say = useText(resourceTexts);
  const state = changed.length > 0 ? say("form.unsaved", { count: changed.length }) : say(isDirty ? "form.failed" : "form.clean");
  return (
    <div className="save-bar">
      {open > 0 ? <span className="save-bar-open">{say("conflict.open", { count: open })}</span> : null}
      <p role="status">
        <b>{state}</b>
        {changed.length > 0 ? <span>{changed.join(", ")}</span> : null}
      </p>
      {discardTo === null ? null : (
        <a
          className="button button-plain button-small"
          href={discardTo}
          onClick={(event) => {
            event.preventDefault();
            discard();
          }}
        >
          {say("discard")}
        </a>
      )}
      <FrameButton {...save} isSaving={isSaving} hasKey />
    </div>
  );
}
