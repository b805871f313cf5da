import { useNavigate } from "@remix-run/react";
import { useSingleKeys } from "#app/admin/keys/use-single-keys.ts";

interface DayKeys {
  /** Addresses of the day before, the day after, and today. */
  before: string;
  after: string;
  today: string;
}

const scrolls = (target: EventTarget | null) => target instanceof Element && target.closest(".table-scroll") !== null;

/** The keys of the day: ← and → go a day on, unless they scroll a table; T goes to today, P prints. */
export function useDayKeys({ before, after, today }: DayKeys): void {
  const navigate = useNavigate();
  const go = (to: string) => {
    navigate(to);
    return true;
  };
  useSingleKeys({
    ArrowLeft: (target) => !scrolls(target) && go(before),
    ArrowRight: (target) => !scrolls(target) && go(after),
    t: () => go(today),
    p: () => {
      window.print();
      return true;
    },
  });
}
