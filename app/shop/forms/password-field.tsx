import { type ComponentProps, useState } from "react";
import { labels } from "#app/i18n/labels.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { controlAttributes, FieldFrame, type FieldTexts } from "#app/ui/field-frame.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** A password input with a button that shows what is typed. Without JavaScript the button keeps its space, unseen, and the input stays hidden. */
export function PasswordField({
  label,
  name,
  id = name,
  hint,
  errors,
  ...rest
}: FieldTexts & Omit<ComponentProps<"input">, "type">) {
  const t = useText(labels);
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const texts = { label, name, id, hint, errors };
  const classes = ["justify-self-start", !isHydrated && "invisible"].filter(Boolean).join(" ");
  return (
    <FieldFrame {...texts}>
      <input
        className="control"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...controlAttributes(texts)}
        type={isShown ? "text" : "password"}
      />
      <Button
        type="button"
        variant="plain"
        icon={isShown ? "eye-off" : "eye"}
        className={classes}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? "password.hide" : "password.show")}
      </Button>
    </FieldFrame>
  );
}
