import { type AnyRecord, type Core, type ListQuestion, parentField } from '@bip/contract'
import { useMemo, useState } from 'react'
import { mayUse } from '../actions/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResource, useResources } from '../host/resources.ts'
import { ResourceList } from '../list/ResourceList.tsx'

/** The lists of what hangs under a record, such as the contacts of a customer. */
export const Children = ({ core, record }: { core: Core; record: AnyRecord }) =>
  useResources()
    .childrenOf(core.key)
    .map((key) => <Child key={key} resource={key} parent={core.key} parentId={record.id} />)

const Child = ({ resource, parent, parentId }: { resource: string; parent: string; parentId: string }) => {
  const host = useHost()
  const child = useResource(resource)
  const [key, field] = (child && parentField(child)) ?? []
  if (!child || !key || field?.to !== parent || !mayUse(host, child, 'view')) return null
  return <ChildList core={child} parentKey={key} parentId={parentId} />
}

const ChildList = ({ core, parentKey, parentId }: { core: Core; parentKey: string; parentId: string }) => {
  const [question, setQuestion] = useState<ListQuestion>({ size: 10 })
  const fixed = useMemo(() => ({ [parentKey]: parentId }), [parentKey, parentId])
  return <ResourceList core={core} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded />
}
