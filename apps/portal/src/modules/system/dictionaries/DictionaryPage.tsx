import { Empty, List, SearchField, Tag } from '@bip/design-system'
import { BookA } from '@bip/design-system/icons'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { useText } from '../../../app/useText.ts'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { TwoPane } from '../../TwoPane.tsx'
import { useChosen } from '../../useChosen.ts'
import { nameIn } from '../nameIn.ts'
import { isDictionaryKey, useDictionaryHeads } from './dictionaryCalls.ts'
import { type EditedEntry, EntryDialog } from './EntryDialog.tsx'
import { ValueList } from './ValueList.tsx'

/** Dictionaries on the left, the values of one on the right. The chosen one stands in the address. */
export const DictionaryPage = () => {
  const { can } = useSession()
  return can('dict_view') ? <Dictionaries /> : <StatusPage status={403} />
}

const noHeads: never[] = []

const Dictionaries = () => {
  const { t, language } = useText()
  const { can } = useSession()
  const { mutate } = useSWRConfig()
  const [query, setQuery] = useState('')
  const [edited, setEdited] = useState<EditedEntry | null>(null)
  const { data = noHeads, error, mutate: reload } = useDictionaryHeads()
  useTabLabel(t('dictionaries.title'))
  const [code, choose] = useChosen('code', data[0]?.code)
  const chosen = data.find((head) => head.code === code)
  const word = query.trim().toLowerCase()
  const shown = data.filter((head) =>
    [head.code, head.dictValue, ...Object.values(head.names)].some((text) => text.toLowerCase().includes(word)),
  )

  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />
  return (
    <TwoPane
      title={t('dictionaries.title')}
      add={can('dict_edit') ? { label: t('dictionaries.add'), onPress: () => setEdited({ kind: 'head' }) } : undefined}
      find={<SearchField label={t('dictionaries.find')} onSearch={setQuery} delay={0} />}
      scrolls
      side={
        <List
          label={t('dictionaries.title')}
          size="small"
          hasDividers={false}
          items={shown.map(({ code, dictValue, names, count }) => ({
            key: code,
            title: nameIn(language, dictValue, names),
            description: code,
            extra: <Tag>{count}</Tag>,
          }))}
          onItemPress={({ key }) => choose(key)}
        />
      }
    >
      {chosen ? (
        <ValueList key={chosen.code} head={chosen} onEdit={setEdited} onGone={() => choose('')} />
      ) : (
        <Empty icon={<BookA size={20} />} title={t('dictionaries.none')} description={t('dictionaries.noneHint')} />
      )}
      {edited && (
        <EntryDialog
          entry={edited}
          onClose={() => setEdited(null)}
          onSaved={(code) => {
            setEdited(null)
            void mutate(isDictionaryKey)
            choose(code)
          }}
        />
      )}
    </TwoPane>
  )
}
