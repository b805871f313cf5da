import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { DeviceList } from "#app/components/device-list.tsx";
import { listSessions } from "#app/domain/accounts/session-list.server.ts";
import { cookieOf } from "#app/http/cookies.server.ts";
import { requireCustomer, sessionCookie } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { devices as texts } from "#app/i18n/devices.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

const end = "/profile/devices/end";

/** The browsers that a person is signed in with, this one first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(request);
  const sessions = await listSessions(id, cookieOf(request, sessionCookie) ?? undefined);
  return { title: translator(langOf(request), texts)("title"), sessions };
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function DevicesPage() {
  const { title, sessions } = useLoaderData<typeof loader>();
  const t = useText(texts);
  const devices = sessions.map(({ key, createdAt, lastSeenAt, ...session }) => ({
    ...{ ...session, id: key },
    ...{ since: createdAt, used: lastSeenAt },
  }));
  return (
    <div className="page narrow">
      <h1>{title}</h1>
      <section className="panel grid gap-4">
        <DeviceList
          devices={devices}
          action={({ id }, device) => (
            <Form method="post" action={end}>
              <SaveKey />
              <input type="hidden" name="session" value={id} />
              <Button variant="quiet" aria-label={t("end-of", { device })}>
                {t("end")}
              </Button>
            </Form>
          )}
        />
        {sessions.some(({ isHere }) => !isHere) ? (
          <>
            <p className="text-ink-2">{t("why")}</p>
            <Form method="post" action={end}>
              <SaveKey />
              <Button variant="danger" icon="log-out">
                {t("end-others")}
              </Button>
            </Form>
          </>
        ) : (
          <p className="text-ink-2">{t("only-this")}</p>
        )}
      </section>
      <p className="mt-4">
        <a href="/profile">{t("back")}</a>
      </p>
    </div>
  );
}
