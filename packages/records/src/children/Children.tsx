import type { AnyRecord, Core, ListQuestion } from '@bip/contract'
import { Card, lazyPart, Skeleton } from '@bip/design-system'
import { Suspense, useMemo, useRef, useState } from 'react'
import { mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { ResourceList } from '../list/ResourceList.tsx'
import { fitsGrid } from './childField.ts'
import { Below } from './children.styles.ts'
import { useBelow } from './useBelow.ts'
import { useSeen } from './useSeen.ts'
import { useWhole } from './useWhole.ts'

const ChildrenEditor = lazyPart(() => import('./ChildrenEditor.tsx').then((module) => module.ChildrenEditor))

type ChildrenProps = {
  core: Core
  record: AnyRecord
  /** Keys of those that are shown, in this order. Default all. */
  only?: readonly string[]
  /** Hears whether something that was typed into one of them is not stored yet. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The lists of what hangs under a record, such as the contacts of a customer. Each is asked for when it comes to be seen. */
export const Children = ({ core, record, only, onDirtyChange }: ChildrenProps) => {
  const all = useBelow(core)
  const root = useRef<HTMLDivElement>(null)
  const isWhole = useWhole(root)
  const dirty = useRef(new Set<string>())
  const tell = (key: string, isDirty: boolean): void => {
    if (isDirty) dirty.current.add(key)
    else dirty.current.delete(key)
    onDirtyChange?.(dirty.current.size > 0)
  }
  const below = only ? only.flatMap((key) => all.filter(([child]) => child.key === key)) : all
  if (below.length === 0) return null
  return (
    <Below ref={root}>
      {below.map(([child, key]) => (
        <Child
          key={child.key}
          core={child}
          parentKey={key}
          parentId={record.id}
          isWhole={isWhole}
          onDirtyChange={(isDirty) => tell(child.key, isDirty)}
        />
      ))}
    </Below>
  )
}

type ChildProps = { core: Core; parentKey: string; parentId: string; onDirtyChange: (isDirty: boolean) => void }

const Child = ({ isWhole, ...child }: ChildProps & { isWhole: boolean }) => {
  const ref = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(ref)
  return <div ref={ref}>{isSeen || isWhole ? <ChildList {...child} /> : <Unseen core={child.core} />}</div>
}

/** Stands for a list below, with its name and about its room. */
const Unseen = ({ core }: { core: Core }) => {
  const { say } = useText()
  return (
    <Card title={say(core.label)}>
      <Skeleton lines={6} height={20} />
    </Card>
  )
}

const ChildList = ({ core, parentKey, parentId, onDirtyChange }: ChildProps) => {
  const host = useHost()
  const [question, setQuestion] = useState<ListQuestion>({ size: 10 })
  const [isEditing, setEditing] = useState(false)
  const fixed = useMemo(() => ({ [parentKey]: parentId }), [parentKey, parentId])
  const mayEdit = fitsGrid(core) && mayUse(host, core, 'edit') && mayUse(host, core, 'add')
  if (isEditing)
    return (
      <Suspense fallback={<Unseen core={core} />}>
        <ChildrenEditor core={core} fixed={fixed} onClose={() => setEditing(false)} onDirtyChange={onDirtyChange} />
      </Suspense>
    )
  return (
    <ResourceList
      core={core}
      question={question}
      onQuestionChange={setQuestion}
      fixed={fixed}
      isEmbedded
      onEditRows={mayEdit ? () => setEditing(true) : undefined}
    />
  )
}
