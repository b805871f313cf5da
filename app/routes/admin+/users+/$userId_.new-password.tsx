import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { MadeLink } from "#app/admin/made-link.tsx";
import { ByHand } from "#app/admin/messages/by-hand.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { linkTo } from "#app/domain/messaging/send-email.server.ts";
import { findUser } from "#app/domain/users/find-user.server.ts";
import { offerReset } from "#app/domain/users/offer-reset.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithRefusal } from "#app/http/toast.server.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "users");
  const user = await findUser(rowId(params.userId) ?? 0);
  if (!user || user.isAnonymised) throw new Response(null, { status: 404 });
  if (user.email || user.role || !staff.may("users", "edit")) throw redirect(`/admin/users/${user.id}`);
  const t = translator(langOf(request), adminUsers);
  const phone = staff.may("orders", "edit") ? user.phone : null;
  return { id: user.id, name: user.name, phone, title: t("new-password.title", { name: user.name }) };
}

/** Answers with the link itself: no redirect, since it must stand in no address and no cookie. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "users", "edit");
  const id = rowId(params.userId) ?? 0;
  const outcome = await orRefuseBroken(offerReset(id, { by: staff.id }));
  return outcome.ok ? { link: linkTo(outcome.value.path) } : redirectWithRefusal(request, `/admin/users/${id}`, outcome.refusal);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function NewPasswordPage() {
  const { id, name, phone, title } = useLoaderData<typeof loader>();
  const link = useActionData<typeof action>()?.link;
  const t = useText(adminUsers);
  const path = `/admin/users/${id}`;
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={path} variant="quiet" small icon="arrow-left">
          {name}
        </LinkButton>
      </PageHead>
      {link ? (
        <MadeLink link={link} label={t("new-password.link")} note={t("new-password.made")}>
          {phone ? <ByHand phone={phone} text={t("new-password.text", { name, link })} /> : null}
        </MadeLink>
      ) : null}
      <Form method="post" action={`${path}/new-password`} className="admin-panel max-w-text">
        <SaveKey />
        <p>{t("new-password.why", { name })}</p>
        <p>{phone ? t("new-password.check", { phone: formatPhone(phone) }) : t("new-password.check-number")}</p>
        <Button icon="key-round">{t(link ? "new-password.again" : "new-password.make")}</Button>
      </Form>
    </>
  );
}
