import { useEffect, useRef, useState } from "react";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { sections } from "../sections.ts";
import { matchesAll } from "./categories.ts";
import { HelpSection } from "./help-section.tsx";
import { helpTopics } from "./topics.ts";

interface HelpPanelProps {
  /** The section on the page beside it, whose topics stand first and open. */
  section: SectionKey;
  opened: readonly SectionKey[];
  onClose: () => void;
}

/** The help topics beside the page, which they narrow and do not cover. */
export function HelpPanel({ section, opened, onClose }: HelpPanelProps) {
  const t = useText(adminHelp);
  const frame = useText(admin);
  const lang = useLang();
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isSearched = typed.trim() !== "";
  const topics = helpTopics(lang).filter((topic) => matchesAll(topic, typed.trim()));
  const shown = [...sections.filter(({ key }) => key === section), ...sections.filter(({ key }) => key !== section)]
    .map((known) => ({ section: known, topics: topics.filter((topic) => topic.section === known.key) }))
    .filter((entry) => entry.topics.length > 0);
  return (
    <aside
      className="help-panel"
      aria-label={t("title")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault(); // the key is used up: it closes nothing else
        onClose();
      }}
    >
      <div className="chat-head">
        <h2>{t("title")}</h2>
        <Button type="button" variant="plain" small iconOnly icon="x" aria-label={frame("close")} onClick={onClose} />
      </div>
      <input
        ref={field}
        type="search"
        className="control"
        aria-label={t("search")}
        placeholder={t("search")}
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className="help-sections">
        {shown.map((entry) => (
          <HelpSection
            key={entry.section.key}
            {...entry}
            isOpen={isSearched || entry.section.key === section}
            mayOpen={opened.includes(entry.section.key)}
          />
        ))}
        {shown.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
      </div>
    </aside>
  );
}
