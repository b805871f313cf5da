export { default, loader, meta, shouldRevalidate } from "./product.$id.tsx";
