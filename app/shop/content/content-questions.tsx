import type { FaqView } from "#app/domain/content/list-faqs.server.ts";
import { faq as texts } from "#app/i18n/faq.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { faqCategoryName } from "./content-faq-address.ts";
import { Prose } from "./content-prose.tsx";

/** Questions by subject, each a disclosure with its answer; a link to `#faq-7` opens its question. */
export function Questions({ faqs, open }: { faqs: readonly FaqView[]; open: boolean }) {
  const t = useText(texts);
  const subjects = [...new Set(faqs.map(({ category }) => category))];
  return subjects.map((subject) => (
    <section key={subject} className="content-section">
      <h2>{faqCategoryName(subject, t)}</h2>
      {faqs
        .filter(({ category }) => category === subject)
        .map(({ id, question, answer }) => (
          <details key={id} id={`faq-${id}`} className="question" open={open || undefined}>
            <summary>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <Prose html={answer} />
          </details>
        ))}
    </section>
  ));
}
