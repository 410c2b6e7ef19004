import { permissionCode, say, spaced } from '@bip/contract'
import { talentCandidate } from '@bip/contract/resources'
import { Button, Empty, SearchField, Select } from '@bip/design-system'
import { ResourceDetail, useList } from '@bip/records'
import { startTransition, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePreferences } from '../../../app/preferences.ts'
import { useSession } from '../../../app/session.tsx'
import { useText } from '../../../app/useText.ts'
import { useTab, useTabLabel } from '../../../tabs/tabContext.ts'
import { createPath, detailPath } from '../../paths.ts'
import { TwoPane } from '../../TwoPane.tsx'
import { useTalentText } from '../useTalentText.ts'
import { CandidateRows } from './CandidateRows.tsx'
import { Chosen, Find } from './panels.styles.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

/** So many more at a time. */
const step = 30
/** What the address says: the chosen candidate, the words and the state. */
type Asked = { id?: string; search?: string; candidateStatus?: string }

/** Candidates on the left; the chosen one's person and resume in the middle, and what was said and done on the right. */
export const CandidatePanels = () => {
  const { t: common, noun } = useText()
  const { t } = useTalentText()
  const { can } = useSession()
  const { language } = usePreferences()
  const { setDirty } = useTab()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const title = say(talentCandidate.label, language)
  useTabLabel(title)
  const { id, search: words = '', candidateStatus: status }: Asked = Object.fromEntries(search)
  const [text, setText] = useState(words)
  const [size, setSize] = useState(step)
  const put = (changes: Asked): void => {
    const params = new URLSearchParams({ ...Object.fromEntries(search), ...changes })
    for (const [key, value] of Object.entries(changes)) if (!value) params.delete(key)
    startTransition(() => setSearch(params, { replace: true }))
  }
  const question = useMemo(
    () => ({
      size,
      ...(words && { search: words }),
      ...(status && { filters: { candidateStatus: status } }),
    }),
    [size, words, status],
  )
  const answer = useList(talentCandidate, question)
  const records = answer.page?.records ?? []
  const chosen = id || records[0]?.id
  const states = Object.entries(talentCandidate.states ?? {})
  return (
    <TwoPane
      title={title}
      add={
        can(permissionCode(talentCandidate, 'add'))
          ? {
              label: spaced(common('screens.create', { name: noun(talentCandidate.label) })),
              onPress: () => void navigate(createPath(talentCandidate)),
            }
          : undefined
      }
      find={
        <Find>
          <ViewSwitch />
          <SearchField
            value={text}
            onChange={setText}
            label={t('panels.find')}
            placeholder={t('panels.find')}
            onSearch={(typed) => put({ search: typed, id: '' })}
          />
          <Select
            label={t('panels.status')}
            value={status || 'all'}
            onChange={(key) => put({ candidateStatus: key === 'all' ? '' : String(key), id: '' })}
            options={[
              { value: 'all', label: t('panels.all') },
              ...states.map(([value, state]) => ({ value, label: say(state.label, language) })),
            ]}
          />
        </Find>
      }
      side={
        <>
          <CandidateRows answer={answer} records={records} chosen={chosen} onChoose={(next) => put({ id: next })} />
          {(answer.page?.total ?? 0) > size && (
            <Button variant="quiet" onPress={() => setSize(size + step)}>
              {t('panels.more')}
            </Button>
          )}
        </>
      }
      scrolls
    >
      <Chosen>
        {chosen ? (
          <ResourceDetail
            key={chosen}
            core={talentCandidate}
            id={chosen}
            onGone={() => put({ id: '' })}
            onDirtyChange={setDirty}
            onGo={(next) => put({ id: next })}
          />
        ) : (
          <Empty title={t('panels.choose')} description={t('panels.chooseHint')} />
        )}
        {chosen && <Button onPress={() => void navigate(detailPath(talentCandidate, chosen))}>{t('panels.open')}</Button>}
      </Chosen>
    </TwoPane>
  )
}
