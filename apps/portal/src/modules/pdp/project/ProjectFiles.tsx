import type { AnyRecord, ListQuestion } from '@bip/contract'
import { projectFile } from '@bip/contract/resources'
import { ResourceList, useHost } from '@bip/records'
import { useMemo, useState } from 'react'

/** The files that were filed under the project's code. */
export const ProjectFiles = ({ record }: { record: AnyRecord }) => {
  const { permissions } = useHost()
  const [question, setQuestion] = useState<ListQuestion>({ size: 10 })
  const { projectCode, projectName } = record
  const fixed = useMemo(
    () => ({ projectCode: String(projectCode), projectName: String(projectName) }),
    [projectCode, projectName],
  )
  if (!permissions.has('projectFile_view')) return null
  return <ResourceList core={projectFile} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded />
}
