import { dayLength, wallText } from '@bip/contract/calendar'
import type { SchedulePlan } from '@bip/contract/resources'
import { Button, Dialog, PrintArea, Select, usePrint } from '@bip/design-system'
import { useState } from 'react'
import { Compared, Sheet } from './schedule.styles.ts'
import { useScheduleText } from './useScheduleText.ts'
import { wallOf } from './zoneClock.ts'

type Props = { plan: SchedulePlan; timeZone: string }

/** What a station does within seven days, on paper. */
export const WeekPrint = ({ plan, timeZone }: Props) => {
  const { t } = useScheduleText()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const printing = usePrint({ title: t('print') })
  const now = wallOf(plan.now, timeZone)
  const station = plan.stations.find(({ id }) => id === chosen) ?? plan.stations[0]
  const own = plan.bars
    .flatMap((bar) =>
      bar.stationId === station?.id && bar.start && bar.end
        ? [{ ...bar, from: wallOf(bar.start, timeZone), to: wallOf(bar.end, timeZone) }]
        : [],
    )
    .filter(({ from, to }) => to > now && from < now + 7 * dayLength)
    .sort((a, b) => a.from - b.from)
  const clock = (time: number): string => wallText(time).replace('T', ' ')
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setOpen(true)}>
        {t('print')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('print')}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" isLoading={printing.isPrinting} onPress={() => void printing.print()}>
            {t('print')}
          </Button>
        }
      >
        <Select
          label={t('station')}
          options={plan.stations.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
          value={station?.id ?? null}
          onChange={setChosen}
        />
        <PrintArea printing={printing}>
          <Sheet>
            <h2>{t('printed', { station: station?.name ?? '', from: wallText(now).slice(0, 10) })}</h2>
            <Compared>
              <thead>
                <tr>
                  {(['start', 'end', 'operation', 'material'] as const).map((key) => (
                    <th key={key} scope="col">
                      {t(`columns.${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {own.map(({ operationId, from, to, processName, itemNo, materialName }) => (
                  <tr key={operationId}>
                    <td>{clock(from)}</td>
                    <td>{clock(to)}</td>
                    <td>
                      {processName} {itemNo}
                    </td>
                    <td>{materialName}</td>
                  </tr>
                ))}
              </tbody>
            </Compared>
            {own.length === 0 && <p>{t('printNothing')}</p>}
          </Sheet>
        </PrintArea>
      </Dialog>
    </>
  )
}
