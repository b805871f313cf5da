import { Form } from "@remix-run/react";
import { EmailFrame } from "#app/components/email-frame.tsx";
import type { DemoMessage } from "#app/contract/demo-inbox.ts";
import { demoInbox as texts } from "#app/i18n/demo-inbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

interface DemoMessagesProps {
  /** Newest first; `at` as it is shown. */
  messages: readonly DemoMessage[];
  /** The shop takes what customers write. */
  isIncoming: boolean;
}

/** What phones, mailboxes and browsers received, newest first, with a way to reply at the newest message of each phone. */
export function DemoMessages({ messages, isIncoming }: DemoMessagesProps) {
  const t = useText(texts);
  if (messages.length === 0) {
    return (
      <EmptyState icon="inbox" title={t("none")}>
        {t("none.why")}
      </EmptyState>
    );
  }
  const newest = new Map(messages.toReversed().map((message) => [message.to, message]));
  return (
    <ol className="my-4 grid gap-3">
      {messages.map((message) => (
        <li
          key={`${message.channel} ${message.to} ${message.at} ${message.subject} ${message.text}`}
          className="panel grid gap-3 wrap-anywhere"
        >
          <p className="text-ink-2">
            <b>{t(message.channel)}</b> {message.to} · {message.at}
          </p>
          <Received {...message} />
          {message.channel === "whatsapp" && newest.get(message.to) === message ? (
            <Reply phone={message.to} isIncoming={isIncoming} />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Received(message: DemoMessage) {
  if (message.channel === "email") return <Email {...message} />;
  return message.channel === "push" ? <Push {...message} /> : <Chat {...message} />;
}

function Push({ subject, text, link }: DemoMessage) {
  const t = useText(texts);
  return (
    <>
      <h2>{subject}</h2>
      <p dir="auto">{text}</p>
      {link ? (
        <p>
          <a href={link} aria-label={`${t("push.open")}: ${subject}`}>
            {t("push.open")}
          </a>
        </p>
      ) : null}
    </>
  );
}

function Chat({ text, media }: DemoMessage) {
  const t = useText(texts);
  return (
    <>
      {media ? <a href={media}>{t("picture")}</a> : null}
      <p className="whitespace-pre-line" dir="auto">
        {text}
      </p>
    </>
  );
}

function Email({ subject, text, html }: DemoMessage) {
  const t = useText(texts);
  return (
    <>
      <h2>{subject}</h2>
      {html ? (
        <EmailFrame title={t("letter", { subject: subject ?? "" })} html={html} text={text} textLabel={t("as-text")} />
      ) : (
        <p className="whitespace-pre-line" dir="auto">
          {text}
        </p>
      )}
    </>
  );
}

function Reply({ phone, isIncoming }: { phone: string; isIncoming: boolean }) {
  const t = useText(texts);
  const label = t("reply", { phone });
  return (
    <details>
      <summary className="py-2">{label}</summary>
      {isIncoming ? (
        <Form method="post" action="/demo/inbox/reply" className="grid gap-3" aria-label={label}>
          <SaveKey />
          <input type="hidden" name="phone" value={phone} />
          <TextAreaField label={t("reply.message")} name="message" id={`reply-${phone}`} maxLength={6000} required />
          <Button variant="quiet" icon="send">
            {t("reply.send")}
          </Button>
        </Form>
      ) : (
        <p>{t("reply.off")}</p>
      )}
    </details>
  );
}
