interface PackingChangesProps {
  changes: { title: string; rows: readonly { id: number; text: string; sum: string }[]; sum: string };
}

/** What packing replaced, left out or weighed differently, each with what it did to the sum. */
export function PackingChanges({ changes: { title, rows, sum } }: PackingChangesProps) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      <ul className="order-lines">
        {rows.map((row) => (
          <li key={row.id}>
            <span>{row.text}</span>
            <span>{row.sum}</span>
          </li>
        ))}
      </ul>
      <p>{sum}</p>
    </section>
  );
}
