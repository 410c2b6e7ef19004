import { Fragment, type ReactNode } from 'react'

/** Children in a line that wraps, 8 px apart. */
export const Row = ({ children, gap = 8 }: { children: ReactNode; gap?: number }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }}>{children}</div>
)

/** Children below each other, 16 px apart. */
export const Stack = ({ children, gap = 16, width }: { children: ReactNode; gap?: number; width?: number }) => (
  <div style={{ display: 'grid', gap, maxWidth: width, justifyItems: 'stretch' }}>{children}</div>
)

type MatrixProps<R extends string, C extends string> = {
  rows: readonly R[]
  columns: readonly C[]
  cell: (row: R, column: C) => ReactNode
}

/** One cell for every pair of two properties: variants down, states across. */
export const Matrix = <R extends string, C extends string>({ rows, columns, cell }: MatrixProps<R, C>) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: `auto repeat(${columns.length}, max-content)`,
      justifyContent: 'start',
      gap: '14px 24px',
      alignItems: 'center',
    }}
  >
    <span />
    {columns.map((column) => (
      <span key={column} style={{ color: 'var(--text-faint)', fontSize: 12 }}>
        {column}
      </span>
    ))}
    {rows.map((row) => (
      <Fragment key={row}>
        <span style={{ color: 'var(--text-faint)', fontSize: 12 }}>{row}</span>
        {columns.map((column) => (
          <div key={column}>{cell(row, column)}</div>
        ))}
      </Fragment>
    ))}
  </div>
)
