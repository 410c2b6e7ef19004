import { BarList, type BarRow } from '@bip/charts/bars'
import { type FlowDefinition, type FlowFigures, flowCalls } from '@bip/contract/workflow'
import { Alert, Card, Drawer, Empty, Skeleton, useLocale } from '@bip/design-system'
import { useAnswer } from '../../calls.ts'
import { Note, Stack } from '../flow.styles.ts'
import { useFlowText } from '../useFlowText.ts'

type FiguresDrawerProps = { opened: FlowDefinition | null; onClose: () => void }

/** How long the steps of a process take, and its approvers. */
export const FiguresDrawer = ({ opened, onClose }: FiguresDrawerProps) => {
  const { t } = useFlowText()
  return (
    <Drawer isOpen={opened !== null} title={opened ? t('figures.title', { name: opened.name }) : ''} onClose={onClose}>
      {opened && <Figures processDefKey={opened.key} />}
    </Drawer>
  )
}

const Figures = ({ processDefKey }: { processDefKey: string }) => {
  const { t } = useFlowText()
  const { formatNumber } = useLocale()
  const { data, error } = useAnswer<FlowFigures>(flowCalls.figures, { processDefKey })
  if (error) return <Alert tone="danger">{error.message}</Alert>
  if (!data) return <Skeleton lines={8} />
  const bar = (key: string, label: string, { count, hours }: { count: number; hours: number }, note = ''): BarRow => {
    const text = t('figures.hours', { hours: formatNumber(hours, { maximumFractionDigits: 1 }) })
    return {
      key,
      label,
      parts: [{ key: 'hours', label: text, value: hours, tone: 'info' }],
      text,
      note: [t('figures.count', { count }), note].filter(Boolean).join(' · '),
    }
  }
  const slowest = <T extends { hours: number }>(rows: readonly T[]): T[] => [...rows].sort((a, b) => b.hours - a.hours)
  const nodes = slowest(data.nodes).map((node) =>
    bar(node.id, node.name, node, node.open > 0 ? t('figures.open', { count: node.open }) : ''),
  )
  const people = slowest(data.people).map((person, at) => bar(String(at), person.name, person))
  const drawn = (label: string, rows: BarRow[]) => (
    <Card title={label}>
      {rows.length > 0 ? <BarList label={label} rows={rows} /> : <Empty size="small" title={t('figures.none')} />}
    </Card>
  )
  return (
    <Stack>
      <Note>{t('figures.hint')}</Note>
      {drawn(t('figures.nodes'), nodes)}
      {drawn(t('figures.people'), people)}
    </Stack>
  )
}
