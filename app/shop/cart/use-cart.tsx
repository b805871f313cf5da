import { useFetchers, useSubmit } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatQuantity, parseQuantity, type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { showToast } from "#app/ui/toast-list.ts";
import { useFormPosts } from "../forms/use-form-posts.ts";
import type { CartFigures } from "../shell-view.ts";

/** What `/cart` answers to a stepper: what the line holds now, and why that is less than asked for. */
interface CartAnswer {
  ok: boolean;
  quantity: number;
  said: string | null;
}

type QuantityOf = (id: number) => Thousandths;

const nothing: QuantityOf = () => thousandths(0);
const CartContext = createContext({ ofProduct: nothing, ofPackage: nothing });

/** How much of a product is in the cart, the presses included that the server has not answered yet. */
export const useCart = () => useContext(CartContext).ofProduct;

/** The same for packages. */
export const usePackagesInCart = () => useContext(CartContext).ofPackage;

/** Every stepper of the page works at once from here: what is pressed shows before it is saved, and the last press wins. */
export function CartProvider({ cart, children }: { cart: CartFigures; children: ReactNode }) {
  const t = useText(shell);
  const { wanted, said } = useCartPosts(t("offline"));
  const quantities = useMemo(() => {
    const ofProduct: QuantityOf = (id) => thousandths(wanted.get(`p${id}`) ?? cart.products[id] ?? 0);
    const ofPackage: QuantityOf = (id) => thousandths(wanted.get(`k${id}`) ?? cart.packages[id] ?? 0);
    return { ofProduct, ofPackage };
  }, [wanted, cart.products, cart.packages]);
  return (
    <CartContext.Provider value={quantities}>
      {children}
      <p className="sr-only" role="status">
        {said === null ? "" : said > 0 ? t("cart.added", { count: formatQuantity(thousandths(said)) }) : t("cart.removed")}
      </p>
    </CartContext.Provider>
  );
}

const prefix = "cart:";

/** `p12` for product 12, `k3` for package 3. */
const keyOf = (data: FormData) => (data.has("product_id") ? `p${data.get("product_id")}` : `k${data.get("package_id")}`);

/**
 * Sends the steppers' forms one at a time, so that they arrive in the order they were pressed. What is pressed meanwhile waits,
 * and of several presses for the same thing only the last is sent.
 */
function useCartPosts(offline: string) {
  const submit = useSubmit();
  const fetchers = useFetchers().filter(({ key }) => key.startsWith(prefix));
  const [waiting, setWaiting] = useState<ReadonlyMap<string, FormData>>(new Map());
  const said = useAnswers(fetchers.map(({ data }) => data));
  const isBusy = fetchers.some(({ state }) => state !== "idle");
  const [pressed, setPressed] = useState<ReadonlyMap<string, number>>(new Map());

  // A slow phone shows the saved cart some time after its answer: until then what was pressed stands, for the next press counts on from it.
  useEffect(() => {
    if (isBusy || waiting.size > 0) return;
    const quiet = setTimeout(() => setPressed(new Map()), settling);
    return () => clearTimeout(quiet);
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
      if (parseQuantity(String(data.get("quantity"))) === null) return false;
      if (!navigator.onLine) {
        showToast({ title: offline, tone: "error" });
        form.reset();
        return true;
      }
      keepFocus(form, data);
      setPressed((before) => note(new Map(before), data));
      if (isBusy) setWaiting((before) => new Map(before).set(keyOf(data), data));
      else send(keyOf(data), data);
      return true;
    },
  });

  return { wanted: pressed, said };
}

/** How long a page may take to show what has been saved, milliseconds. */
const settling = 1000;

function note(wanted: Map<string, number>, data: FormData) {
  const quantity = parseQuantity(String(data.get("quantity")));
  return quantity === null ? wanted : wanted.set(keyOf(data), quantity);
}

/** The − of the last piece is about to vanish: the focus moves to the button that stays. */
function keepFocus(form: HTMLFormElement, data: FormData) {
  if (data.get("quantity") === "0") form.parentElement?.querySelector<HTMLElement>("form:last-child button")?.focus();
}

/** The quantity to say aloud, from the newest answer; why something was refused is shown as a toast. */
function useAnswers(answers: unknown[]): number | null {
  const heard = useRef(new WeakSet<object>());
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    for (const answer of answers as (CartAnswer | undefined)[]) {
      if (!answer || heard.current.has(answer)) continue;
      heard.current.add(answer);
      if (answer.said) showToast({ title: answer.said, tone: answer.ok ? "info" : "error" });
      else setSaid(answer.quantity);
    }
  });
  return said;
}
