import { type ChangeEvent, useRef, useState } from "react";
import { formatPhone } from "#app/lib/format-phone.ts";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";
import type { SavedAddress } from "./delivery-fields.tsx";

interface KnownPlace {
  addresses: readonly SavedAddress[];
  firstAddress: number | null;
  defaults: { name: string; phone: string; zone: string };
}

/** What is chosen in the checkout's form: a saved address by its id or "new", and the zone that is delivered to. */
export function useDeliveryPlace(form: ReturnedForm, { addresses, firstAddress, defaults }: KnownPlace) {
  const formElement = useRef<HTMLFormElement>(null);
  const sent = returnedField(form, "address_id", String(firstAddress ?? "new")).defaultValue;
  const findSaved = (value: string) => addresses.find(({ id, isServed }) => isServed && String(id) === value);
  const [chosen, setChosen] = useState(findSaved(sent) ? sent : "new");
  const [typedZone, setTypedZone] = useState(returnedField(form, "delivery_zone", defaults.zone).defaultValue);
  const person = useRef(defaults);

  /** Name and phone follow the address as long as nobody typed others. */
  const onAddress = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    setChosen(value);
    const saved = findSaved(value);
    if (!saved) return;
    replaceValue(formElement.current, "customer_name", person.current.name, saved.name);
    replaceValue(formElement.current, "customer_phone", formatPhone(person.current.phone), formatPhone(saved.phone));
    person.current = { ...person.current, name: saved.name, phone: saved.phone };
  };
  return { formElement, chosen, zoneName: findSaved(chosen)?.zone ?? typedZone, typedZone, setTypedZone, onAddress };
}

function replaceValue(form: HTMLFormElement | null, field: string, from: string, to: string): void {
  const input = form?.elements.namedItem(field);
  if (input instanceof HTMLInputElement && input.value === from) input.value = to;
}
