import { type Policy, policyKeys, policyPaths } from "#app/domain/content/policies.ts";
import type { ContentSection } from "#app/domain/content/section.ts";
import { policies as texts } from "#app/i18n/policies.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sections } from "./content-sections.tsx";

/** Data of a policy's page. */
export interface PolicyView {
  policy: Policy;
  title: string;
  sections: readonly ContentSection[];
  /** A calendar day, null while nothing is written. */
  updatedOn: string | null;
}

/** One of the shop's policies, with links to the others. */
export function PolicyPage({ policy, title, sections, updatedOn }: PolicyView) {
  const t = useText(texts);
  const lang = useLang();
  return (
    <div className="page content">
      <h1>{title}</h1>
      {updatedOn ? <p className="content-lead">{t("updated", { date: formatDate(updatedOn, lang) })}</p> : null}
      {sections.length > 0 ? (
        <Sections sections={sections} />
      ) : (
        <EmptyState icon="file-text" title={t("empty")} action={<LinkButton href="/contact">{t("contact")}</LinkButton>}>
          {t("empty.why")}
        </EmptyState>
      )}
      {policy === "shipping" ? (
        <p>
          <a href="/delivery-zones">{t("zones")}</a>
        </p>
      ) : null}
      <nav className="content-links" aria-labelledby="other-policies">
        <h2 id="other-policies">{t("others")}</h2>
        {policyKeys
          .filter((other) => other !== policy)
          .map((other) => (
            <a key={other} href={policyPaths[other]}>
              {t(`title.${other}`)}
            </a>
          ))}
      </nav>
    </div>
  );
}
