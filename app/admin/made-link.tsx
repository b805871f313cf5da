import { useState } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface MadeLinkProps {
  link: string;
  label: string;
  /** How long it works, and that it is shown this once. */
  note: string;
  children?: React.ReactNode;
}

/** The link just made, to be copied: by the button, or by hand where scripts or the clipboard are missing. */
export function MadeLink({ link, label, note, children }: MadeLinkProps) {
  const t = useText(admin);
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <Notice tone="success">
      <p>{note}</p>
      <Field label={label} name="link" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <div className="flex flex-wrap gap-2">
        {isHydrated ? (
          <Button type="button" small variant="quiet" icon="copy" onClick={copy}>
            {t(isCopied ? "link.copied" : "link.copy")}
          </Button>
        ) : null}
        {children}
      </div>
    </Notice>
  );
}
