import { useEffect, useRef } from "react";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatTime, karachiTime } from "#app/lib/dates.ts";
import type { Chat } from "./chat.ts";

/** The messages, newest at the bottom and in view; a live region for screen readers. */
export function ChatMessages({ chat }: { chat: Chat }) {
  const t = useText(adminHelp);
  const list = useRef<HTMLDivElement>(null);
  const { length } = chat;
  useEffect(() => {
    if (length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <div ref={list} className="chat-messages" role="log" aria-label={t("chat")} tabIndex={0}>
      {chat.map(({ id, type, content, timestamp }) => (
        <div key={id} id={`chat-${id}`} className={`chat-${type}`}>
          <p>
            <span className="sr-only">{t(`chat.${type}`)}</span> {content}
          </p>
          <time dateTime={timestamp.toISOString()}>{formatTime(karachiTime(timestamp))}</time>
        </div>
      ))}
    </div>
  );
}
