import { Tabs } from '@bip/design-system'
import type { PickerChoice } from '@bip/pickers'
import { RecordPicker, usePicking } from '@bip/pickers/dialog'
import { useState } from 'react'
import { people } from '../data/people.ts'
import { useAdapter } from '../data/useAdapter.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { useListLayout } from '../list/useListLayout.ts'
import { PeopleTree } from './PeopleTree.tsx'
import { PickerFailed } from './PickerFailed.tsx'
import { type Colleague, type PeopleTab, peopleTabs, tellChosen, usePeoplePage } from './people.ts'
import { usePersonColumns } from './usePersonColumns.ts'

export type PersonPickerProps = {
  chosen: readonly PickerChoice[]
  /** Most people; 0 for any number. */
  limit: number
  onConfirm: (chosen: readonly PickerChoice[]) => void
  onClose: () => void
}

const size = 20
const peopleCore = { key: people }
const start = { search: '', current: 1, size }

const choiceOf = ({ id, realName, deptName, postName, account }: Colleague): PickerChoice => ({
  id,
  label: realName,
  note: [deptName, postName, account].filter(Boolean).slice(0, 2).join(' · ') || undefined,
})

/** People by who was chosen of late, by department and by role. */
export const PersonPicker = ({ chosen, limit, onConfirm, onClose }: PersonPickerProps) => {
  const { client } = useHost()
  const { t } = useText()
  const picking = usePicking(chosen, limit)
  const [tab, setTab] = useState<PeopleTab>('recent')
  const [node, setNode] = useState<string>()
  const [question, setQuestion] = useState(start)
  const { page, isLoading, error, retry } = usePeoplePage(tab, node, question)
  const { resolve } = useAdapter(people)
  const columns = usePersonColumns()
  const [layout, keepLayout] = useListLayout(peopleCore, ['picker'])
  const show = (next: PeopleTab): void => {
    setTab(next)
    setNode(undefined)
    setQuestion({ ...question, current: 1 })
  }

  return (
    <RecordPicker<Colleague>
      title={t('picker.people')}
      columns={columns}
      layout={layout}
      onLayoutChange={keepLayout}
      choiceOf={choiceOf}
      page={page}
      question={question}
      onQuestionChange={(next) => {
        // Whoever searches means everybody, not only the last ones.
        if (next.search !== '' && tab === 'recent') setTab('department')
        setQuestion(next)
      }}
      isLoading={isLoading}
      errorState={error && !page ? <PickerFailed error={error} onRetry={retry} /> : undefined}
      picking={picking}
      onConfirm={(people) => {
        tellChosen(client, people)
        onConfirm(people)
      }}
      onClose={onClose}
      placeholder={t('picker.peopleSearch')}
      resolve={resolve}
      side={
        <>
          <Tabs
            label={t('picker.people')}
            selectedKey={tab}
            onSelect={(key) => show(peopleTabs.find((one) => one === key) ?? 'recent')}
            items={peopleTabs.map((key) => ({ key, label: t(`picker.${key}`) }))}
          />
          {tab !== 'recent' && (
            <PeopleTree
              key={tab}
              tab={tab}
              selected={node}
              onSelect={(key) => {
                setNode(key)
                setQuestion({ ...question, current: 1 })
              }}
            />
          )}
        </>
      }
    />
  )
}
