/** Every address that no other page has: the layout shows its 404 inside the shop (decisions: Addresses). */
export function loader() {
  throw new Response(null, { status: 404 });
}

export const action = loader;

export default function Nowhere() {
  return null;
}
