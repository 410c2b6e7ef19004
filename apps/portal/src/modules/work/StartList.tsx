import { workflowCalls } from '@bip/contract/workflow'
import { Button, Empty, PageHeader, Result, SearchField, Skeleton } from '@bip/design-system'
import { ArrowRight } from '@bip/design-system/icons'
import { workflowApi } from '@bip/workflow'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'
import { menuIcon } from '../../menus/menuIcon.tsx'
import { Definition, Definitions, DefinitionText, Group } from './StartList.styles.ts'
import { startPath } from './startPath.ts'
import { Page } from './TaskList.styles.ts'

const maxOften = 4

/** Those that the reader started most lately, the most often first. */
const oftenUsed = <P extends { used?: number }>(processes: readonly P[]): P[] =>
  processes
    .filter(({ used = 0 }) => used > 0)
    .toSorted((one, other) => (other.used ?? 0) - (one.used ?? 0))
    .slice(0, maxOften)

/** The processes that may be started: those that one starts often, then all by what they are about. */
export const StartList = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const { data, error, mutate } = useSWR([workflowCalls.processList, language], () => workflowApi(client).definitions())
  const startable = data?.flatMap((definition) => {
    const path = startPath(definition)
    const isFound = definition.name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase())
    return path && isFound ? [{ ...definition, path }] : []
  })
  const all = startable ?? []
  const often = all.length > maxOften ? oftenUsed(all) : []
  const groups = [
    ...(often.length > 0 ? [[t('work.oftenUsed'), often] as const] : []),
    ...Map.groupBy(all, ({ categoryName }) => categoryName || t('work.otherProcesses')),
  ]
  return (
    <Page aria-label={t('work.start')}>
      <PageHeader title={t('work.start')} note={t('work.startHint')} />
      <SearchField aria-label={t('work.findProcess')} placeholder={t('work.findProcess')} value={search} onChange={setSearch} />
      {error && !data ? (
        <Result
          status={500}
          title={t('desk.failed')}
          description={error instanceof Error ? error.message : undefined}
          action={<Button onPress={() => void mutate()}>{t('desk.retry')}</Button>}
        />
      ) : !startable ? (
        <Skeleton lines={4} height={16} />
      ) : startable.length === 0 ? (
        <Empty title={t('work.nothingToStart')} description={t('work.nothingToStartHint')} />
      ) : (
        groups.map(([group, processes]) => (
          <section key={group}>
            <Group>{group}</Group>
            <Definitions>
              {processes.map(({ id, name, icon, path }) => (
                <li key={id}>
                  <Definition type="button" onClick={() => navigate(path)}>
                    {menuIcon(icon)}
                    <DefinitionText>{name}</DefinitionText>
                    <ArrowRight size={16} aria-hidden />
                  </Definition>
                </li>
              ))}
            </Definitions>
          </section>
        ))
      )}
    </Page>
  )
}
