import { type KeyboardEvent, type RefObject, useState } from "react";
import { type CounterProduct, goodsKey } from "#app/domain/counter/counter-product.ts";
import type { Findings } from "#app/domain/counter/find-for-counter.server.ts";
import type { Offer } from "#app/domain/counter/match-list.server.ts";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import type { SaleChange } from "./change-sale.ts";
import { getFromCounter } from "./counter-request.ts";
import { playScan } from "./counter-sounds.ts";
import { MissedScans } from "./missed-scans.tsx";
import { parseMultiplier } from "./parse-multiplier.ts";
import type { MissedScan, NewLine } from "./sale.ts";
import { useFindings } from "./use-findings.ts";
import type { Queue } from "./use-queue.ts";
import { useScanner } from "./use-scanner.ts";

/** Amount of a product: `1.5 kg` sold by weight, `2 × 5 kg` in packets, `1 dozen`. */
function sizeWords(
  quantity: Thousandths,
  { unit, unitSize, soldByWeight }: Pick<CounterProduct, "unit" | "unitSize" | "soldByWeight">,
): string {
  if (soldByWeight) return formatQuantity(quantity, { unit, soldByWeight });
  const packet = unitSize && unitSize !== "1" ? `×\u00a0${unitSize}\u00a0${unit}` : unit;
  return `${formatQuantity(quantity)}\u00a0${packet}`;
}

interface CounterFieldProps {
  field: RefObject<HTMLInputElement>;
  /** The customer's number as it was typed; empty without one. */
  phone: string;
  typed: string;
  setTyped: (typed: string) => void;
  change: (change: SaleChange) => void;
  /** Whether the basket has a line of a product by its key: a second hit sounds different. */
  isInBasket: (goods: string) => boolean;
  /** The last search text without a result. */
  unknown: string;
  setUnknown: (text: string) => void;
  underWay: Queue;
  missed: readonly MissedScan[];
  /** A submit of the sale was blocked by a missed scan. */
  isBarring: boolean;
  /** Parses a pasted text of several lines as a list. */
  readList: (text: string) => void;
}

/** The one field of the counter: a scan, a name, Roman Urdu, `3*`, or a pasted list. Enter takes the first offer. */
export function CounterField(props: CounterFieldProps) {
  const { field, phone, typed, setTyped, unknown, setUnknown, change, isInBasket, missed, isBarring, underWay, readList } = props;
  const t = useText(counter);
  const findings = useFindings(typed, phone);
  const [place, setPlace] = useState(0);
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
    const { times, text } = parseMultiplier(typed);
    const offer = offers[at];
    clear();
    if (text) scan(typed, offer);
    else if (times) underWay.run(async () => change({ do: "times", quantity: times }));
  };
  /** Takes scanned or typed input, `3*aloo` too; queries the server unless the first offer is present already. */
  const scan = (whole: string, offer?: Offer, again?: MissedScan) => {
    const { times, text } = parseMultiplier(whole);
    const quantity = times === null ? {} : { quantity: times };
    underWay.run(
      async () => {
        const found = offer ? [offer] : (await getFromCounter<Findings>("find", text, phone ? { phone } : {})).offers.slice(0, 1);
        change({ do: "settle-miss", missed: again ?? { text: whole } });
        const [first] = found;
        playScan(first ? (isInBasket(goodsKey(first.product)) ? "again" : "taken") : "unknown");
        if (found.length > 0) take({ offers: found, words: text, ...quantity });
        else setUnknown(text);
      },
      () => {
        playScan("missed");
        if (!again) change({ do: "miss", text: whole });
      },
    );
  };
  useScanner(field, (code) => scan(code));
  const forget = () => {
    clear();
    setUnknown("");
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") enter();
    else if (event.key === "Escape" && (typed || unknown)) forget();
    else if (step && offers.length > 0) setPlace((at + step + offers.length) % offers.length);
    else return;
    event.preventDefault();
  };
  const offerWords = (product: CounterProduct, quantity: Thousandths) => {
    if (product.left === 0) return t("sold-out");
    return product.holds === undefined ? sizeWords(quantity, product) : t("package", { count: product.holds });
  };
  return (
    <div className="counter-field">
      <label htmlFor="counter-field" className="field-label">
        {t("field")}
      </label>
      <div className="counter-typed">
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
          // biome-ignore lint/a11y/noAutofocus: a scanner types into the focused element
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
        <div id="counter-offers" role="listbox" aria-label={t("offers")} hidden={offers.length === 0}>
          {offers.map(({ product, quantity }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and names the option (aria-activedescendant); its own keys choose
            <div
              key={goodsKey(product)}
              id={`counter-offer-${index}`}
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                const { times } = parseMultiplier(typed);
                take({ offers: [{ product, quantity }], words: product.name, ...(times !== null && { quantity: times }) });
                clear();
              }}
            >
              <span>{product.name}</span>
              <small>{offerWords(product, quantity)}</small>
              <b>{formatMoney(product.price)}</b>
            </div>
          ))}
        </div>
      </div>
      <p id="counter-field-hint" className="field-hint">
        {t("field.hint")}
      </p>
      <p role="status" className="counter-unknown">
        {unknown ? t("field.unknown", { text: unknown }) : null}
      </p>
      <MissedScans
        missed={missed}
        isBarring={isBarring}
        onRetry={(one) => scan(one.text, undefined, one)}
        onLeaveOut={({ key }) => change({ do: "settle-miss", missed: { key } })}
      />
    </div>
  );
}
