import classes from "./Sparkline.module.css";

const WIDTH = 64;
const HEIGHT = 16;

/** How a number went day by day, as a drawing beside the words that say it. */
export const Sparkline = ({ values }: { values: ReadonlyArray<number> }) => {
  const top = Math.max(1, ...values);
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - (value / top) * HEIGHT).toFixed(1)}`;
  });
  return (
    <svg className={classes["sparkline"]} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <polyline points={points.join(" ")} />
    </svg>
  );
};
