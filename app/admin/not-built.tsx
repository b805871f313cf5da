import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "./page-head.tsx";
import { findSection, sectionPath } from "./sections.ts";

/** The page of a section that has an address and permissions, but no screen yet. */
export function NotBuilt({ section }: { section: SectionKey }) {
  const t = useText(admin);
  const next = (
    <LinkButton href={sectionPath("orders")} variant="quiet" small icon="receipt">
      {t("not-built.next")}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={t(`section.${section}`)} />
      <EmptyState icon={findSection(section)?.icon ?? "wrench"} title={t("not-built")} action={next}>
        {t("not-built.why")}
      </EmptyState>
    </>
  );
}
