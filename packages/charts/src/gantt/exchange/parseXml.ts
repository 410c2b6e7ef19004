import { Parser } from 'saxen'
import { ProjectFileError } from './projectFile.ts'

/** What is read of an element: its own texts by name, and those of elements below it that may come several times. */
export type Node = { texts: Map<string, string>; below: Map<string, Node[]> }

/** Elements that hold others; the rest is text. */
const holders: ReadonlySet<string> = new Set([
  'Project',
  'Calendar',
  'WeekDay',
  'WorkingTime',
  'Exception',
  'WorkWeek',
  'TimePeriod',
  'Task',
  'PredecessorLink',
  'Baseline',
  'Resource',
  'Assignment',
  'TimephasedData',
])
/** Elements that are passed over with all that is in them. */
const passed: ReadonlySet<string> = new Set(['Views', 'Filters', 'ExtendedAttributes', 'OutlineCodes', 'WBSMasks'])

const newNode = (): Node => ({ texts: new Map(), below: new Map() })

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** The elements of a project file that matter here. Throws `broken` and `foreign`. */
export function parseXml(text: string): Node {
  const root = newNode()
  const stack: Node[] = []
  let name = ''
  let written = ''
  let skipping = 0
  let isOpen = false
  let isClosed = false
  const parser = new Parser()
  const fail = (context: { line: number }): never => {
    throw new ProjectFileError({ code: 'broken', line: context.line + 1 })
  }
  parser.on('error', (_error, getContext) => fail(getContext()))
  parser.on('attention', () => undefined)
  parser.on('openTag', (element) => {
    const own = element.replace(/^.*:/, '')
    if (!isOpen) {
      if (own !== 'Project') throw new ProjectFileError({ code: 'foreign', root: own })
      isOpen = true
    }
    if (skipping > 0 || passed.has(own)) {
      skipping += 1
      return
    }
    name = own
    written = ''
    if (!holders.has(own)) return
    const node = own === 'Project' ? root : newNode()
    const above = stack.at(-1)
    const siblings = above?.below.get(own)
    if (siblings) siblings.push(node)
    else above?.below.set(own, [node])
    stack.push(node)
  })
  parser.on('text', (value, decode) => {
    if (skipping === 0) written += decode(value)
  })
  parser.on('cdata', (value) => {
    if (skipping === 0) written += value
  })
  parser.on('closeTag', (element) => {
    const own = element.replace(/^.*:/, '')
    if (skipping > 0) {
      skipping -= 1
      return
    }
    if (holders.has(own)) {
      stack.pop()
      isClosed = own === 'Project' || isClosed
    } else if (own === name) stack.at(-1)?.texts.set(own, written.trim())
    name = ''
  })
  try {
    parser.parse(text)
  } catch (error) {
    if (error instanceof ProjectFileError) throw error
    throw new ProjectFileError({ code: 'broken', line: 1 })
  }
  if (!isOpen || !isClosed) throw new ProjectFileError({ code: 'broken', line: lineOf(text, text.length) })
  return root
}

/** Elements of a kind below one, in order. */
export const below = ({ below }: Node, kind: string): readonly Node[] => below.get(kind) ?? []
