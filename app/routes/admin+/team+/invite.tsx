import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { MadeLink } from "#app/admin/made-link.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { inviteForm, inviteMember } from "#app/domain/members/invite-member.server.ts";
import { linkTo } from "#app/domain/messaging/send-email.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireTeam } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useRoleOptions } from "./components/role-form.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireTeam(request);
  return { title: translator(langOf(request), adminTeam)("invite") };
}

/** Answers with the link itself: no redirect, since it must stand in no address and no cookie. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireTeam(request, "team.assign-denied");
  const form = await readForm(request, inviteForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(inviteMember({ ...form.value, by: staff.id }));
  return outcome.ok ? { link: linkTo(outcome.value.path) } : form.refuse(outcome.refusal);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function InvitePage() {
  const { title } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const result = answer && "result" in answer ? answer.result : null;
  const t = useText(adminTeam);
  const options = useRoleOptions();
  const frame = useFormFrame({ id: "invite-member", result });
  return (
    <>
      <PageHead title={title}>
        <LinkButton href="/admin/team" variant="quiet" small icon="arrow-left">
          {t("back")}
        </LinkButton>
      </PageHead>
      {answer && "link" in answer ? <MadeLink link={answer.link} label={t("invite.link")} note={t("invite.made")} /> : null}
      <FormFrame
        frame={frame}
        title={null}
        save={{ label: t("invite.do") }}
        discardTo="/admin/team"
        method="post"
        action="/admin/team/invite"
        className="admin-panel max-w-text"
      >
        <Field
          label={t("invite.email")}
          hint={t("invite.email.hint")}
          {...frame.control("email")}
          type="email"
          maxLength={254}
          autoComplete="off"
        />
        <SelectField label={t("role")} {...frame.control("role", "viewer")} options={options} />
      </FormFrame>
    </>
  );
}
