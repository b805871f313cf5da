import {
  type DayFilter,
  type DayWay,
  dayWays,
  type MovementFilter,
  type MovementKind,
  mostDays,
  movementKinds,
} from "#app/domain/reports/day-filter.ts";
import { freeText, oneOf, rowId } from "#app/http/search-params.server.ts";
import { addDays, karachiDate, parseDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";

/** The days of an address, today where it names none; a year at most, and the earlier one first. An hour counts for a single day. */
export function dayFilterOf(params: URLSearchParams): DayFilter {
  const today = karachiDate(now());
  const from = parseDate(freeText(params, "from")) ?? today;
  const to = parseDate(freeText(params, "to")) ?? from;
  const [first, last] = from <= to ? [from, to] : [to, from];
  const latest = addDays(first, mostDays - 1);
  const hour = /^(\d|1\d|2[0-3])$/.exec(freeText(params, "hour"))?.[0];
  return { from: first, to: last < latest ? last : latest, hour: hour !== undefined && first === last ? Number(hour) : null };
}

/** The movements of an address: of all kinds unless it names some. */
export function movementFilterOf(params: URLSearchParams): MovementFilter {
  const kinds = params.getAll("kind").filter((kind): kind is MovementKind => movementKinds.some((known) => known === kind));
  const by = freeText(params, "by");
  return {
    ...dayFilterOf(params),
    kinds: kinds.length > 0 ? kinds : movementKinds,
    way: oneOf<DayWay, null>(params, "way", dayWays, null),
    by: by === "nobody" ? by : rowId(by),
  };
}
