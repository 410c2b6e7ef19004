import type { Core } from '@bip/contract'
import { createClient, memoryStorage } from '@bip/contract/client'
import { resources } from '@bip/contract/resources'
import { coreOf, type Prototype } from '@bip/develop'
import { createMemoryGateway, samples } from '@bip/memory'
import { type RecordsHost, RecordsProvider, ResourceForm, ResourceList, sourceOf } from '@bip/records'
import { useMemo } from 'react'
import { Group, Live } from './develop.styles.ts'
import { useDevelopText } from './useDevelopText.ts'

const nowhere = (): void => undefined
const noStorage = { getItem: () => null, setItem: nowhere, removeItem: nowhere }

/** A gateway in memory that knows the new resource beside the others, and nothing of the real one. */
function hostOf(core: Core, language: RecordsHost['language']): RecordsHost {
  const known = { ...resources, [core.key]: core }
  const gateway = createMemoryGateway({ resources: known, records: samples })
  const client = createClient({
    storage: memoryStorage(),
    onSessionEnd: nowhere,
    language: () => language,
    fetch: gateway,
    locks: null,
  })
  return {
    client,
    language,
    timeZone: 'Asia/Shanghai',
    permissions: { has: () => true },
    navigate: nowhere,
    openRecord: nowhere,
    editRecord: nowhere,
    listPath: () => '/',
    detailPath: () => '/',
    createPath: () => '/',
    resources: sourceOf(known),
    storage: noStorage,
    drafts: noStorage,
  }
}

/** The generated list and form as they would be. The prototype must be right. */
export const LiveTab = ({ draft }: { draft: Prototype }) => {
  const { t, language } = useDevelopText()
  const core = useMemo(() => coreOf(draft), [draft])
  const host = useMemo(() => hostOf(core, language), [core, language])
  return (
    <RecordsProvider host={host} key={JSON.stringify(core)}>
      <Group>
        <h2>{t('form')}</h2>
        <Live>
          <ResourceForm core={core} onSaved={nowhere} onCancel={nowhere} />
        </Live>
      </Group>
      <Group>
        <h2>{t('list')}</h2>
        <Live>
          <ResourceList core={core} question={{}} onQuestionChange={nowhere} />
        </Live>
      </Group>
    </RecordsProvider>
  )
}
