import { useEffect, useRef, useState } from "react";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { addMessage, type Chat, findAnswer, isQuestion, nearestFirst, replyDelay } from "./chat.ts";
import { helpTopics } from "./topics.ts";

/** The messages, the topics nearest to the section, and a function to send a question. The first message names the section (A2.106). */
export function useChat(section: SectionKey) {
  const t = useText(adminHelp);
  const lang = useLang();
  const frame = useText(frameTexts);
  const topics = nearestFirst(helpTopics(lang), section);
  const [chat, setChat] = useState<Chat>(() => addMessage([], "bot", t("welcome", { section: frame(`section.${section}`) })));
  const replies = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const waiting = replies.current;
    return () => {
      for (const reply of waiting) clearTimeout(reply);
    };
  }, []);

  const ask = (text: string) => {
    if (!isQuestion(text)) return;
    const topic = findAnswer(text, topics);
    const answer = topic ? topic.answer : t("fallback");
    setChat((current) => addMessage(current, "user", text.trim()));
    replies.current.add(setTimeout(() => setChat((current) => addMessage(current, "bot", answer)), replyDelay));
  };
  return { chat, topics, ask };
}
