import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import type { CellValue } from '../model/values.ts'

/** What a pop-up list or calendar at a cell is given. */
export type CellPickerProps = {
  /** The cell. */
  anchor: HTMLElement
  /** Holds the focus; a list tells it which of its options the keyboard stands on. */
  input: HTMLInputElement
  id: string
  /** What was typed since the pop-up opened; '' when nothing was. */
  query: string
  /** Takes keys before the input does; true when it used one. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  onPick: (value: CellValue, right: number, down: number) => void
  onClose: () => void
}

export type CellPicker = {
  kind: 'list' | 'calendar'
  /** Name of the button that opens it. */
  openLabel: string
  /** What is looked for when it opens before anything is typed; default nothing. */
  beginsWith?: string
  render: (picker: CellPickerProps) => ReactNode
}

export type CellInputProps = {
  /** The cell that it stands in. */
  cell: HTMLElement
  label: string
  /** What stands in the cell. */
  text: string
  error: string | undefined
  /** Opens beside the cell, where its values can be picked. */
  picker?: CellPicker
  onCommit: (text: string) => void
  /** A value was picked. */
  onValue: (value: CellValue) => void
  /** Hears each letter; null when typing has ended. */
  onType: (text: string | null) => void
  onClear: () => void
  /** The way on after a commit. */
  onMove: (down: number, right: number) => void
  /** Ctrl and Enter, with Alt for a row below this one in a tree; true when it did something. */
  onAdd: (isChild: boolean) => boolean
}
