import { statusColours } from '../pages/rows.ts'

/** The component in one cell of each row. */
export const Chip = ({ status }: { status: string }) => (
  <span className="chip" style={{ background: statusColours[status] }}>
    {status}
  </span>
)
