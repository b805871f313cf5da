import { type ReactNode, useRef } from "react";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { type Thousandths, thousandths, toQuantityInput } from "#app/lib/quantity.ts";
import { Icon } from "#app/ui/icon.tsx";

interface StepperProps {
  item: { product_id: number } | { package_id: number };
  /** The quantity in the cart. */
  quantity: Thousandths;
  /** The smallest amount that can be added or removed. */
  step: Thousandths;
  /** The most of it in one order, if there is a limit. */
  most?: Thousandths | null | undefined;
  /** The quantity that Add posts; one unit by default. */
  first?: Thousandths | undefined;
  /** The quantity with its unit, shown while nobody types; without it the number of selling units is shown. */
  amount?: string | undefined;
  /** The selling unit that a typed number counts, where that is not pieces. */
  unit?: string | undefined;
  /** Further quantities to choose from before Add. */
  choices?: ReactNode;
  /** Whether the quantity is unknown to the page: Add then posts an amount on top of what the cart holds. */
  isIncrement?: boolean;
  /** Label of each control, computed only for those that are shown. */
  label: (control: "add" | "more" | "less" | "quantity") => string;
}

const oneUnit = thousandths(1000);
const plus = <Icon name="plus" />;
const minus = <Icon name="minus" />;

/**
 * The quantity of an item in the cart: Add, or − n + in its place. Each control posts the wanted quantity; the shop's frame intercepts the
 * forms and saves without navigation.
 */
export function Stepper({
  item,
  quantity,
  step,
  most,
  first = oneUnit,
  amount,
  unit,
  choices,
  isIncrement,
  label,
}: StepperProps) {
  const t = useText(shared);
  const [name, id] = "product_id" in item ? ["product_id", item.product_id] : ["package_id", item.package_id];
  const form = (key: string, control: ReactNode) => (
    <form key={key} method="post" action={isIncrement && quantity <= 0 ? "/cart?add" : "/cart"}>
      <input type="hidden" name={name} value={id} />
      {control}
    </form>
  );
  // Beyond the limit it can still be pressed: the answer says why there is no more, and the focus stays.
  const button = (wanted: number, name: string, className: string | undefined, content: ReactNode) => (
    <button
      type="submit"
      name="quantity"
      value={toQuantityInput(thousandths(wanted))}
      aria-label={name}
      aria-disabled={(typeof most === "number" && wanted > Math.max(most, quantity)) || undefined}
      className={className}
    >
      {content}
    </button>
  );

  // The last form is the same element in both states, so that the focus moves from Add to + by keyboard.
  if (quantity <= 0) {
    return (
      <div className="stepper">
        {choices}
        {form("more", button(first, label("add"), "add", t("stepper.add")))}
      </div>
    );
  }
  const less = Math.max(0, quantity - step);
  return (
    <div className="stepper stepper-on">
      {form("less", button(less, label("less"), undefined, minus))}
      {form(
        "typed",
        <>
          <TypedQuantity quantity={quantity} label={label("quantity")} />
          {amount ? (
            <span aria-hidden="true" data-unit={unit}>
              {amount}
            </span>
          ) : null}
        </>,
      )}
      {form("more", button(quantity + step, label("more"), undefined, plus))}
    </div>
  );
}

/** A typed quantity is sent on Enter or blur. Shows the cart's quantity unless the user is typing. */
function TypedQuantity({ quantity, label }: { quantity: Thousandths; label: string }) {
  const held = toQuantityInput(quantity);
  const isTyping = useRef(false);
  return (
    <input
      ref={(input) => {
        if (input && !isTyping.current) input.value = held;
      }}
      name="quantity"
      defaultValue={held}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      onInput={() => {
        isTyping.current = true;
      }}
      onKeyDown={({ key }) => {
        if (key === "Enter") isTyping.current = false;
      }}
      onBlur={({ currentTarget: input }) => {
        isTyping.current = false;
        if (input.value !== held) input.form?.requestSubmit();
      }}
    />
  );
}
