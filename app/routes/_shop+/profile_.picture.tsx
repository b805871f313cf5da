import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Avatar } from "#app/components/avatar.tsx";
import { displayName } from "#app/domain/accounts/display-name.ts";
import { avatarForm, saveAvatar } from "#app/domain/customers/save-avatar.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { takesPicture } from "#app/http/route-bodies.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { picture as texts } from "#app/i18n/picture.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { largestUpload } from "#app/lib/upload-sizes.ts";
import { FormError } from "#app/shop/forms/form-error.tsx";
import { returnedField } from "#app/shop/forms/returned-field.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { measureUpload } from "#app/ui/measure-upload.ts";
import { SaveKey } from "#app/ui/save-key.tsx";

export const handle = takesPicture;

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  return { name: displayName(viewer), avatarUrl: viewer.avatarUrl, title: translator(langOf(request), texts)("title") };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const form = await readForm(request, avatarForm);
  if (!form.ok) return form.invalid();
  const { avatar } = form.value;
  if (avatar) {
    const tooMany = await limit("public-form", { account: viewer.id });
    if (tooMany) return tooMany.refuse(form);
    const outcome = await saveAvatar(viewer.id, avatar);
    if (!outcome.ok) return form.refuse(outcome.refusal, 400);
  }
  return redirectWithToast("/profile", "account-picture-saved");
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function PicturePage() {
  const { name, avatarUrl } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.result;
  const isSending = useNavigation().formAction === "/profile/picture";
  const t = useText(texts);
  const { errors } = returnedField(form, "avatar");
  return (
    <div className="page narrow">
      <h1>{t("title")}</h1>
      <section className="panel grid gap-4">
        <Avatar name={name} url={avatarUrl} large />
        <Form
          method="post"
          action="/profile/picture"
          encType="multipart/form-data"
          data-next="/profile"
          noValidate={false}
          className="grid gap-4"
        >
          <SaveKey />
          <FormError form={form} />
          <Field
            label={t("field")}
            hint={t("hint")}
            name="avatar"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            required
            errors={errors}
            onChange={({ currentTarget: input }) =>
              void import("#app/ui/shrink-picture.ts").then(async ({ shrinkChosen }) => {
                await shrinkChosen(input);
                measureUpload(input, largestUpload.picture, t("too-large"));
              })
            }
          />
          <div>
            <Button busy={isSending}>{t("save")}</Button>
          </div>
        </Form>
        {avatarUrl ? (
          <Form method="post" action="/profile/picture/remove">
            <SaveKey />
            <Button variant="quiet" icon="trash-2">
              {t("remove")}
            </Button>
          </Form>
        ) : null}
      </section>
      <p className="mt-4">
        <a href="/profile">{t("back")}</a>
      </p>
    </div>
  );
}
