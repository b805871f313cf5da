import { resource } from "#app/admin/resource/resource.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { reviewTable } from "#app/domain/reviews/reviews.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { Badge } from "#app/ui/badge.tsx";

/** How much of a review or a reply the list shows, characters. */
const previewed = 160;

const tones = { published: "haldi", approved: "podina", hidden: "plain" } as const;

/** The reviews as staff work through them. */
export const staffReviews = resource({
  table: reviewTable,
  section: "reviews",
  texts: adminReviews,
  icon: "star",
  columns: [
    {
      name: "content",
      cell: ({ rating, title, content }) => (
        <>
          <Stars rating={rating} /> {title ?? excerpt(content, previewed)}
        </>
      ),
    },
    { name: "product", cell: ({ productId, product }) => <ProductLink id={productId} name={product.name} />, width: "140px" },
    { name: "user", cell: ({ user }) => user.name, width: "120px" },
    { name: "reply", cell: ({ reply }) => reply && excerpt(reply, previewed), width: "16%", wideOnly: true },
    { name: "createdAt", width: "120px", wideOnly: true },
    { name: "status", cell: ({ status }) => <ReviewStatus status={status} />, width: "100px" },
  ],
  about: ({ rating, title, content, productId, product, user, createdAt }) => (
    <>
      <p>
        <Stars rating={rating} /> <b>{title}</b>
      </p>
      <p className="whitespace-pre-line">{content}</p>
      <p className="text-ink-2">
        {user.name} · <At time={createdAt} /> · <ProductLink id={productId} name={product.name} />
      </p>
    </>
  ),
});

function ReviewStatus({ status }: { status: keyof typeof tones }) {
  return <Badge tone={tones[status]}>{useText(adminReviews)(`status.${status}`)}</Badge>;
}

const ProductLink = ({ id, name }: { id: number; name: string }) => <a href={`${sectionPath("products")}/${id}`}>{name}</a>;

const At = ({ time }: { time: Date }) => formatDateTime(time, useLang());

function Stars({ rating }: { rating: number }) {
  const t = useText(adminReviews);
  return (
    <>
      <span aria-hidden="true">{"★".repeat(rating) + "☆".repeat(5 - rating)}</span>
      <span className="sr-only">{t("stars", { count: rating })}</span>
    </>
  );
}
