import { sectionPath } from "#app/admin/sections.ts";
import type { DayFilter, MovementFilter } from "#app/domain/reports/day-filter.ts";

const dayParams = ({ from, to, hour }: DayFilter): [string, string][] => [
  ["from", from],
  ...(to === from ? [] : [["to", to] as [string, string]]),
  ...(hour === null ? [] : [["hour", String(hour)] as [string, string]]),
];

/** The address of the report of some days. */
export const dayAddress = (filter: DayFilter): string => `${sectionPath("day")}?${new URLSearchParams(dayParams(filter))}`;

/** The query of some movements. */
export const movementQuery = ({ kinds, way, by, ...days }: MovementFilter): string =>
  String(
    new URLSearchParams([
      ...dayParams(days),
      ...kinds.map((kind) => ["kind", kind] as [string, string]),
      ...(way ? [["way", way] as [string, string]] : []),
      ...(by === null ? [] : [["by", String(by)] as [string, string]]),
    ]),
  );

/** The address of the movements behind a figure. */
export const movementsAddress = (filter: MovementFilter): string => `${sectionPath("day")}/entries?${movementQuery(filter)}`;
