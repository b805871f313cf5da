import { type CounterKey, keyNames } from "./use-counter-keys.ts";

/** The keyboard shortcut of the label beside it. */
export const KeyCap = ({ does }: { does: CounterKey }) => <kbd>{keyNames[does]}</kbd>;
