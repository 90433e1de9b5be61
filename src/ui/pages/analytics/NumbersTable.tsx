import { Box } from "@mantine/core";
import type { CSSProperties, ReactNode } from "react";

interface NumbersTableProps {
  readonly label: string;
  /** What its rows are of. */
  readonly head: string;
  /** What its numbers are. */
  readonly columns: ReadonlyArray<string>;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table of numbers; arrow keys scroll it where it is wider than the page. */
export const NumbersTable = ({ label, head, columns, className, style, children }: NumbersTableProps) => (
  <Box className="console-scroll" tabIndex={0} role="group" aria-label={label}>
    <table className={`console-table ${className ?? ""}`} style={style} aria-label={label}>
      <thead>
        <tr>
          <th>{head}</th>
          {columns.map((column) => (
            <th key={column} data-numeric>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Box>
);
