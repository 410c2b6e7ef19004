import type { HoursDesk } from '@bip/contract/resources'
import type { Entry } from './useHoursDesk.ts'

/** What was typed, by row and column: `operation|worker`, and `operation|good` and `operation|scrap` for pieces. */
export type Cells = ReadonlyMap<string, string>

export const keyOf = (operation: string, column: string): string => `${operation}|${column}`

/** A number as people type it, with a comma or Chinese signs; undefined for what is none. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().normalize('NFKC').replace(',', '.')
  if (plain === '') return 0
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

export const isWrong = (text: string, column: string): boolean => {
  const value = readNumber(text)
  return value === undefined || (column !== 'good' && column !== 'scrap' && value > 24)
}

/** Cells that a pasted block fills, from one cell on to the right and down. */
export function pasted(
  text: string,
  { rows, columns, row, column }: { rows: readonly string[]; columns: readonly string[]; row: number; column: number },
): [string, string][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.flatMap((line, down) =>
    line.split('\t').flatMap((value, right): [string, string][] => {
      const [operation, worker] = [rows[row + down], columns[column + right]]
      return operation !== undefined && worker !== undefined ? [[keyOf(operation, worker), value.trim()]] : []
    }),
  )
}

/** Hours of each person and of each operation. */
export function sumsOf(
  cells: Cells,
  desk: HoursDesk,
): { people: Map<string, number>; operations: Map<string, number>; all: number } {
  const [people, operations] = [new Map<string, number>(), new Map<string, number>()]
  let all = 0
  for (const { id: operation } of desk.operations)
    for (const { id: worker } of desk.people) {
      const hours = readNumber(cells.get(keyOf(operation, worker)) ?? '') ?? 0
      if (hours === 0) continue
      people.set(worker, (people.get(worker) ?? 0) + hours)
      operations.set(operation, (operations.get(operation) ?? 0) + hours)
      all += hours
    }
  return { people, operations, all }
}

/** Reports of what was typed: one for each operation; its pieces are told with the first of its people. */
export function entriesOf(cells: Cells, desk: HoursDesk): Entry[] {
  const number = (operation: string, column: string): number => readNumber(cells.get(keyOf(operation, column)) ?? '') ?? 0
  return desk.operations.flatMap(({ id, itemId, stepNo }): Entry[] => {
    const workers = desk.people.filter((person) => number(id, person.id) > 0)
    if (workers.length === 0) return []
    return [
      {
        ...{ itemId, stepNo },
        people: workers.map((worker, at) => ({
          workerId: worker.id,
          hours: number(id, worker.id).toFixed(2),
          goodQuantity: (at === 0 ? number(id, 'good') : 0).toFixed(4),
          scrapQuantity: (at === 0 ? number(id, 'scrap') : 0).toFixed(4),
        })),
      },
    ]
  })
}
