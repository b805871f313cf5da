import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

const fields = "input, select, textarea, [contenteditable], dialog[open], table, .table-scroll";

interface DayKeys {
  /** Addresses of the day before, the day after, and today. */
  before: string;
  after: string;
  today: string;
}

/** The keys of the day: ← and → go a day on, T to today, P prints; not while something is typed or a table scrolls. */
export function useDayKeys({ before, after, today }: DayKeys): void {
  const navigate = useNavigate();
  useEffect(() => {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => navigate(before),
      ArrowRight: () => navigate(after),
      t: () => navigate(today),
      p: () => window.print(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [before, after, today, navigate]);
}
