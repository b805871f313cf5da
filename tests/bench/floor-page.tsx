import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { renderToString } from "react-dom/server";

/**
 * The floor under every page: 24 product cards from one prepared query, rendered by React and sent, with nothing around
 * them. Run as a process of its own with the database's address; prints the port it listens on.
 */
type Row = { id: number; name: string; price: number; unit: string; unit_size: string | null };

const pool = new pg.Pool({ connectionString: process.argv[2], max: 8 });
const query = {
  name: "cards",
  text: "SELECT id, name, price, unit, unit_size FROM products WHERE status = 'active' ORDER BY popularity DESC, id LIMIT 24",
};

function Card({ id, name, price, unit, unit_size }: Row) {
  return (
    <article className="card">
      <a href={`/product/${id}`}>
        <img src={`/pictures/${id}.svg`} alt="" width={240} height={180} loading="lazy" />
        <h3>{name}</h3>
      </a>
      <p>
        {unit_size} {unit}
      </p>
      <p>Rs. {price / 100}</p>
      <form method="post" action="/cart">
        <input type="hidden" name="product_id" value={id} />
        <button type="submit" aria-label={`Add ${name}`}>
          Add
        </button>
      </form>
    </article>
  );
}

const server = createServer(async (_, response) => {
  const { rows } = await pool.query<Row>(query);
  const html = renderToString(
    <main>
      {rows.map((row) => (
        <Card key={row.id} {...row} />
      ))}
    </main>,
  );
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(`<!DOCTYPE html>${html}`);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
