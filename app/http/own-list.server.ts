import type { ResourceView } from "#app/domain/resource/resource-view.ts";
import { type ListedRow, viewOfList } from "#app/domain/resource/resource-view.ts";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { translator } from "#app/i18n/translate.ts";
import { langOf } from "./lang.server.ts";
import { readWithReference } from "./read-or-null.server.ts";

interface OwnList<Row extends ListedRow> extends Partial<Pick<ResourceView<Row>, "mayEdit" | "choices" | "tabs">> {
  section: SectionKey;
  query: ResourceView<Row>["query"];
  perPage: number;
  /** a page of the rows; without `total` where they are not counted */
  reading: Promise<{ rows: readonly Row[]; total?: number; hasMore?: boolean }>;
}

/** The view of a list that its section reads by a query of its own; rows that cannot be read are null, with the reference in the log. */
export async function readOwnList<Row extends ListedRow>(
  request: Request,
  { section, perPage, reading, ...list }: OwnList<Row>,
): Promise<ResourceView<Row>> {
  const { value, reference } = await readWithReference(section, reading);
  const title = translator(langOf(request), frameTexts)(`section.${section}`);
  return viewOfList({
    ...{ title, mayEdit: false, reference, ...list },
    list: value && { total: null, perPage, ...value },
  });
}
