import { useFetchers, useSubmit } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatQuantity, type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { showToast } from "#app/ui/toast-list.ts";
import { useFormPosts } from "../forms/use-form-posts.ts";
import { isPersonalPending } from "../personalize-cached-page.ts";
import type { ShellView } from "../shell-view.ts";

/** The response of `/cart` to a stepper: the line's quantity, and why it is less than requested. */
export interface CartAnswer {
  ok: boolean;
  quantity: number;
  announcement: string | null;
}

type QuantityOf = (id: number) => Thousandths;

const nothing: QuantityOf = () => thousandths(0);
const CartContext = createContext({ ofProduct: nothing, ofPackage: nothing, isEmpty: true, isShared: false });

/** The quantity of a product in the cart, including pending changes. */
export const useCart = () => useContext(CartContext).ofProduct;

/** Whether no quantity is above 0. */
export const useIsCartEmpty = () => useContext(CartContext).isEmpty;

/** The same for packages. */
export const usePackagesInCart = () => useContext(CartContext).ofPackage;

/** Whether the page is the same for everybody and shows nobody's cart. */
export const useIsSharedCart = () => useContext(CartContext).isShared;

/** Makes every stepper of the page optimistic: a change shows before it is saved, and the last one wins. */
export function CartProvider({ view: { cart, isShared }, children }: { view: ShellView; children: ReactNode }) {
  const t = useText(shell);
  const { wanted, announcement } = useCartPosts(isShared);
  const quantities = useMemo(() => {
    const ofProduct: QuantityOf = (id) => thousandths(wanted.get(`p${id}`) ?? cart.products[id] ?? 0);
    const ofPackage: QuantityOf = (id) => thousandths(wanted.get(`k${id}`) ?? cart.packages[id] ?? 0);
    const isEmpty = wanted.size + Object.keys(cart.products).length + Object.keys(cart.packages).length === 0;
    return { ofProduct, ofPackage, isEmpty, isShared };
  }, [wanted, cart.products, cart.packages, isShared]);
  return (
    <CartContext.Provider value={quantities}>
      {children}
      <p className="sr-only" role="status">
        {announcement === null
          ? ""
          : announcement > 0
            ? t("cart.added", { count: formatQuantity(thousandths(announcement)) })
            : t("cart.removed")}
      </p>
    </CartContext.Provider>
  );
}

const prefix = "cart:";

/** `p12` for product 12, `k3` for package 3. */
const keyOf = (data: FormData) => (data.has("product_id") ? `p${data.get("product_id")}` : `k${data.get("package_id")}`);

/**
 * Sends the steppers' forms one at a time, in order. Changes during a request are queued, and of several for the same item only the last is
 * sent. While the page does not know the cart, the browser posts the form itself and gets a page that does.
 */
function useCartPosts(isShared: boolean) {
  const submit = useSubmit();
  const fetchers = useFetchers().filter(({ key }) => key.startsWith(prefix));
  const [waiting, setWaiting] = useState<ReadonlyMap<string, FormData>>(new Map());
  const announcement = useAnswers(fetchers.map(({ data }) => data));
  const isBusy = fetchers.some(({ state }) => state !== "idle");
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map());

  // A slow phone renders the saved cart some time after the response: until then the pending quantity stays, as the next click counts on from it.
  useEffect(() => {
    if (isBusy || waiting.size > 0) return;
    const timer = setTimeout(() => setPending(new Map()), settling);
    return () => clearTimeout(timer);
  }, [isBusy, waiting]);

  const send = (key: string, data: FormData) =>
    submit(data, { method: "post", action: "/cart", navigate: false, fetcherKey: prefix + key });

  useEffect(() => {
    const [next] = waiting;
    if (isBusy || !next) return;
    setWaiting((before) => new Map([...before].filter((entry) => entry[1] !== next[1])));
    send(...next);
  });

  useFormPosts({
    "/cart"(form, data) {
      if (quantityIn(data) === null) return false;
      if (isPersonalPending(isShared)) return false;
      keepFocus(form, data);
      setPending((before) => note(new Map(before), data));
      if (isBusy) setWaiting((before) => new Map(before).set(keyOf(data), data));
      else send(keyOf(data), data);
      return true;
    },
  });

  return { wanted: pending, announcement };
}

/** Timeout of rendering a saved change, milliseconds. */
const settling = 1000;

/** The quantity of a button or a choice, which the page wrote itself; null for anything else, which the server reads. */
function quantityIn(data: FormData): Thousandths | null {
  const text = String(data.get("quantity"));
  return /^\d{1,4}(\.\d{1,3})?$/.test(text) ? thousandths(Math.round(Number(text) * 1000)) : null;
}

function note(wanted: Map<string, number>, data: FormData) {
  const quantity = quantityIn(data);
  return quantity === null ? wanted : wanted.set(keyOf(data), quantity);
}

/** The − of the last piece, or the quantities to choose from (a fold of the stepper), are about to be removed: the focus moves to the remaining button. */
function keepFocus(form: HTMLFormElement, data: FormData) {
  if (data.get("quantity") !== "0" && !form.matches(".stepper details *")) return;
  form.closest(".stepper")?.querySelector<HTMLElement>(":scope > form:last-child button")?.focus();
}

/** The quantity for the live region, from the latest response; the reason of a refusal is a toast. */
function useAnswers(answers: unknown[]): number | null {
  const handled = useRef(new WeakSet<object>());
  const [announcement, setAnnouncement] = useState<number | null>(null);
  useEffect(() => {
    for (const answer of answers as (CartAnswer | undefined)[]) {
      if (!answer || handled.current.has(answer)) continue;
      handled.current.add(answer);
      if (answer.announcement) showToast({ title: answer.announcement, tone: answer.ok ? "info" : "error" });
      else setAnnouncement(answer.quantity);
    }
  });
  return announcement;
}
