import { useState } from "react";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { onDemand } from "#app/ui/on-demand.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { AssistantState } from "./chat.ts";

const ChatPanel = onDemand(async () => (await import("./chat-panel.tsx")).ChatPanel);

/** Closing the chat returns the focus to its button. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** The button at the bottom right, which opens the chat. Without JavaScript it links to the documentation. */
export function HelpAssistant({ section }: { section: SectionKey }) {
  const t = useText(admin);
  const [state, setState] = useState<AssistantState>("closed");
  const [wasOpened, setWasOpened] = useState(false);
  if (!useHydrated()) return null;
  return (
    <div className="assistant">
      {wasOpened ? <ChatPanel section={section} state={state} onState={setState} /> : null}
      {state === "closed" ? (
        <button
          type="button"
          className="assistant-button"
          aria-label={t("assistant")}
          ref={wasOpened ? takeFocus : undefined}
          onClick={() => {
            setWasOpened(true);
            setState("open");
          }}
        >
          <Icon name="bot" />
          <span aria-hidden="true">{t("help")}</span>
        </button>
      ) : null}
    </div>
  );
}
