import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { errors } from "#app/i18n/errors.ts";
import { parseLang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";
import { readShell } from "#app/pages/shell.server.ts";
import { ErrorPage } from "#app/shop/error-page.tsx";
import { titled } from "#app/shop/head-data/titled.ts";
import { PersonalProvider, usePersonalizedPage } from "#app/shop/personalize-cached-page.ts";
import { Shell } from "#app/shop/shell.tsx";
import { type ShellView, shellRoute } from "#app/shop/shell-view.ts";

export { revalidateLayout as shouldRevalidate } from "#app/shop/layout-revalidation.ts";

export const loader = ({ request }: LoaderFunctionArgs): Promise<ShellView> => readShell(request);

export const meta: MetaFunction<typeof loader> = ({ error, matches }) => {
  if (!error) return titled(matches, undefined);
  const root = matches.find(({ id }) => id === "root")?.data as { lang?: string } | undefined;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = translator(parseLang(root?.lang), errors)(isMissing ? "not-found.title" : "other.title");
  return [...titled(matches, title), { name: "robots", content: "noindex" }];
};

export default function ShopLayout() {
  const personal = usePersonalizedPage(useLoaderData<typeof loader>());
  return (
    <PersonalProvider value={personal}>
      <Shell view={personal.view}>
        <Outlet />
      </Shell>
    </PersonalProvider>
  );
}

export function ErrorBoundary() {
  const view = useRouteLoaderData<typeof loader>(shellRoute);
  const errorPage = <ErrorPage error={useRouteError()} reference={view?.reference} />;
  return view ? <Shell view={view}>{errorPage}</Shell> : <main>{errorPage}</main>;
}
