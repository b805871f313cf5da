import { z } from "zod";
import { findSessionOwner } from "#app/domain/accounts/session.server.ts";
import { checkoutForm } from "#app/domain/checkout/checkout-form.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";
import { readFormData } from "./form-data.server.ts";
import { sessionCookie } from "./guard.server.ts";
import { seal, unseal } from "./sealed-cookie.server.ts";

const name = "checkout";
const halfAnHour = 30 * 60;

/** Browsers keep cookies of 4,096 bytes with their names. */
const mostCharacters = 3800;

const { key: _, shown: __, ...shape } = checkoutForm.shape;
const fieldNames = Object.keys(shape);

/** The longest texts, which are left out first where all of them are too much for a cookie. */
const dispensable = ["delivery_notes", "landmark", "payment_reference"];

const kept = z.object({ owner: z.number().nullable(), until: z.number(), fields: z.record(z.string(), z.string()) });

function sealed(value: z.infer<typeof kept>): string | null {
  const leaveOut = [...dispensable];
  for (;;) {
    const text = seal(name, value);
    if (text.length <= mostCharacters) return text;
    const field = leaveOut.shift();
    if (!field) return null;
    delete value.fields[field];
  }
}

/**
 * The header that keeps a sent checkout form in its own browser for half an hour, sealed, because the session ended before it
 * came; null when it says nothing. Where the session is still on record only its owner gets the form back.
 */
export async function keepCheckout(request: Request): Promise<string | null> {
  const form = await readFormData(request);
  const typed = fieldNames.map((field) => [field, form.get(field)] as const);
  const fields = Object.fromEntries(
    typed.flatMap(([field, value]) => (typeof value === "string" && value.length <= 500 ? [[field, value]] : [])),
  );
  if (Object.keys(fields).length === 0) return null;
  const owner = await findSessionOwner(cookieOf(request, sessionCookie) ?? "");
  const text = sealed({ owner, until: now().getTime() + halfAnHour * 1000, fields });
  return text && setCookie(name, text, halfAnHour);
}

function readKept(request: Request) {
  const cookie = cookieOf(request, name);
  const read = cookie ? kept.safeParse(unseal(name, cookie)) : null;
  return read?.success && read.data.until > now().getTime() ? read.data : null;
}

/** Whether this browser keeps a checkout form. */
export const isCheckoutKept = (request: Request): boolean => readKept(request) !== null;

/** What somebody typed into the checkout before they signed in again, by field; null when nothing of theirs is kept. */
export function keptCheckoutOf(request: Request, userId: number): Record<string, string> | null {
  const found = readKept(request);
  return found && (found.owner === null || found.owner === userId) ? found.fields : null;
}

/** The header that makes the browser forget the form, once it became an order; null when it keeps none. */
export const forgetCheckout = (request: Request): string | null =>
  cookieOf(request, name) === null ? null : setCookie(name, "", 0);
