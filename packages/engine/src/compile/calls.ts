import { parse } from '../expression/parse.ts'
import type { Call, Mapping } from '../model/program.ts'
import { type Element, type Extension, extensionsOf, given } from './elements.ts'
import { textOf } from './extensions.ts'
import { ioMappings, mappingOf } from './mappings.ts'

/** What a call activity starts, with what it hands over and takes back. */
export function callOf(element: Element): Call {
  const [zeebe] = extensionsOf(element, 'calledElement')
  const process = element.calledElement ?? (zeebe && given(zeebe, 'processId'))
  if (!process) throw new Error('nothing says which process it calls.')
  // The called process sees what is around it.
  if (zeebe && given(zeebe, 'propagateAllParentVariables') === 'false')
    throw new Error(`${textOf(zeebe)} hides the values around it, which does not run here.`)
  const outputs = ioMappings(element, 'output')
  const takesAll = zeebe
    ? outputs.length === 0 && given(zeebe, 'propagateAllChildVariables') !== 'false'
    : extensionsOf(element, 'out').some(isAll)
  return {
    process,
    given: [...handed(element, 'in'), ...ioMappings(element, 'input')],
    taken: [...handed(element, 'out'), ...outputs],
    ...(takesAll && { takesAll: true as const }),
  }
}

const isAll = (extension: Extension) => given(extension, 'variables') === 'all'
const attributes: ReadonlySet<string> = new Set(['source', 'sourceExpression', 'target', 'variables', 'businessKey'])

/** A called process belongs to the record of the one that calls it, and has its key. */
const isOwnKey = (key: string | undefined) => key === undefined || /^[$#]\{\s*execution\.(processB|b)usinessKey\s*\}$/.test(key)

function handed(element: Element, name: 'in' | 'out'): Mapping[] {
  return extensionsOf(element, name).flatMap((extension) => {
    const odd = Object.keys(extension).find((key) => !key.startsWith('$') && !attributes.has(key))
    if (odd || !isOwnKey(given(extension, 'businessKey')))
      throw new Error(`${textOf(extension)} says ${odd ?? 'businessKey'}, which does not run here.`)
    if (isAll(extension) || given(extension, 'businessKey')) return []
    const value = given(extension, 'sourceExpression') ?? given(extension, 'source') ?? ''
    return mappingOf(extension, given(extension, 'target'), () => [parse(value)])
  })
}
