import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { indexTree, pathOf } from '../Tree/treeIndex.ts'
import type { TreeNode } from '../Tree/types.ts'
import type { TransferChange } from './sideActions.ts'
import { Frame, Sides } from './Transfer.styles.ts'
import { transferTexts } from './Transfer.texts.ts'
import { TransferButtons } from './TransferButtons.tsx'
import { TransferSide } from './TransferSide.tsx'
import type { TransferItem } from './transfer.ts'
import { useTransfer } from './useTransfer.ts'

export type TransferProps = FieldProps & {
  /** Everything there is to choose from. Either this or `tree`. */
  items?: readonly TransferItem[]
  /** Shows what is left as a tree; its nodes without children are the items. Keep the array the same between renders. */
  tree?: readonly TreeNode[]
  /** Keys of the chosen items in their order; null reads as none. */
  value?: readonly string[] | null
  /** Default none. */
  defaultValue?: readonly string[]
  /** Hears the chosen keys, which ones moved, and to which side. */
  onChange?: (value: string[], change: TransferChange) => void
  /** Default: the word for "available". */
  sourceTitle?: string
  /** Default: the word for "chosen". */
  targetTitle?: string
  /** Puts a search field on both sides. Default true. */
  isSearchable?: boolean
  /** The order of the chosen items can be changed, by dragging or with Alt and the arrows. Default false. */
  isSortable?: boolean
  /** Height of each side in px. Default 320. */
  height?: number
}

const none: readonly TransferItem[] = []
const noKeys: readonly string[] = []

/** The ends of a tree as items, found by what is above them too. */
const leavesOf = (nodes: readonly TreeNode[]): readonly TransferItem[] =>
  indexTree(nodes).entries.flatMap((entry) => {
    if (entry.isParent) return []
    const { key, label, isDisabled } = entry.node
    const keywords = pathOf(entry)
      .map((node) => `${node.label} ${node.keywords ?? ''}`)
      .join(' ')
    return { key, label, keywords, isDisabled }
  })

/** Chooses many of many, and their order: what is left on one side, what is chosen on the other. */
export const Transfer = (props: TransferProps) => {
  const { items, tree, value, defaultValue = noKeys, onChange, sourceTitle, targetTitle, ...other } = props
  const { isSearchable = true, isSortable = false, height = 320, ...rest } = other
  const { t } = useLocale()
  const field = useField(rest, { isGroup: true })
  const frame = useRef<HTMLDivElement>(null)
  const all = useMemo(() => items ?? (tree ? leavesOf(tree) : none), [items, tree])
  const state = useTransfer({ items: all, value: value === null ? noKeys : value, defaultValue, onChange })

  // Ten thousand hidden inputs would cost more than the lists themselves.
  const send = useEffectEvent((event: FormDataEvent) => {
    if (field.name && !field.isDisabled) for (const key of state.chosen) event.formData.append(field.name, key)
  })
  useEffect(() => {
    const form = frame.current?.closest('form')
    const onFormData = (event: FormDataEvent): void => send(event)
    form?.addEventListener('formdata', onFormData)
    return () => form?.removeEventListener('formdata', onFormData)
  }, [])

  const sideOf = (side: 'source' | 'target') => {
    const { items: found, all: there, state: selection, words, query } = state[side]
    return {
      side,
      items: found,
      total: there.length,
      state: selection,
      words,
      query,
      selected: state.selected,
      on: state.on[side],
      isDisabled: field.isDisabled,
      isReadOnly: field.isReadOnly,
      isSearchable,
      height,
    }
  }
  // A custom property, which CSSProperties does not know.
  const style: CSSProperties & Record<`--${string}`, string> = { '--transfer-height': `${height}px` }

  return (
    <FieldFrame {...field.frame}>
      <Frame
        ref={frame}
        id={field.control.id}
        role="group"
        aria-labelledby={field.labelledBy['aria-labelledby']}
        aria-describedby={field.control['aria-describedby']}
        style={style}
        {...field.box}
      >
        <Sides>
          <TransferSide {...sideOf('source')} title={sourceTitle ?? t(transferTexts.source)} tree={tree} isSortable={false} />
          <TransferButtons
            source={state.source}
            target={state.target}
            on={state.on}
            isLocked={field.isDisabled || field.isReadOnly}
          />
          <TransferSide {...sideOf('target')} title={targetTitle ?? t(transferTexts.target)} isSortable={isSortable} />
        </Sides>
      </Frame>
    </FieldFrame>
  )
}
