export { default, loader, meta, shouldRevalidate } from "./_index.tsx";
