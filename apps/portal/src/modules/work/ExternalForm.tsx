import { formKeyOf } from '@bip/contract'
import { useParams, useSearchParams } from 'react-router-dom'
import { resourceEntries } from '../../app/resourceIndex.ts'
import { StatusPage } from '../../pages/StatusPage.tsx'
import { ProcessStart } from './ProcessStart.tsx'
import { ProcessTaskPage } from './ProcessTaskPage.tsx'
import { readProcessParams, readStartParams } from './processParams.ts'

/** `/workflow/process/external/{formKey}/{start|detail}?p=…`: the form of a process by its key, which stands there without `wf_ex_`. */
export const ExternalForm = () => {
  const { formKey = '', mode = '' } = useParams()
  const [query] = useSearchParams()
  const params = query.get('p') ?? ''
  const key = processOf(formKey)
  if (key === undefined) return <StatusPage status={404} />
  if (mode === 'start') {
    const asked = readStartParams(params)
    return (
      <ProcessStart
        key={params}
        processId={asked?.processId ?? key}
        processDefinitionKey={key}
        businessId={asked?.businessId ?? ''}
      />
    )
  }
  const read = mode === 'detail' ? readProcessParams(params) : undefined
  if (!read) return <StatusPage status={404} />
  return <ProcessTaskPage key={params} {...read} processDefinitionKey={key} isTodo={read.taskId !== ''} />
}

/** The process whose form has a key; undefined for a form that this portal does not have. */
const processOf = (formKey: string): string | undefined =>
  resourceEntries.find(({ approval }) => approval && formKeyOf(approval) === `wf_ex_${formKey}`)?.approval?.processKey
