import { coreOfQuery, type ListQuestion, type Query } from '@bip/contract'
import { stockExplained, stockReserved } from '@bip/contract/resources'
import { Drawer, Tabs } from '@bip/design-system'
import {
  ResourceList,
  type ResourceSlots,
  ResourceSlotsProvider,
  trimZeros,
  useDictionary,
  useFigures,
  wordOf,
} from '@bip/records'
import { useMemo, useState } from 'react'
import { ReservationCell, ReservedForCell, SourceCell } from '../SourceCell.tsx'
import { useStockText } from '../useStockText.ts'
import { Equation } from './explain.styles.ts'
import { type Explaining, useExplaining } from './explaining.ts'

const start: ListQuestion = { current: 1, size: 50 }

const titles = { quantity: 'pivot.explained', reserved: 'pivot.explainedReserved', free: 'pivot.explainedFree' } as const

const read = (text: string | null): Explaining | null => {
  try {
    return text ? (JSON.parse(text) as Explaining) : null // as it was written into the address
  } catch {
    return null
  }
}

/**
 * What a figure is the sum of: the entries of what lies there, and, where it is of now, what of it is reserved; each number of a document
 * leads to it.
 */
export const Explained = () => {
  const { t } = useStockText()
  const [explaining, explain] = useExplaining()
  const found = useMemo(() => read(explaining), [explaining])
  const title = t(titles[found?.figure ?? 'quantity'], { name: found?.name ?? '' })
  return (
    <Drawer isOpen={found !== null} title={title} size={920} onClose={() => explain(null)}>
      {found && (
        <>
          {found.figure === 'free' && <Free {...found} />}
          <Tabs
            key={explaining}
            label={title}
            defaultSelectedKey={found.figure === 'reserved' ? 'reservations' : 'entries'}
            items={[
              {
                key: 'entries',
                label: t('pivot.entries'),
                content: <Behind of={stockExplained} slots={entrySlots} asked={found.asked} />,
              },
              ...(found.asked.postedOn_le
                ? []
                : [
                    {
                      key: 'reservations',
                      label: t('pivot.reservations'),
                      content: <Behind of={stockReserved} slots={reservationSlots} asked={found.asked} />,
                    },
                  ]),
            ]}
          />
        </>
      )}
    </Drawer>
  )
}

const entrySlots = { cells: { sourceNo: SourceCell } }
const reservationSlots = { cells: { reservationNo: ReservationCell, reservedFor: ReservedForCell } }

type BehindProps = { of: Query; slots: ResourceSlots; asked: Explaining['asked'] }

const Behind = ({ of, slots, asked }: BehindProps) => {
  const [question, setQuestion] = useState(start)
  const core = useMemo(() => coreOfQuery(of), [of])
  const fixed = useMemo((): Record<string, string> => ({ ...asked }), [asked])
  return (
    <ResourceSlotsProvider of={core.key} slots={slots}>
      <ResourceList core={core} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded />
    </ResourceSlotsProvider>
  )
}

/** How what is free comes about; both parts are below. */
const Free = ({ quantity, reserved, available, unit }: Explaining) => {
  const { t } = useStockText()
  const figures = useFigures()
  const { entries: units } = useDictionary('DC_UNIT')
  if (!quantity || !reserved || !available) return null
  const figure = (value: string): string => `${figures(trimZeros(value, 0))} ${wordOf(units, unit ?? '')}`.trim()
  return (
    <Equation>{t('pivot.freeIs', { free: figure(available), quantity: figure(quantity), reserved: figure(reserved) })}</Equation>
  )
}
