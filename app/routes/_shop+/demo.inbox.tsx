import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { listEarlierMessages } from "#app/domain/messaging/list-earlier-messages.server.ts";
import { listOutsideWays, type OutsideWays } from "#app/domain/messaging/list-outside-ways.server.ts";
import { findWhatsappSettings } from "#app/domain/settings/whatsapp-settings.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { demoInbox as texts } from "#app/i18n/demo-inbox.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { demoFaultsForm, readDemoInbox, setDemoFaults } from "#app/platform/demo/read-inbox.server.ts";
import { env } from "#app/platform/env.server.ts";
import { DemoBrowserForm } from "#app/shop/demo/demo-browser-form.tsx";
import { DemoFaultsForm } from "#app/shop/demo/demo-faults-form.tsx";
import { DemoMessages } from "#app/shop/demo/demo-messages.tsx";
import { DemoRecipientForm } from "#app/shop/demo/demo-recipient-form.tsx";
import { titled } from "#app/shop/head-data/titled.ts";
import { Notice } from "#app/ui/notice.tsx";

/** No more messages are shown at once, the newest; and no more of those from before this start are looked at. */
const [most, mostEarlier] = [50, 200];

const here = "/demo/inbox";

function requireDemo(): void {
  if (!env.DEMO) throw new Response(null, { status: 404 });
}

/** What this start of the demo sent, before it what the outbox kept. `?to=` shows the messages of one phone or address. */
export async function loader({ request }: LoaderFunctionArgs) {
  requireDemo();
  const lang = langOf(request);
  const to = freeText(new URL(request.url).searchParams, "to", 200);
  const [inbox, { incoming }, viewer] = await Promise.all([readDemoInbox(), findWhatsappSettings(), viewerOf(request)]);
  const earlier = inbox ? await listEarlierMessages(new Date(inbox.since), mostEarlier) : [];
  const all = [...(inbox?.messages ?? []), ...earlier];
  const messages = all
    .filter((message) => to === "" || message.to === to)
    .slice(0, most)
    .map((message) => ({ ...message, at: formatDateTime(new Date(message.at), lang) }));
  const recipients = [...new Set(all.map((message) => message.to))];
  const title = translator(lang, texts)("title");
  const isSignedIn = viewer !== null;
  const outside = await listOutsideWays();
  return { outside, title, to, faults: inbox?.faults ?? null, recipients, messages, isSignedIn, isIncoming: incoming.is_enabled };
}

/** Switches the faults of the gateway and the mail server. */
export async function action({ request }: ActionFunctionArgs) {
  requireDemo();
  const form = await readForm(request, demoFaultsForm);
  if (!form.ok) return form.invalid();
  await setDemoFaults(form.value);
  return redirect(here);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(matches, data?.title),
  { name: "robots", content: "noindex" },
];

export default function DemoInbox() {
  const { outside, title, to, faults, recipients, isSignedIn, ...listed } = useLoaderData<typeof loader>();
  const t = useText(texts);
  useNewMessages();
  return (
    <div className="page content">
      <h1>{title}</h1>
      <Lead {...outside} />
      {faults ? <DemoFaultsForm key={JSON.stringify(faults)} faults={faults} /> : <Notice>{t("absent")}</Notice>}
      {faults ? <DemoBrowserForm isSignedIn={isSignedIn} /> : null}
      {recipients.length > 0 ? <DemoRecipientForm key={to} to={to} recipients={recipients} /> : null}
      <DemoMessages {...listed} />
    </div>
  );
}

/** What becomes of messages, truly: none leaves this machine but those of channels that lead elsewhere. */
function Lead({ whatsapp, hasEmail }: OutsideWays) {
  const t = useText(texts);
  const ways = [whatsapp ? t("way.whatsapp", { host: whatsapp }) : "", hasEmail ? t("way.email") : ""].filter(Boolean);
  return <p className="content-lead">{ways.length === 0 ? t("lead") : t("lead.outside", { ways: ways.join(", ") })}</p>;
}

/** The interval at which the page polls for new messages, milliseconds. */
const interval = 5_000;

function useNewMessages(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && revalidate(), interval);
    return () => clearInterval(timer);
  }, [revalidate]);
}
