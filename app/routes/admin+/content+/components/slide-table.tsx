import { Form } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { ListTable } from "#app/admin/list/list-table.tsx";
import type { StaffSlide } from "#app/domain/content/list-staff-slides.server.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { contentPaths } from "./content-paths.ts";
import { rowAddress } from "./row-address.ts";
import { TimelineLink } from "./timeline-link.tsx";

/** A slide is known by its title, or by what its picture shows. */
export const slideName = ({ title, alt }: Pick<StaffSlide, "title" | "alt">) => title ?? alt;

/** The slides in their order, each with its ways up and down. */
export function SlideTable({ slides, mayEdit }: { slides: readonly StaffSlide[]; mayEdit: boolean }) {
  const t = useText(adminContent);
  const last = slides.length - 1;
  return (
    <ListTable
      label={t("tab.slides")}
      rows={slides}
      stacks
      columns={[
        { label: t("column.order"), cell: (slide) => slides.indexOf(slide) + 1 },
        {
          label: t("column.picture"),
          cell: ({ desktopImageUrl }) => (
            <img className="row-picture" src={desktopImageUrl} alt="" width={96} height={54} loading="lazy" />
          ),
        },
        {
          label: t("field.title"),
          cell: (slide) => (
            <>
              {mayEdit ? <a href={rowAddress(contentPaths.slides, "edit", slide.id)}>{slideName(slide)}</a> : slideName(slide)}
              {slide.description ? <small className="block text-ink-2">{slide.description}</small> : null}
            </>
          ),
        },
        { label: t("field.url"), cell: ({ url }) => (url ? <a href={url}>{url}</a> : t("empty")) },
        {
          label: t("column.actions"),
          isTitle: true,
          cell: (slide) => (
            <div className="row-acts">
              {mayEdit ? <SlideActions slide={slide} isFirst={slides[0] === slide} isLast={slides[last] === slide} /> : null}
              <TimelineLink list={contentPaths.slides} id={slide.id} name={slideName(slide)} />
              {mayEdit ? <DeleteSlide slide={slide} /> : null}
            </div>
          ),
        },
      ]}
    />
  );
}

function SlideActions({ slide, isFirst, isLast }: { slide: StaffSlide; isFirst: boolean; isLast: boolean }) {
  const t = useText(adminContent);
  const name = slideName(slide);
  const way = (direction: "up" | "down", isEnd: boolean) => (
    <Form method="post" action={`${contentPaths.slides}/slides/${slide.id}/move`} preventScrollReset>
      <input type="hidden" name="direction" value={direction} />
      <Button
        variant="plain"
        small
        iconOnly
        icon={`arrow-${direction}`}
        aria-label={t(`slide.${direction}`, { name })}
        aria-disabled={isEnd || undefined}
      />
    </Form>
  );
  return (
    <>
      {way("up", isFirst)}
      {way("down", isLast)}
      <LinkButton
        href={rowAddress(contentPaths.slides, "edit", slide.id)}
        variant="plain"
        small
        iconOnly
        icon="pencil"
        aria-label={t("edit-named", { name })}
        data-edit
      />
    </>
  );
}

function DeleteSlide({ slide }: { slide: StaffSlide }) {
  const t = useText(adminContent);
  const question = t("slide.delete.sure", { name: slideName(slide) });
  return <Confirm label={t("delete")} question={question} action={`${contentPaths.slides}/slides/${slide.id}/delete`} />;
}
