import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser; the server has no layout, and React warns there. */
export const useBeforePaint: typeof useLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
