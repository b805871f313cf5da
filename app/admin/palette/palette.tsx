import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import { adminPalette } from "#app/i18n/admin-palette.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import type { Theme } from "#app/lib/themes.ts";
import type { Section } from "../sections.ts";
import { type EntryGroup, entriesFor, type Question } from "./entries.ts";
import { PaletteEntries } from "./palette-entries.tsx";
import { useChoice } from "./use-choice.ts";
import { useFound } from "./use-found.ts";

export interface PaletteProps {
  opened: readonly Section[];
  mayAddProduct: boolean;
  mayAddOrder: boolean;
  theme: Theme;
  onClose: () => void;
  onKeys: () => void;
  onCommand: (fields: Readonly<Record<string, string>>) => void;
}

const listId = "palette-entries";

/** One field that leads everywhere: sections and actions at once, orders and products from the server. */
export function Palette({ onClose, onKeys, onCommand, ...offer }: PaletteProps) {
  const t = useText(adminPalette);
  const frame = useText(frameTexts);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const [asked, setAsked] = useState<Question | null>(null);
  const offered = entriesFor(text, useFound(text), { ...offer, t, frame, lang: useLang() });
  const groups: EntryGroup[] = asked ? [{ name: "commands", entries: [...asked.answers] }] : offered;
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(at, entries.length - 1)];
  const choose = useChoice({
    ...{ onClose, onKeys, onCommand },
    onAsk: (question) => {
      setAsked(question);
      setAt(0);
    },
  });

  useEffect(() => {
    // autofocus applies when a dialog opens; one that is open already has handled it
    field.current?.setAttribute("autofocus", "");
    field.current?.focus();
  }, []);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) setAt((entries.indexOf(active!) + step + entries.length) % entries.length);
    else if (event.key === "Enter" && active) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <div className="palette">
      <input
        ref={field}
        className="control"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active?.id}
        aria-label={t("field")}
        placeholder={t("field")}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setAsked(null);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <p className="sr-only" role="status">
        {asked ? asked.question : t("found", { count: entries.length })}
      </p>
      {asked ? <p>{asked.question}</p> : null}
      <PaletteEntries id={listId} groups={groups} active={active} onChoose={choose} />
      {entries.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
    </div>
  );
}
