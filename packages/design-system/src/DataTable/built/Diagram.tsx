import { styled } from 'styled-components'

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 980px;
  block-size: auto;
  font-size: 13px;

  .box { fill: var(--surface); stroke: var(--line-strong); }
  .box[data-is='react'] { fill: var(--selected); stroke: var(--accent); }
  .box[data-is='page'] { fill: var(--sunken); }
  .name { fill: var(--text); font-weight: 600; }
  .what { fill: var(--text-muted); font-size: 12px; }
  .way { fill: none; stroke: var(--text-muted); stroke-width: 1.5; }
  .way[data-is='quick'] { stroke: var(--accent); stroke-width: 2; }
  .tip { fill: var(--text-muted); }
  .tip[data-is='quick'] { fill: var(--accent); }
  .says { fill: var(--text-muted); font-size: 12px; }
  .says[data-is='quick'] { fill: var(--accent); font-weight: 600; }
  .lane { fill: var(--text-faint); font-size: 11px; letter-spacing: 0.06em; }
  .divide { stroke: var(--line); stroke-dasharray: 4 4; }
`

type BoxProps = { x: number; y: number; width?: number; name: string; what: readonly string[]; is?: 'react' | 'page' }

const height = 76

const Box = ({ x, y, width = 196, name, what, is }: BoxProps) => (
  <g>
    <rect className="box" data-is={is} x={x} y={y} width={width} height={height} rx={6} />
    <text className="name" x={x + 14} y={y + 24}>
      {name}
    </text>
    {what.map((line, at) => (
      <text key={line} className="what" x={x + 14} y={y + 43 + at * 17}>
        {line}
      </text>
    ))}
  </g>
)

type WayProps = { d: string; tip: readonly [number, number]; to: 'right' | 'down' | 'up'; is?: 'quick' }

const turns = { right: 0, down: 90, up: -90 } as const

const Way = ({ d, tip: [x, y], to, is }: WayProps) => (
  <g>
    <path className="way" data-is={is} d={d} />
    <path className="tip" data-is={is} d="M-8 -4.5 L0 0 L-8 4.5 Z" transform={`translate(${x} ${y}) rotate(${turns[to]})`} />
  </g>
)

/** How a row comes into the page, and what a scroll or a push goes through. */
export const Diagram = () => (
  <Drawing
    viewBox="0 0 960 424"
    role="img"
    aria-label="Rows go through an order and lines to the view, which writes slots in the page; React makes the slots and the columns."
  >
    <text className="lane" x={16} y={24}>
      ROWS, OUTSIDE REACT
    </text>
    <Box x={16} y={40} name="rows" what={["the caller's array,", 'never copied']} />
    <Box x={252} y={40} name="RowOrder" what={['filtered, sorted: indexes in a', 'typed array, or none at all']} />
    <Box x={488} y={40} name="Lines" what={['rows, groups, branches, details,', 'made when they are looked at']} />
    <Box x={748} y={40} name="GridView" what={['which lines are in sight,', 'and which slot shows which']} />
    <Way d="M212 78 H244" tip={[252, 78]} to="right" />
    <Way d="M448 78 H480" tip={[488, 78]} to="right" />
    <Way d="M684 78 H740" tip={[748, 78]} to="right" />

    <Way d="M846 116 V296" tip={[846, 304]} to="down" is="quick" />
    <text className="says" data-is="quick" x={836} y={284} textAnchor="end">
      place, text, marks: written
    </text>
    <text className="says" data-is="quick" x={836} y={301} textAnchor="end">
      in the scroll event itself
    </text>

    <path className="divide" d="M16 150 H700" />
    <text className="lane" x={16} y={176}>
      COLUMNS AND ELEMENTS, IN REACT
    </text>
    <Box x={16} y={190} is="react" name="useColumns" what={['TanStack Table: columns and', 'sorting; no row enters it']} />
    <Box x={252} y={190} is="react" name="useColumnBoxes" what={['places as CSS variables; those', 'in sight as elements']} />
    <Box x={488} y={190} is="react" name="GridRow" what={['a pool of elements with cells,', 'made once']} />
    <Way d="M212 228 H244" tip={[252, 228]} to="right" />
    <Way d="M448 228 H480" tip={[488, 228]} to="right" />
    <Way d="M586 266 V320 H740" tip={[748, 320]} to="right" />
    <text className="says" x={598} y={342}>
      elements, adopted by
    </text>
    <text className="says" x={598} y={358}>
      their slots
    </text>

    <Box x={748} y={304} is="page" name="slots in the page" what={['rows and cells that can be', 'read, focused and copied']} />
    <Box
      x={16}
      y={328}
      width={432}
      name="setRows"
      what={[
        'replaced rows are found by identity, put into place by halving,',
        'and only the slots that show one of them are written',
      ]}
    />
    <Way d="M448 366 H466 V136 H350 V124" tip={[350, 116]} to="up" />
    <text className="says" x={478} y={370}>
      20 times a second
    </text>
  </Drawing>
)
