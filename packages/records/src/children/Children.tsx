import { type AnyRecord, type Core, type ListQuestion, parentField } from '@bip/contract'
import { Card, Skeleton } from '@bip/design-system'
import { useMemo, useRef, useState } from 'react'
import { mayUse } from '../actions/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResources, useResourcesOf } from '../host/resources.ts'
import { useText } from '../host/useText.ts'
import { ResourceList } from '../list/ResourceList.tsx'
import { Below } from './detail.styles.ts'
import { useSeen } from './useSeen.ts'
import { useWhole } from './useWhole.ts'

/** The lists of what hangs under a record, such as the contacts of a customer. Each is asked for when it comes to be seen. */
export const Children = ({ core, record }: { core: Core; record: AnyRecord }) => {
  const host = useHost()
  const children = useResourcesOf(useResources().childrenOf(core.key))
  const root = useRef<HTMLDivElement>(null)
  const isWhole = useWhole(root)
  const below = children.flatMap((child): [Core, string][] => {
    const [key, field] = parentField(child) ?? []
    return key && field?.to === core.key && mayUse(host, child, 'view') ? [[child, key]] : []
  })
  if (below.length === 0) return null
  return (
    <Below ref={root}>
      {below.map(([child, key]) => (
        <Child key={child.key} core={child} parentKey={key} parentId={record.id} isWhole={isWhole} />
      ))}
    </Below>
  )
}

type ChildProps = { core: Core; parentKey: string; parentId: string }

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

const ChildList = ({ core, parentKey, parentId }: ChildProps) => {
  const [question, setQuestion] = useState<ListQuestion>({ size: 10 })
  const fixed = useMemo(() => ({ [parentKey]: parentId }), [parentKey, parentId])
  return <ResourceList core={core} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded />
}
