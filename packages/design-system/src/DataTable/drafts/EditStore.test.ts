import { describe, expect, it } from 'vitest'
import type { CellEdit } from '../model/cellEdit.ts'
import { EditStore } from './EditStore.ts'

const edit = (value: string, more: Partial<CellEdit> = {}): CellEdit => ({
  key: 'line 1',
  column: 'quantity',
  before: '10',
  value,
  ...more,
})

describe('what was typed into a table', () => {
  it('is kept by cell, and is no change when it is the stored value again', () => {
    const store = new EditStore()
    store.put([edit('12'), edit('kg', { column: 'unit', before: 'pcs' })])
    store.put([edit('13', { before: '12' })])
    expect(store.all()).toEqual([edit('13'), edit('kg', { column: 'unit', before: 'pcs' })])
    store.put([edit('10')])
    expect(store.size).toBe(1)
  })

  it('is taken back and put again step by step, a pasted block as one', () => {
    const store = new EditStore()
    store.put([edit('11'), edit('5', { key: 'line 2', before: '4' })])
    store.put([edit('12')])
    store.undo()
    expect(store.draftAt('line 1', 'quantity')?.value).toBe('11')
    store.undo()
    expect([store.size, store.undo()]).toEqual([0, null])
    store.redo()
    expect(store.size).toBe(2)
    store.put([edit('20')])
    expect(store.redo()).toBe(null)
  })

  it('is judged only while it stands there', () => {
    const store = new EditStore()
    store.put([edit('-1')])
    store.judge(edit('-1'), { isChecking: true })
    store.put([edit('3')])
    store.judge(edit('-1'), { error: 'too small' })
    expect(store.draftAt('line 1', 'quantity')).toEqual({ value: '3', before: '10' })
  })

  it('is a conflict when the row became another one, and gone when both say the same', () => {
    const store = new EditStore()
    store.put([edit('12'), edit('kg', { column: 'unit', before: 'pcs' })])
    store.meet('line 1', (column) => (column === 'quantity' ? '99' : 'kg'))
    expect(store.draftAt('line 1', 'quantity')).toMatchObject({ value: '12', before: '99', isConflict: true })
    expect(store.draftAt('line 1', 'unit')).toBeUndefined()
  })

  it('gives way, when it is taken back, to what somebody else has stored meanwhile', () => {
    const store = new EditStore()
    store.put([edit('12')])
    store.put([edit('13', { before: '12' })])
    store.meet('line 1', () => '99')
    store.undo()
    expect(store.draftAt('line 1', 'quantity')?.value).toBe('12')
    expect(store.undo()).toEqual({ kind: 'cells', edits: [], direction: 'back' })
    expect(store.draftAt('line 1', 'quantity')).toBeUndefined()
  })

  it('is done with once it was stored, but for what was typed meanwhile', () => {
    const store = new EditStore()
    store.put([edit('12')])
    const sent = store.all()
    store.put([edit('15')])
    store.stored(sent)
    expect(store.draftAt('line 1', 'quantity')?.value).toBe('15')
    store.stored(store.all())
    expect(store.size).toBe(0)
  })

  it('is taken back after it was stored, by storing what stood there', () => {
    const store = new EditStore()
    store.put([edit('12')])
    store.stored(store.all())
    expect(store.undo()).toEqual({ kind: 'cells', edits: [edit('10', { before: '12' })], direction: 'back' })
    expect(store.draftAt('line 1', 'quantity')).toEqual({ value: '10', before: '12' })
    store.stored(store.all())
    expect(store.redo()).toEqual({ kind: 'cells', edits: [edit('12')], direction: 'forth' })
  })

  it('asks for nothing to be stored when what is taken back never was, and brings its fault again', () => {
    const store = new EditStore()
    store.put([edit('-1')])
    store.judge(edit('-1'), { error: 'too small' })
    expect(store.undo()).toEqual({ kind: 'cells', edits: [], direction: 'back' })
    expect(store.size).toBe(0)
    expect(store.redo()).toEqual({ kind: 'cells', edits: [], direction: 'forth' })
    expect(store.draftAt('line 1', 'quantity')?.error).toBe('too small')
  })

  it('knows what a text names once that has been asked, within the step that brought it', () => {
    const store = new EditStore()
    const typed = edit('twelve')
    store.put([{ ...typed, isAsked: true }])
    expect(store.draftAt('line 1', 'quantity')).toMatchObject({ value: 'twelve', isChecking: true })
    expect(store.settle(typed, '12')).toBe(true)
    expect(store.settle(typed, '13')).toBe(false)
    store.stored(store.all())
    expect(store.undo()).toEqual({ kind: 'cells', edits: [edit('10', { before: '12' })], direction: 'back' })
    expect(store.redo()).toEqual({ kind: 'cells', edits: [edit('12')], direction: 'forth' })
  })

  it('asks again for a text that was taken back before its answer came', () => {
    const store = new EditStore()
    store.put([{ ...edit('twelve'), isAsked: true }])
    expect(store.undo()).toEqual({ kind: 'cells', edits: [], direction: 'back' })
    expect(store.settle(edit('twelve'), '12')).toBe(false)
    expect(store.redo()).toMatchObject({ edits: [], asked: [edit('twelve')] })
  })

  it('stands in one line with rows that came and went', () => {
    const store = new EditStore<string>()
    const change = { kind: 'remove' as const, rows: [{ row: 'line 9', after: 'line 8' }] }
    store.put([edit('12')])
    store.noteRows(change)
    expect(store.undo()).toEqual({ kind: 'rows', change, direction: 'back' })
    expect(store.undo()).toMatchObject({ kind: 'cells' })
    store.redo()
    expect(store.redo()).toEqual({ kind: 'rows', change, direction: 'forth' })
  })

  it('takes moves of rows back by moves', () => {
    const store = new EditStore<string>()
    const [home, away] = [
      { keys: ['line 9'], after: 'line 8' },
      { keys: ['line 9'], after: null },
    ]
    store.noteMoves([home], [away])
    expect(store.undo()).toEqual({ kind: 'moves', moves: [home] })
    expect(store.redo()).toEqual({ kind: 'moves', moves: [away] })
  })
})
