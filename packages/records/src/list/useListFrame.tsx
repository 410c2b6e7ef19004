import type { DataListProps } from '@bip/design-system'
import type { ReactNode } from 'react'
import { GroupSelect } from '../groups/GroupSelect.tsx'
import { useText } from '../host/useText.ts'
import { asksNothing, readState, standardState, writeState } from './listState.ts'
import { isNarrowed, withGroup, withoutFilters, withSearch } from './question.ts'
import type { Asker, Laid } from './useAskedList.ts'
import { type ConditionsOptions, useConditions } from './useConditions.tsx'
import { useViewStore } from './useViewStore.ts'

type FrameOptions = {
  asking: ConditionsOptions
  /** The field that the rows are grouped by. */
  group: string | undefined
  laid: Laid
  layOut: Asker['layOut']
  isEmbedded: boolean
  tools: ReactNode
}

type Frame = Pick<DataListProps<never>, 'label' | 'search' | 'conditions' | 'onClear' | 'tools' | 'views' | 'isEmbedded'>

/** What stands around the rows, grouped or not: search, conditions, kept views. */
export function useListFrame({ asking, group, laid, layOut, isEmbedded, tools }: FrameOptions): Frame {
  const { core, question, onQuestionChange: ask } = asking
  const { t, noun } = useText()
  const usualSize = core.list.size
  const store = useViewStore(core)
  const { conditions, placeholder } = useConditions(asking)
  return {
    label: t('list.caption', { what: noun(core.label) }),
    search:
      placeholder === null
        ? null
        : {
            value: question.search ?? '',
            placeholder,
            onSearch: (search: string) => ask(withSearch(question, search)),
          },
    conditions,
    onClear: isNarrowed(question) ? () => ask(withoutFilters(question)) : undefined,
    tools: !isEmbedded && (
      <>
        {(!laid.isPhone || group !== undefined) && (
          <GroupSelect core={core} group={group} onChange={(key) => ask(withGroup(question, key))} />
        )}
        {tools}
      </>
    ),
    views: {
      store,
      state: writeState({ question, layout: laid.layout }, usualSize),
      standard: standardState,
      isUntouched: asksNothing(question, usualSize),
      onApply: (state: string) => {
        const view = readState(core, state)
        layOut(view.layout, view.question)
      },
    },
    isEmbedded,
  }
}
