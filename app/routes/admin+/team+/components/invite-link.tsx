import { useState } from "react";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The link just made, to be copied: by the button, or by hand where scripts or the clipboard are missing. */
export function InviteLink({ link }: { link: string }) {
  const t = useText(adminTeam);
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <Notice tone="success">
      <p>{t("invite.made")}</p>
      <Field label={t("invite.link")} name="link" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      {isHydrated ? (
        <Button type="button" small variant="quiet" icon="copy" onClick={copy}>
          {t(isCopied ? "invite.copied" : "invite.copy")}
        </Button>
      ) : null}
    </Notice>
  );
}
