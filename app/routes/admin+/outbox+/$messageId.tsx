import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { PhoneLinks } from "#app/admin/messages/phone-links.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { EmailFrame } from "#app/components/email-frame.tsx";
import { actOnMessage, messageActs } from "#app/domain/messaging/act-on-message.server.ts";
import { findMessage } from "#app/domain/messaging/find-message.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf, rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { MessageFacts, MessageTries } from "./components/message-details.tsx";

/** The toast of each act. */
const said = {
  resend: "message-resent",
  hurry: "message-hurried",
  cancel: "message-cancelled",
  called: "message-called",
} as const;

const notFound = () => new Response(null, { status: 404 });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "outbox");
  const id = rowId(params["messageId"]);
  const message = id === null ? null : await findMessage(id, { contactsVisible: staff.may("orders", "edit") });
  if (!message) throw notFound();
  const title = translator(langOf(request), adminOutbox)("title", { number: `#${message.id}` });
  return { title, message, mayEdit: staff.may("settings", "edit"), mayCall: staff.may("orders", "edit") };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "outbox", "edit");
  const id = rowId(params["messageId"]);
  const act = oneOf(new URL(request.url).searchParams, "do", messageActs, null);
  if (id === null || act === null) throw notFound();
  const outcome = await actOnMessage(id, act, { by: staff.id });
  if (!outcome.ok && outcome.refusal.code === "message.not-found") throw notFound();
  return redirectWithOutcome(request, `${sectionPath("outbox")}/${id}`, outcome, said[act]);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function MessagePage() {
  const { title, message, mayEdit, mayCall } = useLoaderData<typeof loader>();
  const t = useText(adminOutbox);
  const list = useListAddress("outbox");
  const path = `${sectionPath("outbox")}/${message.id}`;
  return (
    <>
      <p>
        <a href={list}>{t("back")}</a>
      </p>
      <PageHead title={title} />
      <div className="order-page">
        <div>
          <Panel title={t("text")}>
            {message.html ? (
              <EmailFrame
                title={t("letter", { subject: message.subject ?? "" })}
                html={message.html}
                text={message.text ?? ""}
                textLabel={t("as-text")}
              />
            ) : (
              <p className={message.text ? "whitespace-pre-line" : "text-ink-2"}>{message.text ?? t("text.none")}</p>
            )}
          </Panel>
          <Panel title={t("tries")}>
            <MessageTries entries={message.entries} />
          </Panel>
        </div>
        <div>
          <Panel title={t("details")}>
            <MessageFacts message={message} />
          </Panel>
          {mayEdit ? (
            <Panel title={t("actions")}>
              <div className="flex flex-wrap items-start gap-2">
                {message.state === "call" ? (
                  <>
                    {mayCall ? <PhoneLinks phone={message.recipient} label={t("call")} /> : null}
                    <Act path={`${path}?do=called`} label={t("called")} icon="check" />
                  </>
                ) : null}
                {message.isWaiting ? (
                  <>
                    <Act path={`${path}?do=hurry`} label={t("hurry")} />
                    <Confirm label={t("cancel")} icon="ban" question={t("cancel.sure")} action={`${path}?do=cancel`} />
                  </>
                ) : (
                  <Act path={`${path}?do=resend`} label={t("resend")} />
                )}
              </div>
            </Panel>
          ) : null}
        </div>
      </div>
    </>
  );
}

function Act({ path, label, icon = "send" }: { path: string; label: string; icon?: "send" | "check" }) {
  return (
    <Form method="post" action={path}>
      <SaveKey />
      <Button small icon={icon}>
        {label}
      </Button>
    </Form>
  );
}
