import { type ActionFunctionArgs, type HeadersArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { whatsappCodeForm } from "#app/domain/accounts/account-forms.server.ts";
import { isCodeAwaited } from "#app/domain/accounts/reset-code.server.ts";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";
import { claimForm, claimOrders, requestClaim } from "#app/domain/users/claim-orders.server.ts";
import { limitClaimCode } from "#app/http/code-limits.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { auth } from "#app/i18n/auth.ts";
import { labels } from "#app/i18n/labels.ts";
import { profile as texts } from "#app/i18n/profile.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { returnedField } from "#app/shop/forms/returned-field.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountCard } from "./auth/account-card.tsx";
import { AccountForm } from "./auth/account-form.tsx";

const start = "/profile/phone-orders";
const ownPath = `${start}?own`;
const ordersPath = "/profile?tab=orders#orders";

/** The request that a code is entered for; null before one was asked for. */
const requestOf = (request: Request): string | null => new URL(request.url).searchParams.get("request");
const pathOf = (awaited: string): string => `${start}?request=${encodeURIComponent(awaited)}`;

export async function loader({ request }: LoaderFunctionArgs) {
  const { phone } = await requireCustomer(request);
  const isOwn = new URL(request.url).searchParams.has("own");
  const awaited = requestOf(request);
  const lang = langOf(request);
  const isOver = awaited !== null && !(await isCodeAwaited(awaited, "orders"));
  return {
    title: translator(lang, texts)(isOwn ? "proof.title" : "phone-orders.title"),
    isOwn,
    phone: phone ? formatPhone(phone) : "",
    here: awaited === null ? (isOwn ? ownPath : start) : pathOf(awaited),
    isAwaited: awaited !== null,
    isConnected: await isWhatsappConnected(),
    over: isOver ? translator(lang, refusals)("reset.code-expired") : null,
  };
}

/** Sends a code to a phone number, within the limits of reset codes. */
async function ask(request: Request, viewer: Viewer) {
  const form = await readForm(request, claimForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limitClaimCode(viewer, form.value.phone);
  if (tooMany) return tooMany.refuse(form);
  const outcome = await requestClaim(viewer.id, form.value.phone);
  return outcome.ok ? redirect(pathOf(outcome.value)) : form.refuse(outcome.refusal, 409);
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const awaited = requestOf(request);
  if (awaited === null) return ask(request, viewer);
  const form = await readForm(request, whatsappCodeForm);
  if (!form.ok) return form.invalid();

  const outcome = await claimOrders(viewer.id, { request: awaited, ...form.value });
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.field ? 400 : 409);
  const { count, isProved } = outcome.value;
  if (isProved && count === 0) return redirectWithToast("/profile", "phone-proved");
  return redirectWithToast(ordersPath, "phone-orders-joined", { values: { count: String(count) } });
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function PhoneOrdersPage() {
  const { title, isOwn, phone, here, isAwaited, isConnected, over } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.result;
  const t = useText(texts);
  const say = useText(auth);
  const label = useText(labels);
  return (
    <AccountCard title={title}>
      {over ? (
        <>
          <Notice tone="error">{over}</Notice>
          <LinkButton wide href={start}>
            {say("reset.code-again")}
          </LinkButton>
        </>
      ) : null}
      {isAwaited && !over ? (
        <>
          <Notice tone="success" icon="message-circle">
            {t("phone-orders.sent")}
          </Notice>
          <AccountForm wide key={here} id="claim-code" form={form} action={here} next="/profile" button={t("proof.enter")}>
            <Field
              label={say("reset.code")}
              {...returnedField(form, "code")}
              required
              maxLength={20}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </AccountForm>
        </>
      ) : null}
      {!isAwaited && isConnected ? (
        <>
          <p className="text-ink-2">{t(isOwn ? "proof.how" : "phone-orders.how")}</p>
          <AccountForm wide key={here} id="claim" form={form} action={here} button={t("phone-orders.send")}>
            <Field
              label={label("phone")}
              {...returnedField(form, "phone", phone)}
              type="tel"
              required
              maxLength={30}
              autoComplete="tel"
            />
          </AccountForm>
        </>
      ) : null}
      {!isAwaited && !isConnected ? <Notice>{t("phone-orders.call")}</Notice> : null}
      <p className="text-sm">
        <a href={ordersPath}>{t("phone-orders.back")}</a>
      </p>
    </AccountCard>
  );
}
