import { SheetProblem } from './problem.ts'
import { readXml } from './xml.ts'

/** A part's content by its name, without regard to case; undefined where the file has none. */
export type Open = (name: string) => AsyncIterable<Buffer> | undefined

/** Where a workbook keeps what is read of it; `strings` and `styles` may be missing. */
export type Workbook = { sheet: string; strings?: string; styles?: string; startsIn1904: boolean }

type Relation = { id: string; type: string; target: string }

const maxSheets = 2000

/** Finds the first sheet of a workbook and what its cells refer to. Throws SheetProblem `damaged` where there is none. */
export async function readWorkbook(open: Open): Promise<Workbook> {
  const roots = await relationsOf(open, '_rels/.rels', '')
  const workbook = roots.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const content = open(workbook)
  if (!content) throw new SheetProblem('damaged')
  const ids: string[] = []
  let startsIn1904 = false
  await readXml(content, {
    open: (name, attributes) => {
      if (name === 'workbookPr') startsIn1904 = attributes.date1904 === '1' || attributes.date1904 === 'true'
      if (name !== 'sheet' || ids.length >= maxSheets) return
      ids.push(Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1] ?? '')
    },
  })
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1)
  const relations = await relationsOf(open, `${folder}_rels/${workbook.slice(folder.length)}.rels`, folder)
  const sheets = relations.filter(({ type }) => type === 'worksheet')
  const first = ids.map((id) => sheets.find((one) => one.id === id)).find((one) => one !== undefined)
  if (!first) throw new SheetProblem('damaged')
  const targetOf = (type: string) => relations.find((one) => one.type === type)?.target
  return { sheet: first.target, strings: targetOf('sharedStrings'), styles: targetOf('styles'), startsIn1904 }
}

async function relationsOf(open: Open, name: string, folder: string): Promise<Relation[]> {
  const content = open(name)
  const relations: Relation[] = []
  if (!content) return relations
  await readXml(content, {
    open: (tag, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (tag !== 'Relationship' || TargetMode === 'External') return
      if (relations.length >= maxSheets * 2) throw new SheetProblem('tooBig')
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: pathOf(folder, Target) })
    },
  })
  return relations
}

/** A target is a path from the root or from the folder of who refers to it. */
function pathOf(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path: string[] = []
  for (const name of `${folder}${target}`.split('/'))
    if (name === '..') path.pop()
    else if (name !== '.' && name !== '') path.push(name)
  return path.join('/')
}
