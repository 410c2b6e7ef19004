import { Spinner, Tabs } from '@bip/design-system'
import { useEffect, useState } from 'react'
import { useText } from '../../../host/useText.ts'
import { Cut, SheetTable } from './preview.styles.ts'
import { readSheets } from './readSheets.ts'
import type { SheetPreview } from './sheet.worker.ts'

type SheetViewProps = { content: Blob; onFail: () => void }

/** The values of a workbook, sheet by sheet. */
export const SheetView = ({ content, onFail }: SheetViewProps) => {
  const { t } = useText()
  const [sheets, setSheets] = useState<readonly SheetPreview[]>()
  const [active, setActive] = useState('0')
  useEffect(() => {
    const controller = new AbortController()
    readSheets(content, controller.signal).then(
      (read) => controller.signal.aborted || setSheets(read),
      () => controller.signal.aborted || onFail(),
    )
    return () => controller.abort()
  }, [content, onFail])
  if (!sheets) return <Spinner label={t('file.loading')} />
  const sheet = sheets[Number(active)]
  return (
    <>
      {sheets.length > 1 && (
        <Tabs
          label={t('file.sheets')}
          selectedKey={active}
          onSelect={setActive}
          items={sheets.map(({ name }, position) => ({ key: String(position), label: name }))}
        />
      )}
      {sheet && <Rows sheet={sheet} />}
    </>
  )
}

/** A, B … Z, AA: as every program that shows sheets names its columns. */
const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26))

const Rows = ({ sheet: { name, rows, isCut } }: { sheet: SheetPreview }) => {
  const { t } = useText()
  const width = Math.max(1, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) => letters(column))
  return (
    <>
      <SheetTable tabIndex={0} role="region" aria-label={name}>
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              {columns.map((letter) => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of a sheet is its number
              <tr key={position}>
                <th scope="row">{position + 1}</th>
                {columns.map((letter, column) => (
                  <td key={letter} title={row[column]}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SheetTable>
      {isCut && <Cut>{t('file.cutSheet')}</Cut>}
    </>
  )
}
