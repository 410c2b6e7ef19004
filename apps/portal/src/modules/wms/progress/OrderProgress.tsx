import { type AnyRecord, say } from '@bip/contract'
import { type OrderProgress as Progress, scmInStock } from '@bip/contract/resources'
import { Card, StatusDot, Table, type TableColumn, useLocale } from '@bip/design-system'
import { trimZeros, useFigures, useHost } from '@bip/records'
import type { Side } from '../day/useDeliver.ts'
import { SourceLink } from '../SourceCell.tsx'
import { useStockText } from '../useStockText.ts'
import { Figures, Names } from './progress.styles.ts'
import { useProgress } from './useProgress.ts'

type Line = Progress['lines'][number]
type Document = Progress['documents'][number]

/** Below an order: what of each line came or left, what is open, and the documents that say so. */
export const OrderProgress = ({ side, record }: { side: Side; record: AnyRecord }) => {
  const { t } = useStockText()
  const progress = useProgress(side, record)
  const isThere = progress && (record.processStatus === 'approved' || progress.documents.length > 0)
  if (!isThere) return null
  const title = t(side === 'receive' ? 'progress.received' : 'progress.issued')
  return (
    <Card title={title}>
      <Figures>
        <Lines side={side} title={title} lines={progress.lines} />
        {progress.documents.length > 0 && <Documents documents={progress.documents} />}
      </Figures>
    </Card>
  )
}

const Lines = ({ side, title, lines }: { side: Side; title: string; lines: readonly Line[] }) => {
  const { t } = useStockText()
  const figures = useFigures()
  const figure = (value: string): string => figures(trimZeros(value, 0))
  const figureColumn = (key: 'ordered' | 'settled' | 'waiting' | 'open' | 'reserved', header: string): TableColumn<Line> => ({
    key,
    header,
    align: 'right',
    render: (line) => figure(line[key]),
  })
  const hasWaiting = lines.some(({ waiting }) => Number(waiting) > 0)
  return (
    <Table
      caption={title}
      rows={lines}
      rowKey={({ id }) => id}
      maxHeight={420}
      columns={[
        { key: 'material', header: t('day.material'), render: ({ material }) => material },
        figureColumn('ordered', t('progress.ordered')),
        figureColumn('settled', t(side === 'receive' ? 'card.received' : 'card.issued')),
        ...(hasWaiting ? [figureColumn('waiting', t('progress.waiting'))] : []),
        figureColumn('open', t('progress.open')),
        ...(side === 'issue' ? [figureColumn('reserved', t('pivot.reserved'))] : []),
      ]}
    />
  )
}

const Documents = ({ documents }: { documents: readonly Document[] }) => {
  const { t } = useStockText()
  const { language } = useHost()
  const { formatDate } = useLocale()
  const figures = useFigures()
  return (
    <Names aria-label={t('progress.documents')}>
      {documents.map(({ id, type, no, docStatus, postedOn, quantity }) => {
        const state = scmInStock.states?.[docStatus] // all documents of stock have these
        return (
          <li key={id}>
            <SourceLink type={type} id={id} no={no} />
            <StatusDot tone={state?.tone}>{state ? say(state.label, language) : docStatus}</StatusDot>
            {postedOn && <span>{formatDate(postedOn)}</span>}
            <span>{figures(trimZeros(quantity, 0))}</span>
          </li>
        )
      })}
    </Names>
  )
}
