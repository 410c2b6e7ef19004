import {
  type AnyRecord,
  type Core,
  differingField,
  isEmpty,
  isLined,
  isOpen,
  type Language,
  type Making,
  type MakingDraft,
  type MakingLink,
  type MakingLinks,
  madeFrom,
  madeValues,
  madeWholeFrom,
  makingTexts,
  mayMake,
  plus,
  say,
  stateField,
} from '@bip/contract'
import { withTaken } from '../along.ts'
import { present } from '../present.ts'
import { demand, doerOf, isPermitted, type MemoryHandler, MemoryRefusal, type MemoryState, recordOf, tableOf } from '../state.ts'

/** What is made from records: what it begins with, and how records hang together. */
export const makingHandlers = (state: MemoryState): [string, MemoryHandler][] => [
  [
    `GET ${plus.makingDraft}`,
    ({ query, language }) => {
      const core = named(state, query.get('resource'))
      const making = core.makes?.[query.get('making') ?? '']
      if (!making) throw new MemoryRefusal('badRequest', { reason: 'making' })
      const ids = (query.get('ids') ?? '').split(',').filter(Boolean)
      return draftOf(state, core, making, ids, language)
    },
  ],
  [
    `GET ${plus.makingLinks}`,
    ({ query, language }) => {
      const core = named(state, query.get('resource'))
      demand(state, core, 'view', language)
      return linksOf(state, core, recordOf(state, core, query.get('id'), language))
    },
  ],
]

function named(state: MemoryState, name: string | null): Core {
  const core = state.resources[String(name)]
  if (!core) throw new MemoryRefusal('unknownPath')
  return core
}

function draftOf(state: MemoryState, core: Core, making: Making, ids: readonly string[], language: Language): MakingDraft {
  const target = named(state, making.to)
  demand(state, target, 'add', language)
  demand(state, core, 'view', language)
  const records = ids.map((id) => recordOf(state, core, id, language))
  const leftOut = records.flatMap((record) => {
    const reason = mayMake(core, making, record) ? !isOpen(making, record) && makingTexts.nothingOpen : makingTexts.notNow
    return reason ? [{ id: record.id, name: String(record[core.display]), reason: reason[language] }] : []
  })
  const open = records.filter(({ id }) => !leftOut.some((one) => one.id === id))
  if (open.length === 0) throw new MemoryRefusal('notPossible', { reason: leftOut[0]?.reason ?? '' })
  const differing = differingField(making, open)
  if (differing) {
    const field = core.fields[differing]?.label[language] ?? differing
    throw new MemoryRefusal('notPossible', { reason: say(makingTexts.differs, language, { field }) })
  }
  const values = withTaken(state, target.fields, madeValues(target, making, open, doerOf(state)), undefined)
  // With what the lines show of others, as a record has it.
  const shown: Record<string, unknown> = present(state, target, values as AnyRecord, true)
  return { values: isLined(making) ? { ...values, [making.lines.into]: shown[making.lines.into] } : values, leftOut }
}

type Lines = Record<string, unknown>[]
const linesIn = (record: AnyRecord, key: string): Lines => (Array.isArray(record[key]) ? record[key] : [])

function linksOf(state: MemoryState, core: Core, record: AnyRecord): MakingLinks {
  const from = madeFrom(state.resources, core.key).flatMap(({ source, making: { lines } }) => {
    const ids = linesIn(record, lines.into).flatMap((line) => (isEmpty(line[lines.record]) ? [] : [String(line[lines.record])]))
    return [...new Set(ids)].flatMap((id) => {
      const found = tableOf(state, source.key).get(id)
      return found ? [linkTo(state, source, found, ids.filter((one) => one === id).length)] : []
    })
  })
  const whole = madeWholeFrom(state.resources, core.key).flatMap(({ source, by }) => {
    const found = tableOf(state, source.key).get(String(record[by] ?? ''))
    return found ? [linkTo(state, source, found, 0)] : []
  })
  const into = Object.values(core.makes ?? {}).flatMap(({ to, by, lines }) => {
    const target = named(state, to)
    if (!lines) {
      const made = [...tableOf(state, to).values()].filter((one) => one[by] === record.id)
      return made.map((one) => linkTo(state, target, one, 0))
    }
    return [...tableOf(state, to).values()].flatMap((made) => {
      const own = linesIn(made, lines.into).filter((line) => line[lines.record] === record.id)
      return own.length > 0 ? [linkTo(state, target, made, own.length)] : []
    })
  })
  return { from: [...from, ...whole], into }
}

function linkTo(state: MemoryState, core: Core, record: AnyRecord, lines: number): MakingLink {
  const key = stateField(core)
  return {
    resource: core.key,
    id: record.id,
    name: String(record[core.display] ?? record.id),
    ...(key !== undefined && { state: String(record[key]) }),
    lines,
    at: record.createTime,
    isWithin: isPermitted(state, core, 'view'),
  }
}
