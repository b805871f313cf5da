import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { Waiting } from "#app/domain/reports/count-waiting.server.ts";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useLiveOrdersContext } from "./live-orders/live-orders-provider.tsx";
import { shownSection } from "./page-address.ts";
import { menuOf, type Section, type SectionGroup, searchSections, sectionPath } from "./sections.ts";

interface NavigationProps {
  /** The sections somebody may open; no other is listed. */
  opened: readonly Section[];
  waiting: Waiting;
  /** Icons alone, on this device. */
  isRail?: boolean;
}

/** The groups that stay unfolded while none of their sections is shown. */
const unfolded: readonly SectionGroup[] = ["core", "commerce", "content"];

/** The sections somebody may open, in their groups, with what waits in each. */
export function Navigation({ opened, waiting, isRail = false }: NavigationProps) {
  const t = useText(frameTexts);
  const current = shownSection(useLocation().pathname);
  const [typed, setTyped] = useState("");
  const isHydrated = useHydrated();
  const countOf = useWaitingCount(waiting);
  const isSearched = typed.trim() !== "" && !isRail;
  const found = isSearched ? searchSections(typed, opened) : [];
  const items = (sections: readonly Section[]) =>
    sections.map((section) => (
      <NavigationItem
        key={section.key}
        section={section}
        isCurrent={section.key === current}
        count={countOf(section.key)}
        isRail={isRail}
      />
    ));
  return (
    <nav className="admin-nav" aria-label={t("navigation")}>
      {isHydrated && !isRail ? (
        <label className="admin-nav-find">
          <Icon name="search" />
          <input
            type="text"
            aria-label={t("navigation.find")}
            placeholder={t("navigation.find")}
            autoComplete="off"
            maxLength={60}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape" || typed === "") return;
              event.preventDefault(); // the key is used up: it closes nothing else
              setTyped("");
            }}
          />
        </label>
      ) : null}
      {isSearched ? <ul aria-label={t("navigation")}>{items(found)}</ul> : null}
      {isSearched && found.length === 0 ? <p>{t("navigation.none")}</p> : null}
      {isSearched
        ? null
        : menuOf(opened).map(({ group, sections }) => (
            <details key={group} open={isRail || unfolded.includes(group) || sections.some(({ key }) => key === current)}>
              <summary>
                {t(`group.${group}`)}
                <Count count={sections.reduce((sum, { key }) => sum + countOf(key), 0)} />
              </summary>
              <ul aria-label={t(`group.${group}`)}>{items(sections)}</ul>
            </details>
          ))}
    </nav>
  );
}

/** What waits in a section; the orders follow the shop live. */
function useWaitingCount(waiting: Waiting): (key: SectionKey) => number {
  const { pending } = useLiveOrdersContext().state;
  return (key) => (key === "orders" ? pending : ((waiting as Partial<Record<SectionKey, number>>)[key] ?? 0));
}

const Count = ({ count }: { count: number }) =>
  count > 0 ? (
    <b className="admin-count" aria-hidden="true">
      {count > 99 ? "99+" : count}
    </b>
  ) : null;

type ItemProps = { section: Section; isCurrent: boolean; count: number; isRail: boolean };

/** A section with how much waits in it. */
function NavigationItem({ section: { key, icon }, isCurrent, count, isRail }: ItemProps) {
  const t = useText(frameTexts);
  const name = t(`section.${key}`);
  const state = count > 0 ? t("navigation.waiting", { count }) : null;
  return (
    <li>
      <a
        href={sectionPath(key)}
        aria-current={isCurrent ? "page" : undefined}
        title={[isRail ? name : null, state].filter(Boolean).join(": ") || undefined}
      >
        <Icon name={icon} />
        <span>{name}</span>
        <Count count={count} />
      </a>
    </li>
  );
}
