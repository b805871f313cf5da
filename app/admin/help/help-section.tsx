import { frameTexts } from "#app/domain/team/frame-texts.ts";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Section, sectionPath } from "../sections.ts";
import type { HelpTopic } from "./topics.ts";

interface HelpSectionProps {
  section: Section;
  topics: readonly HelpTopic[];
  isOpen: boolean;
  mayOpen: boolean;
}

/** One section of the accordion: its questions with their answers, and a link for those who may open it. */
export function HelpSection({ section: { key, icon }, topics, isOpen, mayOpen }: HelpSectionProps) {
  const t = useText(adminHelp);
  const frame = useText(frameTexts);
  const name = frame(`section.${key}`);
  return (
    <details open={isOpen} className="help-section">
      <summary>
        <Icon name={icon} />
        <h2>{name}</h2>
        <small>{t("count", { count: topics.length })}</small>
      </summary>
      <div>
        {topics.map(({ id, question, answer, type }) => (
          <section key={id} aria-labelledby={id}>
            <h3 id={id}>{question}</h3>
            <p>{answer}</p>
            <small>{t(`type.${type}`)}</small>
          </section>
        ))}
        {mayOpen ? (
          <LinkButton href={sectionPath(key)} variant="quiet" small icon="arrow-right">
            {t("open-section", { section: name })}
          </LinkButton>
        ) : null}
      </div>
    </details>
  );
}
