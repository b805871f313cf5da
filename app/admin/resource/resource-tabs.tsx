import { writeQuery } from "#app/domain/resource/resource-query.ts";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { PageParts } from "./page-parts.tsx";
import { SaveView } from "./saved-views.tsx";

/** The parts of a list with their counts, the team's views after them and the bin at the far end. */
export function ResourceTabs<Row extends ListedRow>({ resource, view, addresses }: PageParts<Row>) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const { query, tabs, views } = view;
  if (tabs.length === 0) return null;
  const here = writeQuery({ ...query, page: 1 });
  const isView = views.some((saved) => saved.query === here);
  const nameOf = (tab: string) => (tab === "all" ? say("tab.all") : tab === "bin" ? say("tab.bin") : t(`tab.${tab}`));
  const linkOf = ({ name, count }: (typeof tabs)[number]) => (
    <a
      key={name}
      href={addresses.list({ tab: name, ...(name === "bin" && { q: "", filters: {}, sort: "" }) })}
      className={name === "bin" ? "resource-tab-end" : undefined}
      aria-current={query.tab === name && !isView ? "page" : undefined}
    >
      {nameOf(name)}
      {count === undefined ? null : <span>{count}</span>}
    </a>
  );
  return (
    <div className="resource-tabs">
      <nav aria-label={say("tabs")}>
        {tabs.filter(({ name }) => name !== "bin").map(linkOf)}
        {views.map(({ id, name, query: saved }) => (
          <a key={id} href={`${resource.path}?${saved}`} aria-current={saved === here ? "page" : undefined}>
            {name}
          </a>
        ))}
        {tabs.filter(({ name }) => name === "bin").map(linkOf)}
      </nav>
      {view.mayEdit && resource.hasActs && here !== "" && query.tab !== "bin" ? (
        <SaveView {...{ view, addresses, here }} />
      ) : null}
    </div>
  );
}
