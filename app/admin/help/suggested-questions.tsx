import { useEffect, useRef, useState } from "react";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { useText } from "#app/i18n/use-text.ts";
import { questionLabel, questionsAtATime } from "./chat.ts";
import type { HelpTopic } from "./topics.ts";

/** The first six questions, and on request up to six more (A2.107). */
export function SuggestedQuestions({ topics, onAsk }: { topics: readonly HelpTopic[]; onAsk: (text: string) => void }) {
  const t = useText(adminHelp);
  const [hasMore, setHasMore] = useState(false);
  const shown = topics.slice(0, hasMore ? 2 * questionsAtATime : questionsAtATime);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the "more" button was removed: the first new question gets the focus
    if (hasMore) list.current?.querySelectorAll("button")[questionsAtATime]?.focus();
  }, [hasMore]);
  return (
    <ul ref={list} className="chat-questions" aria-label={t("questions")}>
      {shown.map(({ id, question }) => (
        <li key={id}>
          <button type="button" title={question} onClick={() => onAsk(question)}>
            {questionLabel(question)}
          </button>
        </li>
      ))}
      {!hasMore && topics.length > questionsAtATime ? (
        <li>
          <button type="button" onClick={() => setHasMore(true)}>
            {t("questions.more")}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
