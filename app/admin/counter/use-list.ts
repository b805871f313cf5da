import { useState } from "react";
import type { MatchedLine, MatchedMessage } from "#app/domain/counter/match-list.server.ts";
import type { SaleChange } from "./change-sale.ts";
import { postToCounter } from "./counter-request.ts";
import type { NewLine } from "./sale.ts";
import type { Queue } from "./use-queue.ts";

const lineOf = ({ offers, original, unit, quantity, doubt }: MatchedLine): NewLine => ({
  offers,
  words: original,
  ...(doubt && { doubt }),
  ...(offers.length === 0 && unit === null && { quantity }),
});

/** Parses messages into lines: another pasted message, or the edited one of the list field again. */
export function useList({ run }: Queue, change: (change: SaleChange) => void) {
  const [readLast, setReadLast] = useState("");
  const [unread, setUnread] = useState<readonly string[]>([]);
  const read = (text: string, isAnother: boolean) =>
    run(
      async () => {
        const { lines, unread: left } = await postToCounter<MatchedMessage>("list", { list: text });
        change({ do: "list", text, lines: lines.map(lineOf), isAnother });
        setReadLast(isAnother ? "" : text);
        setUnread(left);
      },
      () => isAnother && change({ do: "set", values: { list: text } }),
    );
  return {
    /** The parts of the last message that could not be parsed. */
    unread,
    readAnother: (text: string) => read(text, true),
    parseAgain: (text: string) => text.trim() && text !== readLast && read(text, false),
  };
}
