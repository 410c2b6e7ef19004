import { type AnyRecord, type Core, type ListQuestion, parentField } from '@bip/contract'
import { useMemo, useState } from 'react'
import { mayUse } from '../actions/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResources } from '../host/resources.ts'
import { ResourceList } from '../list/ResourceList.tsx'

/** The lists of what hangs under a record, such as the contacts of a customer. */
export const Children = ({ core, record }: { core: Core; record: AnyRecord }) => {
  const host = useHost()
  const resources = useResources()
  const below = Object.values(resources).flatMap((child): [Core, string][] => {
    const [key, field] = parentField(child) ?? []
    return key && field?.to === core.key && mayUse(host, child, 'view') ? [[child, key]] : []
  })
  return below.map(([child, key]) => <ChildList key={child.key} core={child} parentKey={key} parentId={record.id} />)
}

const ChildList = ({ core, parentKey, parentId }: { core: Core; parentKey: string; parentId: string }) => {
  const [question, setQuestion] = useState<ListQuestion>({ size: 10 })
  const fixed = useMemo(() => ({ [parentKey]: parentId }), [parentKey, parentId])
  return <ResourceList core={core} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded />
}
