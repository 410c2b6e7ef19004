import { type OpenApi, plus } from '@bip/contract'
import { Button, Empty, PageHeader, SearchField } from '@bip/design-system'
import { saveFile } from '@bip/records'
import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { client } from '../../../app/client.ts'
import { usePreferences } from '../../../app/preferences.ts'
import { useSession } from '../../../app/session.tsx'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { Page } from '../develop.styles.ts'
import { ApiCallView } from './ApiCallView.tsx'
import { ApiList } from './ApiList.tsx'
import { Columns, Side } from './api.styles.ts'
import { callsOf, matching } from './calls.ts'
import { useApiText } from './useApiText.ts'

/** What every call of the gateway takes and answers; for whoever connects other systems to it. */
export const ApiPage = () => {
  const { can } = useSession()
  return can('api_view') ? <Calls /> : <StatusPage status={403} />
}

const Calls = () => {
  const { t } = useApiText()
  useTabLabel(t('title'))
  const { language } = usePreferences()
  const { data, error, mutate } = useSWR<OpenApi, Error>([plus.apiDocs, language], () =>
    client.request<OpenApi>({ path: plus.apiDocs, as: 'flat', silent: true }),
  )
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState('')
  const calls = useMemo(() => (data ? callsOf(data) : []), [data])
  const found = useMemo(() => matching(calls, search), [calls, search])
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />
  const call = calls.find(({ id }) => id === chosen)
  const download = (document: OpenApi) =>
    saveFile(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }), 'openapi.json')
  return (
    <Page>
      <PageHeader
        title={t('title')}
        note={data && t('count', { count: calls.length })}
        actions={data && <Button onPress={() => download(data)}>{t('download')}</Button>}
      />
      {data && (
        <Columns>
          <Side>
            <SearchField label={t('search')} onSearch={setSearch} />
            {found.length === 0 ? (
              <Empty size="small" title={t('none')} description={t('noneHint')} />
            ) : (
              <ApiList calls={found} tags={data.tags} isSearching={search !== ''} chosen={chosen} onChoose={setChosen} />
            )}
          </Side>
          {call ? <ApiCallView call={call} document={data} /> : <Empty title={t('choose')} description={t('chooseHint')} />}
        </Columns>
      )}
    </Page>
  )
}
