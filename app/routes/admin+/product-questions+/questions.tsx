import { resource } from "#app/admin/resource/resource.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { questionTable } from "#app/domain/reviews/questions.ts";
import { adminQuestions } from "#app/i18n/admin-questions.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, formatDateTime, karachiDate } from "#app/lib/dates.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { Badge } from "#app/ui/badge.tsx";

/** How much of an answer the list shows, characters. */
const previewed = 160;

/** The questions about products as staff answer them. */
export const staffQuestions = resource({
  table: questionTable,
  section: "product-questions",
  texts: adminQuestions,
  icon: "message-circle-question-mark",
  columns: [
    { name: "question" },
    { name: "answer", cell: ({ answer }) => answer && excerpt(answer, previewed), width: "18%", wideOnly: true },
    { name: "productName", cell: (row) => <ProductLink {...row} />, width: "130px" },
    { name: "userName", width: "120px" },
    { name: "createdAt", width: "120px", wideOnly: true },
    { name: "answeredAt", cell: ({ answeredAt }) => <AnsweredAt time={answeredAt} />, width: "120px" },
  ],
  inline: "answer",
  above: ({ query, list }) =>
    query.filters["productId"] ? <AboutProduct row={list?.rows[0]} id={query.filters["productId"]} /> : null,
  about: (row) => (
    <>
      <p className="whitespace-pre-line">{row.question}</p>
      <p className="text-ink-2">
        #{row.id} · {row.userName} · <At time={row.createdAt} /> · <ProductLink {...row} />
      </p>
      {row.answeredAt ? <Answered who={row.answeredBy?.name} time={row.answeredAt} /> : null}
    </>
  ),
});

const At = ({ time }: { time: Date }) => formatDateTime(time, useLang());

/** When a question was answered, or that its answer is still to come. */
function AnsweredAt({ time }: { time: Date | null }) {
  const t = useText(adminQuestions);
  const lang = useLang();
  return time ? formatDate(karachiDate(time), lang) : <Badge tone="haldi">{t("pending")}</Badge>;
}

/** Leads to all that was asked about the same product. */
const ProductLink = ({ productId, productName }: { productId: number; productName: string }) => (
  <a href={`${sectionPath("product-questions")}?productId=${productId}`}>{productName}</a>
);

function Answered({ who, time }: { who: string | undefined; time: Date }) {
  const t = useText(adminQuestions);
  const lang = useLang();
  return <p className="text-ink-2">{t("answered-by", { who: who ?? t("nobody"), when: formatDateTime(time, lang) })}</p>;
}

/** Says that the list is about one product, with the ways to that product and to all questions. */
function AboutProduct({ row, id }: { row: { productName: string } | undefined; id: string }) {
  const t = useText(adminQuestions);
  return (
    <p className="resource-note">
      <a href={`${sectionPath("products")}/${id}`}>{row?.productName ?? t("product")}</a>
      {" · "}
      <a href={sectionPath("product-questions")}>{t("all")}</a>
    </p>
  );
}
