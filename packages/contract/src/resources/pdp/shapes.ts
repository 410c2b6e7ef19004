import { type Label, label } from '../../i18n.ts'

/** The shapes that most fields of projects have; `more` adds to them. */
type More = Readonly<Record<string, unknown>>

export const day = <const M extends More>(words: Label, more?: M) =>
  ({ kind: 'date', label: words, sortable: true, indexed: true, width: 120, ...(more as M) }) as const

export const person = <const M extends More>(words: Label, more?: M) =>
  ({ kind: 'person', label: words, indexed: true, width: 120, ...(more as M) }) as const

export const choice = <const M extends More>(words: Label, dictionary: string, more?: M) =>
  ({ kind: 'dict', label: words, dictionary, indexed: true, width: 120, ...(more as M) }) as const

export const title = <const M extends More>(words: Label, more?: M) =>
  ({
    kind: 'text',
    label: words,
    required: true,
    max: 120,
    searchable: true,
    sortable: true,
    width: 240,
    ...(more as M),
  }) as const

export const text = <const M extends More>(words: Label, more?: M) =>
  ({ kind: 'text', label: words, max: 300, width: 200, ...(more as M) }) as const

export const figure = <const M extends More>(words: Label, more?: M) =>
  ({ kind: 'number', label: words, min: '0', width: 100, ...(more as M) }) as const

export const amount = <const M extends More>(words: Label, more?: M) =>
  ({ kind: 'money', label: words, min: '0', width: 130, ...(more as M) }) as const

export const state = (words: Label = label('状态', 'Status', 'Trạng thái')) =>
  ({ kind: 'state', label: words, indexed: true, width: 110 }) as const

/** A record of another resource; `more` may say `parent: true`. */
export const of = <const M extends More>(words: Label, to: string, more?: M) =>
  ({ kind: 'reference', label: words, to, indexed: true, width: 200, ...(more as M) }) as const

/** An item of the plan of the record's own project. */
export const planItemOf = of(label('计划项', 'Plan item', 'Hạng mục'), 'planItem', {
  where: { projectId: { field: 'projectId' } },
})
