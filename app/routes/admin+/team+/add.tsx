import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { addMember, memberForm } from "#app/domain/members/add-member.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireTeam } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useRoleOptions } from "./components/role-form.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireTeam(request);
  return { title: translator(langOf(request), adminTeam)("add") };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireTeam(request, "team.assign-denied");
  const form = await readForm(request, memberForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(addMember({ ...form.value, by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.field ? 400 : 409);
  const { id, name } = outcome.value;
  return redirectWithToast(`/admin/team#member-${id}`, "team-member-added", { values: { name } });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function AddMemberPage() {
  const { title } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminTeam);
  const options = useRoleOptions();
  const frame = useFormFrame({ id: "add-member", result });
  const whole = result?.error?.[""];
  return (
    <>
      <PageHead title={title}>
        <LinkButton href="/admin/team" variant="quiet" small icon="arrow-left">
          {t("back")}
        </LinkButton>
      </PageHead>
      <FormFrame
        frame={frame}
        title={whole ? t("failed.role") : null}
        save={{ label: t("add.do") }}
        discardTo="/admin/team"
        method="post"
        action="/admin/team/add"
        className="admin-panel max-w-text"
      >
        <Field label={t("add.who")} {...frame.control("who")} required maxLength={254} autoComplete="off" />
        <SelectField label={t("role")} {...frame.control("role", "viewer")} options={options} />
        <div>
          <LinkButton href="/admin/team/invite" small variant="plain" icon="link">
            {t("invite")}
          </LinkButton>
        </div>
      </FormFrame>
    </>
  );
}
