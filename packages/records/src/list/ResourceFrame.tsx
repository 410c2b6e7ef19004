import type { Core, ListQuestion } from '@bip/contract'
import { DataListFilters, FilterBar, SearchField } from '@bip/design-system'
import { type ReactNode, useMemo, useState } from 'react'
import { useRunner } from '../actions/useRunner.tsx'
import { mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { FrameBody, FramePage } from './frame.styles.ts'
import { ListHead } from './ListHead.tsx'
import { ForbiddenList } from './ListLook.tsx'
import { isNarrowed, withoutFilters, withSearch } from './question.ts'
import { useConditions } from './useConditions.tsx'

export type ResourceFrameProps = {
  core: Core
  question: ListQuestion
  onQuestionChange: (question: ListQuestion) => void
  /** Records that match; undefined until they are known. */
  total: number | undefined
  /** At the end of the line of conditions. */
  tools?: ReactNode
  /** Another look at what the list would show, such as a board. */
  children: ReactNode
}

const nothing: ReadonlySet<string> = new Set()

/** The head and the conditions of a resource's list, above another look at the same question. */
export const ResourceFrame = (props: ResourceFrameProps) => {
  const host = useHost()
  return mayUse(host, props.core, 'view') ? <AllowedFrame {...props} /> : <ForbiddenList core={props.core} />
}

const AllowedFrame = ({ core, question, onQuestionChange, total, tools, children }: ResourceFrameProps) => {
  const host = useHost()
  const asking = useMemo(() => ({ core, question, onQuestionChange, hidden: nothing }), [core, question, onQuestionChange])
  const { conditions, placeholder } = useConditions(asking)
  const runner = useRunner(core)
  const [text, setText] = useState(question.search ?? '')
  const mayCreate = core.calls.submit !== undefined && mayUse(host, core, 'add')
  // A series or a single row answers all it has of what it is asked.
  const hasRows = core.computed === undefined || ['list', 'tree'].includes(core.computed.answers)
  const clear = (): void => {
    setText('')
    onQuestionChange(withoutFilters(question))
  }
  return (
    <FramePage>
      <ListHead
        core={core}
        total={total}
        isEstimated={false}
        isEmbedded={false}
        onAction={(name) => void runner.runList(name, question)}
        onCreate={mayCreate ? () => host.navigate(host.createPath(core)) : undefined}
      />
      <FilterBar onClear={isNarrowed(question) ? clear : undefined} tools={tools}>
        {hasRows && placeholder !== null && (
          <SearchField
            value={text}
            onChange={setText}
            label={placeholder}
            placeholder={placeholder}
            onSearch={(search) => onQuestionChange(withSearch(question, search))}
          />
        )}
        <DataListFilters filters={conditions} />
      </FilterBar>
      <FrameBody>{children}</FrameBody>
      {runner.element}
    </FramePage>
  )
}
