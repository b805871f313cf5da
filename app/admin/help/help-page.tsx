import { Form } from "@remix-run/react";
import { useState } from "react";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { PageHead } from "../page-head.tsx";
import { sections } from "../sections.ts";
import { categoryOf, type HelpCategory, helpCategories, matchesAll } from "./categories.ts";
import { HelpSection } from "./help-section.tsx";
import { helpTopics } from "./topics.ts";

export interface HelpPageProps {
  search: string;
  category: HelpCategory;
  /** The requested section, expanded. */
  section: SectionKey | null;
  /** The sections this person may open. */
  opened: readonly SectionKey[];
}

/** The documentation: a search, a filter, and an accordion of the sections (B2.49, B2.50, B2.51). */
export function HelpPage({ search, category, section, opened }: HelpPageProps) {
  const t = useText(adminHelp);
  const lang = useLang();
  const [typed, setTyped] = useTyped(search);
  const isSearched = typed.trim() !== "";
  const topics = helpTopics(lang).filter((topic) => matchesAll(topic, typed.trim()));
  const shown = sections
    .filter((known) => category === "all" || categoryOf(known) === category)
    .map((known) => ({ section: known, topics: topics.filter((topic) => topic.section === known.key) }))
    .filter((entry) => entry.topics.length > 0);
  const tabs = helpCategories.map((name) => ({
    href: helpAddress(name, typed),
    label: t(`category.${name}`),
    current: name === category,
  }));
  return (
    <>
      <PageHead title={t("title")} />
      <Form role="search" action="/admin/help" className="order-filters" preventScrollReset>
        {category === "all" ? null : <input type="hidden" name="category" value={category} />}
        <Field
          label={t("search")}
          name="q"
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={100}
        />
        <Button variant="quiet" small icon="search">
          {t("search.go")}
        </Button>
        {isSearched ? (
          <LinkButton href={helpAddress(category, "")} onClick={() => setTyped("")} variant="plain" small icon="x">
            {t("search.clear")}
          </LinkButton>
        ) : null}
      </Form>
      <Tabs label={t("categories")} tabs={tabs} />
      <div className="help-sections">
        {shown.map((entry) => (
          <HelpSection
            key={entry.section.key}
            {...entry}
            isOpen={isSearched || entry.section.key === section}
            mayOpen={opened.includes(entry.section.key)}
          />
        ))}
      </div>
      {shown.length === 0 ? <NothingFound /> : null}
    </>
  );
}

/** The search field: the address's value until the user types; submitting changes the address. */
function useTyped(search: string) {
  const [from, setFrom] = useState(search);
  const [typed, setTyped] = useState(search);
  if (from !== search) {
    setFrom(search);
    setTyped(search);
  }
  return [typed, setTyped] as const;
}

function NothingFound() {
  const t = useText(adminHelp);
  const all = (
    <LinkButton href="/admin/help" variant="quiet" small>
      {t("none.all")}
    </LinkButton>
  );
  return (
    <EmptyState icon="circle-question-mark" title={t("none")} action={all}>
      {t("none.why")}
    </EmptyState>
  );
}

function helpAddress(category: HelpCategory, search: string): string {
  const query = new URLSearchParams({
    ...(category !== "all" && { category }),
    ...(search.trim() && { q: search.trim() }),
  });
  return query.size > 0 ? `/admin/help?${query}` : "/admin/help";
}
