import { useEffect, useRef, useState } from "react";
import { admin } from "#app/i18n/admin.ts";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import type { SectionKey } from "../sections.ts";
import { type Chat, findAnswer, isQuestion, nearestFirst, replyDelay, say } from "./chat.ts";
import { helpTopics } from "./topics.ts";

/** What has been said, the topics nearest to the section, and how to ask. It begins with a welcome that names the section (A2.106). */
export function useChat(section: SectionKey) {
  const t = useText(adminHelp);
  const lang = useLang();
  const where = useText(admin)(`section.${section}`);
  const topics = nearestFirst(helpTopics(lang), section);
  const [chat, setChat] = useState<Chat>(() => say([], "bot", t("welcome", { section: where })));
  const replies = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const waiting = replies.current;
    return () => {
      for (const reply of waiting) clearTimeout(reply);
    };
  }, []);

  const ask = (text: string) => {
    if (!isQuestion(text)) return;
    const answer = findAnswer(text, topics)?.answer ?? t("fallback");
    setChat((said) => say(said, "user", text.trim()));
    replies.current.add(setTimeout(() => setChat((said) => say(said, "bot", answer)), replyDelay));
  };
  return { chat, topics, ask };
}
