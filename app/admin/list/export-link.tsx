import { useLocation } from "@remix-run/react";
import { sectionPath } from "#app/admin/sections.ts";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { HeadLink } from "./list-head.tsx";

/** Downloads what the list's address finds as a CSV file, whatever page of it is shown. */
export function ExportLink({ section }: { section: SectionKey }) {
  const { search } = useLocation();
  const say = useText(resourceTexts);
  return <HeadLink href={`${sectionPath(section)}/export.csv${search}`} icon="download" label={say("export")} download />;
}
