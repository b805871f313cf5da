import { Form } from "@remix-run/react";
import { useReducer, useRef, useState } from "react";
import type { MatchedLine } from "#app/domain/counter/match-list.server.ts";
import type { ZoneRule } from "#app/domain/delivery/charge.ts";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { tellCounter } from "./ask-counter.ts";
import { Basket } from "./basket.tsx";
import { CounterField } from "./counter-field.tsx";
import { CustomerPanel } from "./customer-panel.tsx";
import { HeldPanel, type HeldView } from "./held-panel.tsx";
import { KeyCap } from "./key-cap.tsx";
import { PayPanel } from "./pay-panel.tsx";
import { basketField, changeSale, emptySale, type SaleState } from "./sale.ts";
import { useCaller } from "./use-caller.ts";
import { type CounterKey, useCounterKeys } from "./use-counter-keys.ts";
import { useFinish } from "./use-finish.ts";
import { useUnderWay } from "./use-under-way.ts";
import { useZoneGuess } from "./use-zone-guess.ts";

interface CounterProps {
  /** Names this sale, so that two presses make one order. */
  pressKey: string;
  zones: readonly ZoneRule[];
  held: readonly HeldView[];
  /** What was wrong with the sale as it was sent, by field. */
  errors: Readonly<Record<string, string[] | null>>;
}

/** The counter: one field that always has the focus, the basket, who it is for, and the till. */
export function Counter({ pressKey, zones, held: heldAtFirst, errors }: CounterProps) {
  const t = useText(counter);
  const [sale, change] = useReducer(changeSale, emptySale);
  const [typed, setTyped] = useState("");
  const [held, setHeld] = useState(heldAtFirst);
  const underWay = useUnderWay();
  const form = useRef<HTMLFormElement>(null);
  const [field, phone, list, cash] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLTextAreaElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const { caller, takeLastBasket } = useCaller(sale.customer.customer_phone, underWay, change);
  const { guess, keepHand } = useZoneGuess(sale.customer.delivery_address, (zone) => change({ do: "set", values: { zone } }));
  const { finish, isBusy } = useFinish(form, underWay.count, sale.lines.length > 0);

  const focusField = () => field.current?.focus();
  const readList = (text: string) => {
    change({ do: "set", values: { list: text, ...(sale.kind === "counter" && { kind: "whatsapp" }) } });
    underWay.run(async () => {
      const lines = (await tellCounter<MatchedLine[]>("list", { list: text })) ?? [];
      change({
        do: "add",
        lines: lines.map(({ offers, original, unit, quantity }) => ({
          offers,
          words: original,
          ...(offers.length === 0 && unit === null && { quantity }),
        })),
      });
    });
    focusField();
  };
  const clear = () => {
    change({ do: "load", sale: emptySale });
    focusField();
  };
  const hold = () => {
    const label = [sale.customer.customer_name, sale.lines[0]?.product?.name ?? sale.lines[0]?.words, `+${sale.lines.length - 1}`]
      .filter(Boolean)
      .slice(0, 2)
      .join(", ")
      .slice(0, 80);
    underWay.run(async () => {
      const now = await tellCounter<HeldView[]>("held", { label, content: JSON.stringify(sale) });
      if (!now) return;
      setHeld(now);
      clear();
    });
  };
  const recall = (id: number | undefined) => {
    if (id === undefined || sale.lines.length > 0) return;
    underWay.run(async () => {
      const answer = await tellCounter<{ content: SaleState | null; held: HeldView[] }>("held", { recall: String(id) });
      if (answer) setHeld(answer.held);
      if (answer?.content) change({ do: "load", sale: answer.content });
    });
    focusField();
  };
  const takeOwn = () => {
    if (!typed.trim()) return;
    change({ do: "add", lines: [{ offers: [], words: typed.trim() }] });
    setTyped("");
  };
  const acts: Record<CounterKey, () => void> = {
    "own-item": takeOwn,
    caller: () => phone.current?.select(),
    "last-basket": takeLastBasket,
    paste: () => list.current?.focus(),
    hold: () => sale.lines.length > 0 && hold(),
    recall: () => recall(held[0]?.id),
    pay: () => cash.current?.select(),
    finish: () => (document.activeElement === list.current && sale.list.trim() ? readList(sale.list) : finish()),
    field: focusField,
  };
  useCounterKeys((key) => acts[key]());

  const wrong = Object.values(errors).flatMap((said) => said ?? []);
  return (
    <Form method="post" action="/admin/orders/new" ref={form} className="counter">
      <input type="hidden" name="key" value={pressKey} />
      <input type="hidden" name="print" value="1" />
      <input type="hidden" name="basket" value={basketField(sale)} />
      <div>
        {wrong.length > 0 ? <Notice tone="error">{wrong.join(" ")}</Notice> : null}
        <CounterField field={field} typed={typed} setTyped={setTyped} change={change} underWay={underWay} readList={readList} />
        <Button type="button" variant="plain" small icon="pencil" disabled={!typed.trim()} onClick={takeOwn}>
          {t("own-item")} <KeyCap does="own-item" />
        </Button>
        <Basket lines={sale.lines} change={change} />
        <div className="counter-list">
          <label className="field-label" htmlFor="list">
            {t("list")} <KeyCap does="paste" />
          </label>
          <textarea
            ref={list}
            className="control"
            id="list"
            name="list"
            rows={4}
            maxLength={6000}
            placeholder={t("list.example")}
            value={sale.list}
            onChange={({ target }) => change({ do: "set", values: { list: target.value } })}
          />
          <Button type="button" variant="quiet" small icon="clipboard-list" onClick={() => readList(sale.list)}>
            {t("list.read")}
          </Button>
        </div>
      </div>
      <div>
        <CustomerPanel
          sale={sale}
          change={change}
          phone={phone}
          caller={caller}
          onLastBasket={takeLastBasket}
          zones={zones.map(({ name }) => name)}
          guess={guess}
          onZone={(zone) => {
            keepHand();
            change({ do: "set", values: { zone } });
          }}
          errors={errors}
        />
        <PayPanel
          sale={sale}
          zone={zones.find(({ name }) => name === sale.zone)}
          change={change}
          cash={cash}
          isBusy={isBusy}
          onFinish={finish}
        />
        <HeldPanel held={held} canHold={sale.lines.length > 0} onHold={hold} onRecall={recall} />
      </div>
    </Form>
  );
}
