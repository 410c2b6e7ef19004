import type { Scanned } from '@bip/contract/resources'

export type Task = 'receive' | 'putAway' | 'pick' | 'move' | 'count'
export const tasks: readonly Task[] = ['receive', 'putAway', 'pick', 'move', 'count']

type Location = NonNullable<Scanned['location']>
type Material = NonNullable<Scanned['material']>
export type Ask = 'document' | 'from' | 'material' | 'serial' | 'lot' | 'quantity' | 'to' | 'reason'

/** A line of the document that is worked off: what is expected, and where the rule says that it lies. */
export type Wanted = {
  id: string
  materialId: string
  code: string
  name: string
  quantity: string
  location: string | null
  locationId: string | null
  lotNo: string | null
  serialNo: string | null
  /** Of an order: what one costs in the company's currency. */
  price?: string | null
}
export type Document = {
  /** Of a document of stock: where it stands. */
  status?: string
  kind: string
  id: string
  no: string
  version?: number
  warehouseId: string | null
  /** Of an order: the organisation that bought. */
  orgId?: string | null
  lines: readonly Wanted[]
}

export type Line = {
  from?: Location
  to?: Location
  material: Material
  quantity: string
  lotNo?: string
  serialNo?: string
  reason?: string
  wantedId?: string
}
type Draft = Partial<Line>
export type Flow = { task: Task; document: Document | null; draft: Draft; lines: readonly Line[] }

type Step = Exclude<Ask, 'document' | 'reason'>
const steps: Readonly<Record<Task, readonly Step[]>> = {
  receive: ['material', 'serial', 'quantity', 'lot', 'to'],
  putAway: ['from', 'material', 'serial', 'quantity', 'lot', 'to'],
  move: ['from', 'material', 'serial', 'quantity', 'lot', 'to'],
  pick: ['from', 'material', 'serial', 'quantity'],
  count: ['from', 'material', 'serial', 'lot', 'quantity'],
}

const keyOf = (step: Step) => (step === 'lot' ? 'lotNo' : step === 'serial' ? 'serialNo' : step)

/** What a material has is asked for: its lot, or its serial number, which is one piece. */
function isAsked(step: Step, tracking: string | undefined): boolean {
  if (step === 'lot') return tracking === 'lot'
  if (step === 'serial') return tracking === 'serial'
  return step !== 'quantity' || tracking !== 'serial'
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Tasks that work off a document, whose number is scanned first. */
const hasDocument = (task: Task): boolean => task === 'receive' || task === 'pick' || task === 'count'

export const begin = (task: Task): Flow => ({ task, document: null, draft: {}, lines: [] })

/** The next line of an issue that is not picked yet. */
export const nextWanted = ({ task, document, lines }: Flow): Wanted | undefined =>
  task === 'pick' ? document?.lines.find(({ id }) => !lines.some(({ wantedId }) => wantedId === id)) : undefined

/** So many lines are told of before the first code of a line is scanned. */
const maxExpected = 3

/** What is still to come of a document that is received, the first few of it. */
export const expectedOf = ({ document, lines }: Flow): { material: string; quantity: string }[] =>
  (document?.lines ?? [])
    .filter(({ id }) => !lines.some(({ wantedId }) => wantedId === id))
    .slice(0, maxExpected)
    .map(({ code, name, quantity }) => ({ material: `${code} ${name}`.trim(), quantity: String(Number(quantity)) }))

/** The line of the document that a material belongs to, one that is not done yet first. */
export const wantedOf = (
  { document, lines }: Flow,
  materialId: string,
  { from, lotNo, serialNo }: Pick<Draft, 'from' | 'lotNo' | 'serialNo'> = {},
): Wanted | undefined => {
  const own = (document?.lines ?? []).filter(
    (line) =>
      line.materialId === materialId &&
      (!from || line.locationId === null || line.locationId === from.id) &&
      (!lotNo || line.lotNo === null || isSame(line.lotNo, lotNo)) &&
      (!serialNo || line.serialNo === null || isSame(line.serialNo, serialNo)),
  )
  return own.find(({ id }) => !lines.some(({ wantedId }) => wantedId === id)) ?? own[0]
}

/** Whether another place or piece was scanned than the one the picking rule names: that wants a reason. */
const deviates = (flow: Flow): boolean => {
  const wanted = nextWanted(flow)
  const { from, serialNo } = flow.draft
  const isElsewhere = Boolean(wanted?.locationId && from && from.id !== wanted.locationId)
  return isElsewhere || Boolean(wanted?.serialNo && serialNo && !isSame(wanted.serialNo, serialNo))
}

/** Whether that piece was scanned already. */
export const isScanned = ({ lines, draft }: Flow, serialNo: string): boolean =>
  lines.some((line) => line.material.id === draft.material?.id && line.serialNo !== undefined && isSame(line.serialNo, serialNo))

/** What is scanned or typed next; null where all of a document is done. */
export function askOf(flow: Flow): Ask | null {
  const { task, document, draft } = flow
  if (hasDocument(task) && !document) return 'document'
  if (task === 'pick' && !nextWanted(flow)) return null
  for (const step of steps[task]) {
    if (isAsked(step, draft.material?.tracking) && draft[keyOf(step)] === undefined) return step
  }
  return deviates(flow) && draft.reason === undefined ? 'reason' : null
}

/** What the quantity begins with. */
export function usualQuantity(flow: Flow): string {
  const { task, draft } = flow
  if (task === 'count' || !draft.material) return ''
  return nextWanted(flow)?.quantity ?? wantedOf(flow, draft.material.id)?.quantity ?? ''
}

/** Takes what was scanned; a line that is whole is kept, and the next one begins. */
export function take(flow: Flow, part: Draft): Flow {
  const next: Flow = { ...flow, draft: { ...flow.draft, ...part } }
  if (askOf(next) !== null) return next
  const { material, quantity = next.draft.serialNo && '1', ...rest } = next.draft
  if (!material || quantity === undefined) return next
  const wanted = nextWanted(next) ?? wantedOf(next, material.id, rest)
  const line: Line = { ...rest, material, quantity, ...(wanted && { wantedId: wanted.id }) }
  const stays = next.task === 'putAway' || next.task === 'count' ? { from: rest.from } : {}
  return { ...next, draft: stays, lines: [...next.lines, line] }
}

/** Takes the last scan back: of the line that is begun, else the last whole line. */
export function takeBack(flow: Flow): Flow {
  const last = steps[flow.task].findLast((step) => flow.draft[keyOf(step)] !== undefined)
  if (last) return { ...flow, draft: { ...flow.draft, [keyOf(last)]: undefined, reason: undefined } }
  if (flow.lines.length > 0) return { ...flow, lines: flow.lines.slice(0, -1) }
  return { ...flow, document: null }
}
