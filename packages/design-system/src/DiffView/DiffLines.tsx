import { ChevronsUpDown } from 'lucide-react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { LocaleTools } from '../foundations/locale.ts'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { Fold, Lines } from './DiffView.styles.ts'
import { diffViewTexts } from './DiffView.texts.ts'
import type { DiffRow } from './diffRows.ts'
import { Pieces } from './Pieces.tsx'
import type { DiffLine } from './textDiff.ts'

type DiffLinesProps = {
  rows: readonly DiffRow[]
  caption: string
  isSplit: boolean
  onUnfold: (fold: string) => void
}

const unifiedColumns = ['number', 'number', 'sign', 'text'] as const
const splitColumns = ['number', 'sign', 'text', 'number', 'sign', 'text'] as const
const signs = { added: '+', removed: '−', same: '' } as const

/** The table of a comparison: numbers, a sign, the text; twice where the sides stand beside each other. */
export const DiffLines = ({ rows, caption, isSplit, onUnfold }: DiffLinesProps) => {
  const { t, formatNumber } = useLocale()
  const columns = isSplit ? splitColumns : unifiedColumns
  return (
    <Lines>
      <caption>{caption}</caption>
      <colgroup>
        {columns.map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          <col key={place} data-column={column} />
        ))}
      </colgroup>
      <thead>
        <tr>{isSplit ? <SplitHeads t={t} /> : <UnifiedHeads t={t} />}</tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          'fold' in row ? (
            <tr key={`fold-${row.fold}`}>
              <td colSpan={columns.length}>
                <Fold type="button" onClick={() => onUnfold(row.fold)}>
                  <ChevronsUpDown size={14} aria-hidden />
                  {t(diffViewTexts.unfold, { count: formatNumber(row.lines.length) })}
                </Fold>
              </td>
            </tr>
          ) : (
            <tr key={`${row.left?.before ?? ''}-${row.right?.after ?? ''}`}>
              {isSplit ? (
                <>
                  <Side line={row.left} number={row.left?.before} t={t} />
                  <Side line={row.right} number={row.right?.after} t={t} />
                </>
              ) : (
                <Unified line={row.left ?? row.right} t={t} />
              )}
            </tr>
          ),
        )}
      </tbody>
    </Lines>
  )
}

type T = Pick<LocaleTools, 't'>

const UnifiedHeads = ({ t }: T) => (
  <>
    <th scope="col">{t(diffViewTexts.beforeLine)}</th>
    <th scope="col">{t(diffViewTexts.afterLine)}</th>
    <th scope="col">{t(diffViewTexts.sign)}</th>
    <th scope="col">{t(diffViewTexts.text)}</th>
  </>
)

const SplitHeads = ({ t }: T) => (
  <>
    <th scope="col">{t(diffViewTexts.beforeLine)}</th>
    <th scope="col">{t(diffViewTexts.sign)}</th>
    <th scope="col">{t(diffViewTexts.before)}</th>
    <th scope="col">{t(diffViewTexts.afterLine)}</th>
    <th scope="col">{t(diffViewTexts.sign)}</th>
    <th scope="col">{t(diffViewTexts.after)}</th>
  </>
)

const SignAndText = ({ line, t }: T & { line: DiffLine }) => (
  <>
    <td data-sign data-kind={line.kind}>
      <span aria-hidden="true">{signs[line.kind]}</span>
      {line.kind !== 'same' && <Hidden>{t(diffViewTexts[line.kind])}</Hidden>}
    </td>
    <td data-text data-kind={line.kind}>
      <Pieces pieces={line.pieces} kind={line.kind} />
    </td>
  </>
)

const Unified = ({ line, t }: T & { line: DiffLine | undefined }) =>
  line && (
    <>
      <td data-number data-kind={line.kind}>
        {line.before}
      </td>
      <td data-number data-kind={line.kind}>
        {line.after}
      </td>
      <SignAndText line={line} t={t} />
    </>
  )

/** One side of a row; empty where the other side has a line more. */
const Side = ({ line, number, t }: T & { line: DiffLine | undefined; number: number | undefined }) =>
  line ? (
    <>
      <td data-number data-kind={line.kind}>
        {number}
      </td>
      <SignAndText line={line} t={t} />
    </>
  ) : (
    <>
      <td data-number data-kind="none" />
      <td data-sign data-kind="none" />
      <td data-text data-kind="none" />
    </>
  )
