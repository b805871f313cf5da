import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { ReceivedMessages } from "#app/admin/messages/received-messages.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { HistoryTimeline } from "#app/admin/timeline.tsx";
import { listSessions } from "#app/domain/accounts/session-list.server.ts";
import { listHistory } from "#app/domain/audit/list-history.server.ts";
import { listReceived } from "#app/domain/messaging/list-messages.server.ts";
import { findSpending, findUser, listUserAddresses } from "#app/domain/users/find-user.server.ts";
import { countUnclaimed } from "#app/domain/users/join-orders.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { JoinOrders } from "./components/join-orders.tsx";
import { UserActions } from "./components/user-actions.tsx";
import { UserAddresses } from "./components/user-addresses.tsx";
import { UserFacts } from "./components/user-facts.tsx";
import { UserOrders } from "./components/user-orders.tsx";
import { UserSessions } from "./components/user-sessions.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "users");
  const id = rowId(params.userId) ?? 0;
  const user = await findUser(id);
  if (!user) throw new Response(null, { status: 404 });
  const mayEdit = staff.may("users", "edit") && !user.isAnonymised;
  const contactsVisible = staff.may("orders", "edit");
  const [spending, addresses, sessions, entries, received, unclaimed] = await Promise.all([
    staff.may("orders") ? findSpending(id) : null,
    staff.may("orders", "edit") ? listUserAddresses(id) : null,
    mayEdit ? listSessions(id) : null,
    listHistory("user", id),
    staff.may("orders") ? listReceived({ userId: id }, { contactsVisible }) : null,
    mayEdit && user.role === null ? countUnclaimed(user.phone) : 0,
  ]);
  return {
    ...{ title: user.name, user, spending, addresses, sessions, entries, received, mayEdit, contactsVisible, unclaimed },
    isOwn: staff.id === id,
    mayTeam: staff.may("team", "edit"),
    mayPush: staff.may("fcm", "edit") && user.role === null && !user.isBlocked && !user.isAnonymised,
    mayMessages: staff.may("settings"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

const actions = [
  ...(["block", "unblock", "end-sessions", "send-reset", "offer-reset"] as const),
  ...(["join-orders", "anonymise", "export", "change-password", "reset-password", "recover-owner"] as const),
  ...(["enable-two-factor", "disable-two-factor", "replace-recovery-codes", "undo-identity-change"] as const),
];

export default function UserPage() {
  const {
    title,
    user,
    spending,
    addresses,
    sessions,
    entries,
    received,
    mayEdit,
    isOwn,
    contactsVisible,
    unclaimed,
    mayTeam,
    mayPush,
    mayMessages,
  } = useLoaderData<typeof loader>();
  const t = useText(adminUsers);
  const words = useText(timeline);
  const say = useText(adminOutbox);
  const list = useListAddress("users");
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={list} variant="quiet" small icon="arrow-left">
          {t("back")}
        </LinkButton>
        {user.role && mayTeam ? (
          <LinkButton href={`/admin/team/${user.id}`} variant="quiet" small icon="shield-check">
            {t("team")}
          </LinkButton>
        ) : null}
        {mayPush ? (
          <LinkButton href={`/admin/fcm-notifications/quick?user=${user.id}`} variant="quiet" small icon="bell">
            {t("push")}
          </LinkButton>
        ) : null}
      </PageHead>
      <div className="user-page">
        <div>
          <UserFacts user={user} />
          {mayEdit ? <UserActions user={user} isOwn={isOwn} /> : null}
          <Panel title={words("timeline")}>
            <HistoryTimeline
              entries={entries}
              actionOf={({ action }) => t(`did.${actions.find((known) => known === action) ?? "other"}`)}
              fieldName={(field) => field}
              wordsOf={(_, value) => String(value ?? "")}
            />
          </Panel>
        </div>
        <div>
          {unclaimed > 0 ? <JoinOrders user={user} count={unclaimed} /> : null}
          {spending ? <UserOrders {...spending} /> : null}
          {received ? (
            <Panel title={say("received")}>
              <ReceivedMessages
                messages={received}
                mayOpen={mayMessages}
                byHand={
                  contactsVisible && user.phone ? { phone: user.phone, text: say("received.hello", { name: user.name }) } : null
                }
              />
            </Panel>
          ) : null}
          {addresses ? <UserAddresses addresses={addresses} /> : null}
          {sessions ? <UserSessions userId={user.id} sessions={sessions} /> : null}
        </div>
      </div>
    </>
  );
}
