import type { ReactNode } from "react";
import { twoFactor as texts } from "#app/i18n/two-factor.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** The frame of a person's security pages: its heading, and the way to the back office. */
export function SecurityPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(texts);
  return (
    <div className="page narrow">
      <h1>{title}</h1>
      {children}
      <p className="mt-4">
        <LinkButton href="/admin" variant="quiet" icon="shield-check">
          {t("admin")}
        </LinkButton>
      </p>
    </div>
  );
}
