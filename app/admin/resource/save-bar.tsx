import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { KeyHint } from "./page-parts.tsx";

interface SaveBarProps {
  /** the names of the changed fields, in order */
  changed: readonly string[];
  /** fields that two people changed and nobody has chosen for yet */
  open: number;
  isSaving: boolean;
  discardTo: string;
  onDiscard: () => void;
}

/** What is not saved yet, and the two ways on; stays in sight while the form scrolls. */
export function SaveBar({ changed, open, isSaving, discardTo, onDiscard }: SaveBarProps) {
  const say = useText(resourceTexts);
  return (
    <div className="save-bar">
      {open > 0 ? <span className="save-bar-open">{say("conflict.open", { count: open })}</span> : null}
      <p role="status">
        <b>{changed.length > 0 ? say("form.unsaved", { count: changed.length }) : say("form.clean")}</b>
        {changed.length > 0 ? <span>{changed.join(", ")}</span> : null}
      </p>
      <a
        className="button button-plain button-small"
        href={discardTo}
        onClick={(event) => {
          event.preventDefault();
          onDiscard();
        }}
      >
        {say("discard")}
      </a>
      <Button small busy={isSaving}>
        {say("save")}
        <KeyHint>{say("save.key")}</KeyHint>
      </Button>
    </div>
  );
}
