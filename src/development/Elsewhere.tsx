import { chartOf } from "./chart.ts";
import { CHARTS } from "./charts.ts";
import { found } from "./search.ts";

/** The other charts that say what one does not. */
export const Elsewhere = ({ wanted, onLook }: { wanted: string; onLook: (chart: string) => void }) => {
  const names = Object.entries(CHARTS).filter(
    ([name, machine]) => found(name, chartOf(machine), wanted).length > 0,
  );
  return (
    <section aria-label="In other charts">
      <h2>In other charts</h2>
      {names.length === 0 && <p>No chart says that.</p>}
      <ul>
        {names.map(([name, { id }]) => (
          <li key={name}>
            <button type="button" onClick={() => onLook(name)}>
              {id}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
