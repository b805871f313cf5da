import { z } from "zod";
import { findSessionOwner, type Viewer } from "#app/domain/accounts/session.server.ts";
import { checkoutForm } from "#app/domain/checkout/checkout-form.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { seal, unseal } from "#app/platform/seal.server.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";
import { readFormData } from "./form-data.server.ts";
import { sessionCookie, toSignIn, viewerOf } from "./guard.server.ts";

const name = "checkout";
const halfAnHour = 30 * 60;

/** Browsers keep cookies of 4,096 bytes with their names. */
const maxCharacters = 3800;

const { key: _, shown: __, ...shape } = checkoutForm.shape;
const fieldNames = Object.keys(shape);

/** The longest texts, which are left out first where all of them are too much for a cookie. */
const dispensable = ["delivery_notes", "landmark", "payment_reference"];

/** Why a form is stored: the session ended before the submit, or one of its buttons changed the cart and the page is reloaded. */
const reasons = ["session-ended", "cart-changed"] as const;
type Reason = (typeof reasons)[number];

const draftSchema = z.object({
  owner: z.number().nullable(),
  until: z.number(),
  fields: z.record(z.string(), z.string()),
  reason: z.enum(reasons).default("session-ended"),
});

function sealed(value: z.infer<typeof draftSchema>): string | null {
  const leaveOut = [...dispensable];
  for (;;) {
    const text = seal(name, value);
    if (text.length <= maxCharacters) return text;
    const field = leaveOut.shift();
    if (!field) return null;
    delete value.fields[field];
  }
}

/**
 * The cookie header that stores a sent checkout form in its own browser for half an hour, encrypted; null for an empty form. Where
 * the session still exists only its owner gets the form back. Reads the request's body.
 */
export async function saveCheckoutDraft(request: Request, reason: Reason): Promise<string | null> {
  const form = await readFormData(request);
  const typed = fieldNames.map((field) => [field, form.get(field)] as const);
  const fields = Object.fromEntries(
    typed.flatMap(([field, value]) => (typeof value === "string" && value.length <= 500 ? [[field, value]] : [])),
  );
  if (Object.keys(fields).length === 0) return null;
  const owner = await findSessionOwner(cookieOf(request, sessionCookie) ?? "");
  const text = sealed({ owner, until: now().getTime() + halfAnHour * 1000, fields, reason });
  return text && setCookie(name, text, halfAnHour);
}

function readDraftCookie(request: Request) {
  const cookie = cookieOf(request, name);
  const read = cookie ? draftSchema.safeParse(unseal(name, cookie)) : null;
  return read?.success && read.data.until > now().getTime() ? read.data : null;
}

/** Whether this browser keeps a checkout form that came after its session had ended. */
export const hasCheckoutDraft = (request: Request): boolean => readDraftCookie(request)?.reason === "session-ended";

/** What somebody typed into the checkout before, by field; null when nothing of theirs is kept. */
export function readCheckoutDraft(request: Request, userId: number): Record<string, string> | null {
  const found = readDraftCookie(request);
  return found && (found.owner === null || found.owner === userId) ? found.fields : null;
}

/**
 * The customer whose button on the checkout changes the cart, and the header that keeps what they had typed for the page that
 * follows. Throws the redirect to the sign-in page, which keeps it too.
 */
export async function requireCheckoutSignIn(request: Request): Promise<{ viewer: Viewer; headers: HeadersInit }> {
  const viewer = await viewerOf(request);
  const draftSchema = await saveCheckoutDraft(request.clone(), viewer ? "cart-changed" : "session-ended");
  if (!viewer) throw toSignIn(request, draftSchema);
  return { viewer, headers: draftSchema ? { "Set-Cookie": draftSchema } : {} };
}

/** The header that deletes the form's cookie, once it became an order; null without one. */
export const deleteCheckoutDraft = (request: Request): string | null =>
  cookieOf(request, name) === null ? null : setCookie(name, "", 0);
