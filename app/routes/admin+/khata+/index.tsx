import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wholeRupees } from "#app/admin/khata/whole-rupees.ts";
import { ExportLink } from "#app/admin/list/export-link.tsx";
import { HeadLink } from "#app/admin/list/list-head.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { listResource } from "#app/admin/resource/list-resource.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { khataSorts, khataTabs } from "#app/domain/khata/khata-filter.ts";
import { khataPerPage, type ListedKhata, listKhata, sumKhata } from "#app/domain/khata/list-khata.server.ts";
import { listQuery } from "#app/domain/resource/resource-query.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readOwnList } from "#app/http/own-list.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { adminContacts } from "#app/i18n/admin-contacts.ts";
import { adminKhata } from "#app/i18n/admin-khata.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { khataFilterOf } from "./components/khata-filter-of.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "khata");
  const filter = khataFilterOf(new URL(request.url).searchParams);
  const { tab, sort, search: q, page } = filter;
  const sums = readOrNull(sumKhata(filter));
  const view = await readOwnList(request, {
    ...{ section: "khata", query: listQuery({ q, tab, page, sort }), perPage: khataPerPage },
    tabs: khataTabs.map((name) => ({ name })),
    reading: Promise.all([listKhata(filter), sums]).then(([rows, counted]) => ({
      rows,
      ...(counted && { total: counted.people }),
    })),
  });
  return { ...view, sums: await sums };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

const amount = (value: Paisa) => (value === 0 ? "-" : wholeRupees(value));

const khata = listResource({
  section: "khata",
  texts: adminKhata,
  icon: "notebook-pen",
  hasRefresh: true,
  sorts: khataSorts,
  columns: [
    { name: "name" },
    { name: "phone", cell: ({ phone }) => formatPhone(phone), width: "130px" },
    { name: "balance", cell: ({ balance }) => <b>{wholeRupees(balance)}</b>, isNumber: true, width: "100px" },
    { name: "limit", cell: (row) => <Limit {...row} />, width: "150px", wideOnly: true },
    { name: "paid_at", cell: ({ paid_at }) => <PaidOn day={paid_at} />, width: "120px", wideOnly: true },
    { name: "days30", cell: ({ days30 }) => amount(days30), isNumber: true, width: "80px", wideOnly: true },
    { name: "days60", cell: ({ days60 }) => amount(days60), isNumber: true, width: "80px", wideOnly: true },
    { name: "days90", cell: ({ days90 }) => amount(days90), isNumber: true, width: "80px", wideOnly: true },
    { name: "older", cell: ({ older }) => <Older value={older} />, isNumber: true, width: "80px", wideOnly: true },
  ],
  nameOf: ({ name }: ListedKhata) => name,
  linkOf: ({ id }) => `${sectionPath("contacts")}/${id}`,
  toolbar: () => (
    <>
      <NewKhata />
      <OpeningLink />
      <ExportLink section="khata" />
    </>
  ),
  stats: () => <KhataCards />,
});

export default function KhataPage() {
  return <ResourcePage resource={khata} view={useLoaderData<typeof loader>()} />;
}

const NewKhata = () => <HeadLink href={`${sectionPath("contacts")}/new`} icon="plus" label={useText(adminContacts)("add")} />;

const OpeningLink = () => (
  <HeadLink href={`${sectionPath("khata")}/opening`} icon="upload" label={useText(adminKhata)("opening")} />
);

function Limit({ balance, limit }: ListedKhata) {
  const t = useText(adminKhata);
  if (balance > limit) return <Badge tone="mirch">{t("limit.over", { amount: formatMoney(paisa(balance - limit)) })}</Badge>;
  const text = t("limit.of", { limit: formatMoney(limit) });
  return balance * 10 >= limit * 9 ? <Badge tone="haldi">{text}</Badge> : text;
}

function PaidOn({ day }: { day: string | null }) {
  const t = useText(adminKhata);
  const lang = useLang();
  return day ? formatDate(day, lang) : t("never");
}

/** What is owed longer than 90 days stands out. */
const Older = ({ value }: { value: Paisa }) => (value === 0 ? "-" : <Badge tone="mirch">{wholeRupees(value)}</Badge>);

/** What everybody that the list finds comes to. */
function KhataCards() {
  const { sums } = useLoaderData<typeof loader>();
  const t = useText(adminKhata);
  if (!sums) return null;
  const cards = [
    { label: t("card.people"), value: sums.people },
    { label: t("card.owed"), value: formatMoney(sums.owed) },
    { label: t("card.over"), value: sums.over },
  ];
  return (
    <dl className="admin-figures list-figures" aria-label={t("cards")}>
      {cards.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
