import { Form, useRevalidator } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CounterMethod } from "#app/domain/counter/counter-payment.ts";
import { goodsKey } from "#app/domain/counter/counter-product.ts";
import type { HeldBaskets } from "#app/domain/counter/held-baskets.server.ts";
import type { ZoneRule } from "#app/domain/delivery/charge.ts";
import type { Slot } from "#app/domain/delivery/slots.ts";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Paisa } from "#app/lib/money.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PastRecord } from "../past-record.tsx";
import { Basket } from "./basket.tsx";
import { CounterField } from "./counter-field.tsx";
import { playScan } from "./counter-sounds.ts";
import { CustomerPanel } from "./customer-panel.tsx";
import { useDrawer } from "./drawer-button.tsx";
import { HeldPanel } from "./held-panel.tsx";
import { KeyCap } from "./key-cap.tsx";
import { ListPanel } from "./list-panel.tsx";
import { onEnter } from "./on-enter.ts";
import { PayPanel } from "./pay-panel.tsx";
import { type ReturnedSale, returnedSale, type WrittenOrder, writtenSale } from "./returned-sale.ts";
import { basketField, emptySale, type SaleState } from "./sale.ts";
import { useCaller } from "./use-caller.ts";
import { type CounterKey, useCounterKeys } from "./use-counter-keys.ts";
import { useDraft } from "./use-draft.ts";
import { useFinish } from "./use-finish.ts";
import { useGoods } from "./use-goods.ts";
import { useHeldBaskets } from "./use-held-baskets.ts";
import { useList } from "./use-list.ts";
import { useQueue } from "./use-queue.ts";
import { useSale } from "./use-sale.ts";
import { useZoneGuess } from "./use-zone-guess.ts";

interface CounterProps {
  /** The staff member at the counter. */
  by: number;
  /** Idempotency keys: of a new sale, so that submitting twice creates one order, and of the sale saved last. */
  saleKey: string;
  soldKey: string;
  zones: readonly ZoneRule[];
  slots: readonly Slot[];
  /** What a sale can be paid with beside cash. */
  methods: readonly CounterMethod[];
  /** What totals are rounded to, paisa. */
  step: Paisa;
  today: string;
  held: HeldBaskets;
  /** A customer's message that the sale begins with. */
  written: WrittenOrder | null;
  /** The refusal of the submitted sale. */
  answer: ReturnedSale | undefined;
}

