import { type Location, useBeforeUnload, useBlocker, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useBeforePaint } from "#app/ui/use-before-paint.ts";

interface UnsavedInput {
  /** A parameter of the address that says what is open on the page: where it changes, the form is left as well. */
  parameter?: string | undefined;
  /** Called when the user leaves without saving. */
  onLeave?: (() => void) | undefined;
}

/** The forms of this window with unsaved input: the router accepts a single blocker, a page has several forms. */
const unsaved = new Map<string, UnsavedInput>();

interface LeaveWarningProps extends UnsavedInput {
  isDirty: boolean;
}

/** Registers a form with `LeaveGuard` while it holds unsaved input. */
export function LeaveWarning({ isDirty, parameter, onLeave }: LeaveWarningProps) {
  const id = useId();
  useBeforePaint(() => {
    if (!isDirty) return;
    unsaved.set(id, { parameter, onLeave });
    return () => void unsaved.delete(id);
  }, [id, isDirty, parameter, onLeave]);
  return null;
}

type Place = { pathname: string; search: string };

const parameterOf = ({ search }: Place, parameter: string) => new URLSearchParams(search).get(parameter);

const isLeft = ({ parameter }: UnsavedInput, from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || (parameter !== undefined && parameterOf(from, parameter) !== parameterOf(to, parameter));

/**
 * Asks before unsaved input is left: in a dialog for pages of the back office, through the browser for everything else. The router takes a
 * blocked navigation back when another one completes, the load after a refused form for one; the question stays until it is answered.
 */
export function LeaveGuard() {
  const t = useText(admin);
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [asked, setAsked] = useState<Location | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current && [...unsaved.values()].some((input) => isLeft(input, currentLocation, nextLocation)),
  );
  useEffect(() => {
    if (blocker.state === "blocked") setAsked(blocker.location);
  }, [blocker]);
  useBeforeUnload(
    useCallback((event) => {
      if (unsaved.size > 0) event.preventDefault();
    }, []),
  );
  const stay = () => {
    setAsked(null);
    blocker.reset?.();
  };
  const leave = () => {
    setAsked(null);
    for (const { onLeave } of unsaved.values()) onLeave?.();
    if (blocker.state === "blocked") return blocker.proceed();
    if (!asked) return;
    isLeaving.current = true;
    navigate(asked);
    isLeaving.current = false;
  };
  return (
    <Dialog open={asked !== null} onClose={stay} title={t("leave.title")} closeLabel={t("close")}>
      <div className="grid gap-4">
        <p>{t("leave.why")}</p>
        <div className="flex flex-wrap gap-2">
          <Button type="button" small onClick={stay}>
            {t("leave.stay")}
          </Button>
          <Button type="button" variant="danger" small onClick={leave}>
            {t("leave.go")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
