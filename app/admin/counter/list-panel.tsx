import type { RefObject } from "react";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { KeyCap } from "./key-cap.tsx";

interface ListPanelProps {
  area: RefObject<HTMLTextAreaElement>;
  list: string;
  onType: (text: string) => void;
  onRead: () => void;
  /** The parts of the message that could not be parsed. */
  unread: readonly string[];
}

/** The message that the order came from; stored unchanged with the order. */
export function ListPanel({ area, list, onType, onRead, unread }: ListPanelProps) {
  const t = useText(counter);
  return (
    <div className="counter-list">
      <label className="field-label" htmlFor="list">
        {t("list")} <KeyCap does="paste" />
      </label>
      <textarea
        ref={area}
        className="control"
        id="list"
        name="list"
        rows={4}
        maxLength={6000}
        placeholder={t("list.example")}
        value={list}
        onChange={({ target }) => onType(target.value)}
      />
      <Button type="button" variant="quiet" small icon="clipboard-list" onClick={onRead}>
        {t("list.read")}
      </Button>
      <p role="status" className="counter-unknown">
        {unread.length > 0 ? t("list.unread", { texts: unread.map((text) => `“${text}”`).join(", ") }) : null}
      </p>
    </div>
  );
}
