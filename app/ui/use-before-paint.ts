import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser; the server has no layout to wait for, and React complains there. */
export const useBeforePaint: typeof useLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
