import { type ComponentPropsWithRef, type CSSProperties, useMemo, useRef, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { useIsScrollable } from '../foundations/useIsScrollable.ts'
import { warnNoText } from '../foundations/warnShape.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { DiffLines } from './DiffLines.tsx'
import { Counts, Fold, Head, Note, Root, Scroller, Sides } from './DiffView.styles.ts'
import { diffViewTexts } from './DiffView.texts.ts'
import { diffRows } from './diffRows.ts'
import { diffTexts } from './textDiff.ts'

export type DiffLayout = 'unified' | 'split'

export type DiffViewProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The text as it was. */
  before: string
  /** The text as it is. */
  after: string
  /** Name of what was, such as a version; default the word for "before". */
  beforeLabel?: string
  /** Name of what is; default the word for "after". */
  afterLabel?: string
  /** One below the other, or side by side; controlled. */
  layout?: DiffLayout
  /** Default 'unified'. */
  defaultLayout?: DiffLayout
  onLayoutChange?: (layout: DiffLayout) => void
  /** Equal lines shown around each change; default 3. */
  context?: number
  /** Height in px from which on it scrolls, without its head; default 480. */
  maxHeight?: number
}

/** Rows rendered at first, and added by each press. */
const pageOfRows = 500

const nothingOpened: ReadonlySet<string> = new Set()

/** Two texts held against each other, line by line and word by word; what is equal in both is folded. */
export const DiffView = (props: DiffViewProps) => {
  const { before, after, beforeLabel, afterLabel, layout, defaultLayout = 'unified', onLayoutChange, ...other } = props
  const { context = 3, maxHeight = 480, style, ...rest } = other
  const { t, formatNumber } = useLocale()
  const scroller = useRef<HTMLDivElement>(null)
  const [shownLayout, setLayout] = useControlledState<DiffLayout>(layout, defaultLayout, onLayoutChange)
  const [max, setMax] = useState(pageOfRows)
  warnNoText('DiffView', 'before', before)
  warnNoText('DiffView', 'after', after)
  const diff = useMemo(() => diffTexts(before, after), [before, after])
  // Folds are named by their line numbers, which mean something else in another comparison.
  const [folds, setFolds] = useState({ of: diff, opened: nothingOpened })
  const opened = folds.of === diff ? folds.opened : nothingOpened
  const isSplit = shownLayout === 'split'
  const rows = useMemo(() => diffRows(diff.sections, { isSplit, context, opened }), [diff, isSplit, context, opened])
  const isScrollable = useIsScrollable(scroller, true)
  const isSame = diff.added + diff.removed === 0
  const [from, to] = [beforeLabel ?? t(diffViewTexts.before), afterLabel ?? t(diffViewTexts.after)]
  const caption = t(diffViewTexts.comparison, { before: from, after: to })
  const lineCount = Math.max(before.length === 0 ? 1 : before.split('\n').length, after.split('\n').length)
  const vars: CSSProperties & Record<`--${string}`, string | number> = {
    '--diff-height': `${maxHeight}px`,
    '--diff-digits': Math.max(2, String(lineCount).length),
    ...style,
  }
  const remaining = rows.length - max

  return (
    <Root {...rest} style={vars} data-layout={shownLayout} data-same={isSame || undefined}>
      <Head>
        <Sides>
          {from} <span aria-hidden="true">→</span> {to}
        </Sides>
        {!isSame && (
          <>
            <Counts>
              <span role="img" data-kind="added" aria-label={t(diffViewTexts.addedLines, { count: formatNumber(diff.added) })}>
                +{formatNumber(diff.added)}
              </span>
              <span
                role="img"
                data-kind="removed"
                aria-label={t(diffViewTexts.removedLines, { count: formatNumber(diff.removed) })}
              >
                −{formatNumber(diff.removed)}
              </span>
            </Counts>
            <SegmentedControl
              size="small"
              label={t(diffViewTexts.layout)}
              items={[
                { value: 'unified', label: t(diffViewTexts.unified) },
                { value: 'split', label: t(diffViewTexts.split) },
              ]}
              value={shownLayout}
              onChange={setLayout}
            />
          </>
        )}
      </Head>
      {diff.isCoarse && <Note data-tone="warning">{t(diffViewTexts.coarse)}</Note>}
      {isSame ? (
        <Note>{t(diffViewTexts.same)}</Note>
      ) : (
        <Scroller ref={scroller} role="region" aria-label={caption} tabIndex={isScrollable ? 0 : undefined}>
          <DiffLines
            rows={remaining > 0 ? rows.slice(0, max) : rows}
            caption={caption}
            isSplit={isSplit}
            onUnfold={(fold) => setFolds({ of: diff, opened: new Set([...opened, fold]) })}
          />
          {remaining > 0 && (
            <Fold type="button" onClick={() => setMax(max + pageOfRows)}>
              {t(diffViewTexts.more, { count: formatNumber(Math.min(remaining, pageOfRows)) })}
            </Fold>
          )}
        </Scroller>
      )}
    </Root>
  )
}
