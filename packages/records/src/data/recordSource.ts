import type { Choice, Core } from '@bip/contract'
import type { ChoiceSource, Option } from '@bip/design-system'
import { choiceNote } from './choiceNote.ts'
import { beginnings, likeness } from './nearest.ts'

/** What is asked for at once; the others wait, so that a long paste leaves room for the rest of the page. */
const maxAsked = 6

/** As many records are offered where none matches. */
const maxNear = 8

type Setup = {
  /** The declaration of the resource; undefined where the product does not have it. */
  load: () => Promise<Core | undefined>
  /** The records that match a text. */
  choices: (core: Core, text: string, signal?: AbortSignal) => Promise<readonly Choice[]>
  /** Hears what a record is called. */
  named: (id: string, label: string) => void
  /** What is wrong with a text that names no record, or `count` of them. */
  fault: (text: string, count: number) => string
}

const alike = (a: unknown, b: string): boolean => typeof a === 'string' && a.trim().toLowerCase() === b.trim().toLowerCase()

/** The records that a text names: by code, else by name, else by both, as "BRG-6204 深沟球轴承". */
export const namedBy = (core: Core, found: readonly Choice[], text: string): readonly Choice[] => {
  const codeOf = (choice: Choice): string => String((core.subtitle && choice[core.subtitle]) ?? '')
  const byCode = found.filter((choice) => alike(codeOf(choice), text))
  if (byCode.length > 0) return byCode
  const byName = found.filter(({ label }) => alike(label, text))
  if (byName.length > 0) return byName
  const rest = (choice: Choice): string => text.replace(codeOf(choice), '').replace(/[\s·,，/()（）]+/g, ' ')
  return found.filter((choice) => codeOf(choice) !== '' && text.includes(codeOf(choice)) && alike(choice.label, rest(choice)))
}

/** Lets so many works run at a time. */
const inTurn = (max: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

/** The records of a resource as the choices of a cell: found by typing, or named by a pasted code or name. A text is asked for once. */
export const recordSource = ({ load, choices, named, fault }: Setup): ChoiceSource => {
  const turn = inTurn(maxAsked)
  const known = new Map<string, Promise<{ value: string } | { error: string }>>()
  const ask = async (text: string, signal?: AbortSignal): Promise<readonly Choice[]> => {
    const core = await load()
    return core ? choices(core, text, signal) : []
  }
  const optionsOf = async (found: readonly Choice[]): Promise<readonly Option[]> => {
    const core = await load()
    return found.map((choice) => {
      named(choice.id, choice.label)
      return { value: choice.id, label: choice.label, description: core && choiceNote(core, choice) }
    })
  }
  const name = async (text: string): Promise<{ value: string } | { error: string }> => {
    const core = await load()
    if (!core) return { error: fault(text, 0) }
    const found = await ask(text)
    const parts = found.length === 0 ? beginnings(text).slice(0, /\s/.test(text) ? 2 : 0) : []
    const more = (await Promise.all(parts.map((part) => ask(part)))).flat()
    const all = [...new Map([...found, ...more].map((choice) => [choice.id, choice])).values()]
    const exact = namedBy(core, all, text)
    const [only] = exact
    if (!only || exact.length > 1) return { error: fault(text, exact.length) }
    named(only.id, only.label)
    return { value: only.id }
  }
  return {
    find: async (text, signal) => optionsOf(await ask(text, signal)),
    near: async (text, signal) => {
      const found = (await Promise.all(beginnings(text).map((part) => ask(part, signal)))).flat()
      const core = await load()
      const like = (choice: Choice): number =>
        Math.max(likeness(choice.label, text), likeness(String((core?.subtitle && choice[core.subtitle]) ?? ''), text))
      const once = [...new Map(found.map((choice) => [choice.id, choice])).values()]
      return optionsOf(once.toSorted((a, b) => like(b) - like(a)).slice(0, maxNear))
    },
    named: (text) => {
      const answer = known.get(text) ?? turn(() => name(text))
      known.set(text, answer)
      // What failed, or was not there, may be there the next time.
      void answer.then(
        (found) => 'error' in found && known.delete(text),
        () => known.delete(text),
      )
      return answer
    },
  }
}
