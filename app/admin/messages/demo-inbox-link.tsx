import { useRouteLoaderData } from "@remix-run/react";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { AdminShellView } from "../shell.tsx";

/** In demo mode the way to where messages arrive; else nothing. In the head of a list it is its icon on a phone. */
export function DemoInboxLink({ inHead = false }: { inHead?: boolean }) {
  const t = useText(adminOutbox);
  const isDemo = useRouteLoaderData<AdminShellView>("routes/admin+/_layout")?.isDemo;
  if (!isDemo) return null;
  return (
    <LinkButton variant="quiet" small icon="smartphone" href="/demo/inbox" aria-label={t("demo")}>
      <span className={inHead ? "resource-wide-label" : undefined}>{t("demo")}</span>
    </LinkButton>
  );
}