/** The counter: one always-focused field, the basket, the customer, and the payment. */
export function Counter({
  by,
  saleKey,
  soldKey,
  zones,
  slots,
  methods,
  step,
  today,
  held: waiting,
  written,
  answer,
}: CounterProps) {
  const t = useText(counter);
  const { sale, newest, change } = useSale(answer || !written ? returnedSale(answer) : writtenSale(written));
  const [typed, setTyped] = useState("");
  const [unknown, setUnknown] = useState("");
  /** The line that needs a price: a custom item just added. */
  const [pricing, setPricing] = useState<{ key: number } | null>(null);
  const [emptied, setEmptied] = useState<SaleState | null>(null);
  const underWay = useQueue();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLTextAreaElement>(null);
  const slot = useRef<HTMLSelectElement>(null);
  const cash = useRef<HTMLInputElement>(null);
  const otherPayments = useRef<HTMLDetailsElement>(null);
  const sent = useRef<SaleState | null>(null);
  const focusField = () => field.current?.focus();
  const onSent = () => {
    sent.current = newest.current;
    focusField();
  };
  const askGoods = useGoods(underWay, change);
  const { held, isGone, refusal, hold, recall } = useHeldBaskets({ newest, held: waiting, change, underWay, askGoods });
  const { readAnother, parseAgain, unread } = useList(underWay, change);
  const { caller, isNew, takeLastBasket } = useCaller(sale.customer.customer_phone, underWay, change);
  const guess = useZoneGuess(sale.customer.delivery_address, change);
  /** The missed scans that blocked the submit. */
  const [barring, setBarring] = useState<SaleState["missed"] | null>(null);
  const onBarred = () => {
    setBarring(sale.missed);
    playScan("missed");
  };
  const isBarred = sale.missed.length > 0;
  const { finish, isBusy } = useFinish({ form, underWay, hasLines: sale.lines.length > 0, isBarred, onBarred, onSent });
  const [key, setKey] = useDraft({ sale, change, by, saleKey, soldKey, sent, onRestored: askGoods });
  useEffect(() => {
    if (written && !answer && newest.current?.lines.length === 0) parseAgain(newest.current.list);
  }, []);
  const drawer = useDrawer();
  const { revalidate } = useRevalidator();
  const isDelivered = sale.kind !== "counter";

  useEffect(() => {
    if (!answer) return;
    if (newest.current && !answer.isUnanswered) askGoods(newest.current);
    if (answer.existingOrder !== undefined) setKey(saleKey);
  }, [answer]);
  useEffect(() => {
    if (isDelivered && !answer) revalidate(); // the page may have been open for hours, with slots that are past
  }, [isDelivered]);
  useEffect(() => {
    if (pricing) form.current?.querySelector<HTMLElement>(`#price-${pricing.key}`)?.focus();
  }, [pricing]);

  const empty = () => {
    setEmptied(sale);
    change({ do: "load", sale: emptySale });
    focusField();
  };
  const own = typed.trim() || unknown;
  const takeOwn = () => {
    if (!own) return;
    setPricing(newest.current && { key: newest.current.nextKey });
    change({ do: "add", lines: [{ offers: [], words: own }] });
    setTyped("");
    setUnknown("");
  };
  const parseListAgain = () => {
    parseAgain(sale.list);
    focusField();
  };
  const acts: Record<CounterKey, () => void> = {
    "own-item": takeOwn,
    caller: () => phone.current?.select(),
    "last-basket": takeLastBasket,
    paste: () => list.current?.focus(),
    hold: () => {
      hold();
      focusField();
    },
    recall: () => {
      recall(held[0]?.id);
      focusField();
    },
    pay: () => (isDelivered ? form.current?.querySelector<HTMLElement>("#finish")?.focus() : cash.current?.select()),
    "other-payment": () => {
      // who buys on khata and stands here takes the goods along, although a number makes a sale a call
      const isOnKhata = caller?.khata ? caller.khata.limit > 0 : false;
      if (isDelivered && isOnKhata) flushSync(() => change({ do: "set", values: { kind: "counter" } }));
      if ((isDelivered && !isOnKhata) || !otherPayments.current) return;
      otherPayments.current.open = true;
      otherPayments.current.querySelector("select")?.focus();
    },
    drawer: drawer.open,
    slot: () => slot.current?.focus(),
    finish: () => {
      if (document.activeElement === list.current && sale.list.trim()) return parseListAgain();
      focusField(); // uncommitted input of a line applies on blur
      finish();
    },
    clear: () => sale.lines.length > 0 && empty(),
    field: focusField,
  };
  useCounterKeys((what) => acts[what]());

  const errors = answer?.result?.error ?? {};
  const wrong = Object.values(errors).flatMap((messages) => messages ?? []);
  return (
    // Enter moves to the next field instead of submitting; a click of the button waits for the scans in the queue
    <Form
      method="post"
      action="/admin/orders/new"
      ref={form}
      className="counter"
      onKeyDown={(event: KeyboardEvent) => onEnter(event, focusField)}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="print" value="1" />
      <input type="hidden" name="basket" value={basketField(sale)} />
      <div>
        {wrong.length > 0 ? (
          <Notice tone="error">
            <p>{wrong.join(" ")}</p>
            {answer?.isShortage && !(emptied && sale.lines.length === 0) ? (
              <PastRecord isTicked={Boolean(answer.result?.initialValue?.["past_record"])} />
            ) : null}
            {answer?.existingOrder ? (
              <LinkButton href={`/admin/orders/${answer.existingOrder}`} target="_blank" variant="quiet" small>
                {t("pressed-before.see")}
              </LinkButton>
            ) : null}
          </Notice>
        ) : null}
        {underWay.hasFailed || answer?.isUnanswered ? <Notice tone="error">{t("no-answer")}</Notice> : null}
        <CounterField
          field={field}
          phone={sale.customer.customer_phone}
          typed={typed}
          setTyped={setTyped}
          unknown={unknown}
          setUnknown={setUnknown}
          change={change}
          isInBasket={(goods) => newest.current?.lines.some(({ product }) => product && goodsKey(product) === goods) ?? false}
          missed={sale.missed}
          isBarring={barring === sale.missed}
          underWay={underWay}
          readList={readAnother}
        />
        <div className="counter-acts">
          <Button type="button" variant="plain" small icon="pencil" disabled={!own} onClick={takeOwn}>
            {t("own-item")} <KeyCap does="own-item" />
          </Button>
          {sale.lines.length > 0 ? (
            <Button type="button" variant="plain" small icon="trash-2" onClick={empty}>
              {t("empty")} <KeyCap does="clear" />
            </Button>
          ) : emptied ? (
            <Button type="button" variant="plain" small icon="rotate-ccw" onClick={() => change({ do: "load", sale: emptied })}>
              {t("empty.undo")}
            </Button>
          ) : null}
        </div>
        <Basket lines={sale.lines} change={change} />
        <ListPanel
          area={list}
          list={sale.list}
          onType={(text) => change({ do: "set", values: { list: text } })}
          onRead={parseListAgain}
          unread={sale.list ? unread : []}
        />
      </div>
      <div>
        <CustomerPanel
          sale={sale}
          change={change}
          phone={phone}
          slot={slot}
          caller={caller}
          isNew={isNew}
          onLastBasket={takeLastBasket}
          zones={zones.map(({ name }) => name)}
          guess={guess}
          slots={slots}
          today={today}
          errors={errors}
        />
        <PayPanel
          sale={sale}
          zone={zones.find(({ name }) => name === sale.zone)}
          step={step}
          change={change}
          cash={cash}
          isBusy={isBusy}
          onFinish={finish}
          drawer={drawer}
          methods={methods}
          otherPayments={otherPayments}
          errors={errors}
        />
        <HeldPanel
          held={held}
          isGone={isGone}
          refusal={refusal}
          canHold={sale.lines.length > 0}
          onHold={acts.hold}
          onRecall={recall}
        />
      </div>
    </Form>
  );
}
