import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { slotTimes } from "#app/domain/delivery/slots.ts";
import { countPrint } from "#app/domain/documents/count-print.server.ts";
import { listToPick } from "#app/domain/documents/list-to-pick.server.ts";
import { printTogetherForm } from "#app/domain/documents/print-form.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { documents } from "#app/i18n/documents.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { nextPrintStep } from "./papers/load-paper.server.ts";
import { PaperSheet } from "./papers/paper-sheet.tsx";
import { PickingFilterForm } from "./papers/picking-filter-form.tsx";
import { orderIdsOf, pickingFilterOf } from "./papers/picking-filter-of.server.ts";
import { type Paper, paperOptionsOf, readPapers } from "./papers/read-papers.server.ts";
import { usePaperPrint } from "./papers/use-paper-print.ts";
import { usePrintKey } from "./papers/use-print-key.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "orders");
  const { searchParams } = new URL(request.url);
  const { delivery } = await findShopSettings();
  const times = slotTimes(delivery);
  const filter = pickingFilterOf(searchParams, times);
  const named = orderIdsOf(searchParams.get("orders"));
  const { ids, hasMore } = named.length > 0 ? { ids: named, hasMore: false } : await listToPick(filter);
  const mayPrint = staff.may("orders", "edit");
  const options = paperOptionsOf(request);
  const paper =
    ids.length > 0 ? await readPapers({ ...options, kind: "picking-list", orderIds: ids, contactsVisible: mayPrint }) : null;
  const step = nextPrintStep({ isAsked: options.isAsked, isCounted: paper?.key !== null, mayPrint });
  const title = translator(langOf(request), documents)("together.title");
  return { title, filter, times, ids, hasMore, paper, mayPrint, isAsked: step === "print" };
}

/** Counts a print of the list for exactly the orders that were on the screen. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, printTogetherForm);
  const ids = form.ok ? orderIdsOf(form.value.orders) : [];
  if (ids.length === 0) throw new Response(null, { status: 400 });
  const outcome = await countPrint({ kind: "picking-list", orderIds: ids, by: staff.id });
  if (!outcome.ok) throw new Response(null, { status: refusalStatus(outcome.refusal, 404) });
  return redirect(`/admin/orders/picking?${new URLSearchParams({ orders: ids.join(","), print: outcome.value })}`);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function PickingTogetherPage() {
  const { title, filter, times, ids, hasMore, paper, mayPrint, isAsked } = useLoaderData<typeof loader>();
  const t = useText(documents);
  const form = useRef<HTMLFormElement>(null);
  usePrintKey(form);
  return (
    <>
      <div className="sheet-tools">
        <PageHead title={title}>
          {paper && mayPrint ? (
            <Form ref={form} method="post" replace>
              <SaveKey />
              <input type="hidden" name="orders" value={ids.join(",")} />
              <Button small icon="printer">
                {t("print")}
              </Button>
            </Form>
          ) : null}
        </PageHead>
        <PickingFilterForm filter={filter} times={times} />
        {hasMore ? <p>{t("together.more", { count: ids.length })}</p> : null}
      </div>
      {paper ? (
        <PickingTogether paper={paper} isAsked={isAsked} />
      ) : (
        <EmptyState icon="package" title={t("together.none")}>
          {t("together.none.why")}
        </EmptyState>
      )}
    </>
  );
}

function PickingTogether({ paper, isAsked }: { paper: Paper; isAsked: boolean }) {
  const t = useText(documents);
  const state = usePaperPrint(paper, isAsked);
  return (
    <>
      <p className="sheet-tools" role="status">
        {state ? t(`sent.${state}`) : null}
      </p>
      <PaperSheet document={paper.document} paper={paper.paper} printKey={paper.key} />
    </>
  );
}
