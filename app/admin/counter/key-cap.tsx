import { type CounterKey, keyNames } from "./use-counter-keys.ts";

/** The key that does what the label beside it says. */
export const KeyCap = ({ does }: { does: CounterKey }) => <kbd>{keyNames[does]}</kbd>;
