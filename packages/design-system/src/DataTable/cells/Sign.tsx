const lines = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  filter: 'M2 4h12M4.5 8h7M7 12h2',
  open: 'm4 6 4 4 4-4',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
} as const

type SignProps = { of: keyof typeof lines; size: number }

/** The few signs that stand in a table from its first sight on: by themselves they weigh a tenth of the icons' library. */
export const Sign = ({ of, size }: SignProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.4}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={lines[of]} />
  </svg>
)
