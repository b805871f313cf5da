import { useEffect, useRef, useState } from "react";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { type AssistantState, isQuestion } from "./chat.ts";
import { ChatMessages } from "./chat-messages.tsx";
import { SuggestedQuestions } from "./suggested-questions.tsx";
import { useChat } from "./use-chat.ts";

interface ChatPanelProps {
  section: SectionKey;
  state: AssistantState;
  onState: (state: AssistantState) => void;
}

/** The chat, open or collapsed to its header. Messages stay across navigation and closing. */
export function ChatPanel({ section, state, onState }: ChatPanelProps) {
  const t = useText(adminHelp);
  const frame = useText(admin);
  const { chat, topics, ask } = useChat(section);
  const isOpen = state === "open";
  return (
    <section
      className="chat"
      aria-label={frame("assistant")}
      hidden={state === "closed"}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault(); // the event is handled: it closes nothing else
        onState("closed");
      }}
    >
      <div className="chat-head">
        <h2>{frame("assistant")}</h2>
        <Button
          type="button"
          variant="plain"
          small
          iconOnly
          icon={isOpen ? "minus" : "chevron-up"}
          aria-label={t(isOpen ? "minimise" : "restore")}
          aria-expanded={isOpen}
          onClick={() => onState(isOpen ? "minimised" : "open")}
        />
        <Button type="button" variant="plain" small iconOnly icon="x" aria-label={t("close")} onClick={() => onState("closed")} />
      </div>
      {isOpen ? (
        <>
          <ChatMessages chat={chat} />
          <SuggestedQuestions topics={topics} onAsk={ask} />
          <QuestionField onAsk={ask} />
        </>
      ) : null}
    </section>
  );
}

function QuestionField({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useText(adminHelp);
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isQuestion(text)) return;
        onAsk(text);
        setText("");
      }}
    >
      <input
        ref={field}
        className="control"
        aria-label={t("ask")}
        placeholder={t("ask")}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={300}
        autoComplete="off"
      />
      <Button small iconOnly icon="send" aria-label={t("send")} disabled={!isQuestion(text)} />
    </form>
  );
}
