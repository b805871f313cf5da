import { type KeyboardEvent, type RefObject, useState } from "react";
import type { Findings } from "#app/domain/counter/find-for-counter.server.ts";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { askCounter } from "./ask-counter.ts";
import type { NewLine, SaleChange } from "./sale.ts";
import { sizeWords } from "./size-words.ts";
import { typedTimes } from "./typed-times.ts";
import { useFindings } from "./use-findings.ts";
import type { useUnderWay } from "./use-under-way.ts";

interface CounterFieldProps {
  field: RefObject<HTMLInputElement>;
  typed: string;
  setTyped: (typed: string) => void;
  change: (change: SaleChange) => void;
  underWay: ReturnType<typeof useUnderWay>;
  /** Reads a pasted text of several lines as a list. */
  readList: (text: string) => void;
}

/** The one field of the counter: a scan, a name, Roman Urdu, `3*`, or a pasted list. Enter takes the first offer. */
export function CounterField({ field, typed, setTyped, change, underWay, readList }: CounterFieldProps) {
  const t = useText(counter);
  const findings = useFindings(typed);
  const [place, setPlace] = useState(0);
  const [unknown, setUnknown] = useState("");
  const offers = findings?.offers ?? [];
  const at = Math.min(place, Math.max(0, offers.length - 1));

  const take = (line: NewLine) => {
    setUnknown("");
    change({ do: "add", lines: [line] });
  };
  const clear = () => {
    setTyped("");
    setPlace(0);
  };
  const enter = () => {
    const { times, text } = typedTimes(typed);
    clear();
    if (!text) return times && underWay.run(async () => change({ do: "times", quantity: times }));
    const offer = offers[at];
    const quantity = times === null ? {} : { quantity: times };
    underWay.run(async () => {
      const found = offer ? [offer] : ((await askCounter<Findings>("find", text))?.offers.slice(0, 1) ?? []);
      if (found.length > 0) take({ offers: found, words: text, ...quantity });
      else setUnknown(text);
    });
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") enter();
    else if (step && offers.length > 0) setPlace((at + step + offers.length) % offers.length);
    else return;
    event.preventDefault();
  };
  return (
    <div className="counter-field">
      <label htmlFor="counter-field" className="field-label">
        {t("field")}
      </label>
      <input
        ref={field}
        id="counter-field"
        className="control"
        role="combobox"
        aria-expanded={offers.length > 0}
        aria-controls="counter-offers"
        aria-autocomplete="list"
        aria-activedescendant={offers.length > 0 ? `counter-offer-${at}` : undefined}
        aria-describedby="counter-field-hint"
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: a scanner types into whatever has the focus, and this page is its till
        autoFocus
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text");
          if (!text.trim().includes("\n") && !/,.*\d.*,/.test(text)) return;
          event.preventDefault();
          readList(text);
        }}
      />
      <p id="counter-field-hint" className="field-hint">
        {t("field.hint")}
      </p>
      <p role="status" className="counter-unknown">
        {unknown ? t("field.unknown", { text: unknown }) : null}
      </p>
      <div id="counter-offers" role="listbox" aria-label={t("offers")} hidden={offers.length === 0}>
        {offers.map(({ product, quantity }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and names the option (aria-activedescendant); its own keys choose
          <div
            key={product.id}
            id={`counter-offer-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              const { times } = typedTimes(typed);
              take({ offers: [{ product, quantity }], words: product.name, ...(times !== null && { quantity: times }) });
              clear();
            }}
          >
            <span>{product.name}</span>
            <small>{product.left === 0 ? t("sold-out") : sizeWords(quantity, product)}</small>
            <b>{formatMoney(product.price)}</b>
          </div>
        ))}
      </div>
    </div>
  );
}
