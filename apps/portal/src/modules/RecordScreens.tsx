import {
  type AnyRecord,
  baseFields,
  type Core,
  type ListQuestion,
  listLabel,
  questionFromUrl,
  questionToUrl,
  say,
  spaced,
} from '@bip/contract'
import { copyParameter, type MakingAsked, makingAsked, ResourceDetail, ResourceForm, ResourceList } from '@bip/records'
import { startTransition, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { usePreferences } from '../app/preferences.ts'
import { useText } from '../app/useText.ts'
import { useTab, useTabLabel } from '../tabs/tabContext.ts'
import { detailPath, listPath } from './paths.ts'
import { TreeScreen } from './tree/TreeScreen.tsx'
import { isTreeAsked, ViewSwitch } from './tree/ViewSwitch.tsx'

type ScreenProps = { core: Core }

/** The address's name for the columns of a list. */
const columnsName = 'columns'

type ListScreenProps = ScreenProps & {
  /** Field values that every row has, whatever is asked. */
  fixed?: Readonly<Record<string, string>>
}

/** The list of a resource, or its tree; what is asked lives in the address. */
export const ListScreen = (props: ListScreenProps) => {
  const [search] = useSearchParams()
  return props.core.tree && isTreeAsked(search) ? <TreeScreen core={props.core} /> : <QuestionScreen {...props} />
}

const QuestionScreen = ({ core, fixed }: ListScreenProps) => {
  const [search, setSearch] = useSearchParams()
  const { language } = usePreferences()
  useTabLabel(say(core.computed ? core.label : listLabel(core), language))
  const question = useMemo(
    () => questionFromUrl(search, (key) => key in core.fields || baseFields.some((field) => field === key), core.list.size),
    [search, core],
  )
  const columns = search.get(columnsName)
  const shown = useMemo(() => columns?.split(','), [columns])
  const ask = (next: ListQuestion, keys: readonly string[] | null): void => {
    const params = questionToUrl(next, core.list.size)
    if (keys) params.set(columnsName, keys.join(','))
    startTransition(() => setSearch(params, { replace: true }))
  }
  return (
    <ResourceList
      core={core}
      question={question}
      columns={shown}
      onQuestionChange={ask}
      fixed={fixed}
      tools={core.tree && <ViewSwitch />}
    />
  )
}

/** The address's name for the tab of a page. */
const tabName = 'tab'

export const DetailScreen = ({ core }: ScreenProps) => {
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const { language } = usePreferences()
  const [title, setTitle] = useState<string>()
  // What kind it is, until the record is there and where it may not be seen.
  useTabLabel(title, say(core.label, language))
  const { goOn, setDirty } = useTab()
  return (
    <ResourceDetail
      key={id}
      core={core}
      id={id}
      onLoaded={setTitle}
      onGone={() => goOn(listPath(core))}
      onDirtyChange={setDirty}
      tab={search.get(tabName) ?? undefined}
      onTabChange={(tab) => setSearch({ [tabName]: tab }, { replace: true })}
      onGo={(next) => goOn(detailPath(core, next))}
    />
  )
}

type CreateScreenProps = ScreenProps & {
  /** Hears of the new record in place of leaving; `leave` opens its page. */
  onMade?: (record: AnyRecord, leave: () => void) => void
}

export const CreateScreen = ({ core, onMade }: CreateScreenProps) => {
  const [search] = useSearchParams()
  const making = useMemo(() => makingAsked(search), [search])
  const { copyOf, defaults } = useMemo(() => {
    const { [copyParameter]: copyOf, ...defaults } = Object.fromEntries(search)
    return { copyOf, defaults }
  }, [search])
  const { t, noun } = useText()
  useTabLabel(spaced(t('screens.create', { name: noun(core.label) })))
  const given = making ? undefined : defaults
  return <FormScreen core={core} copyOf={copyOf} defaults={given} making={making} onMade={onMade} />
}

export const EditScreen = ({ core }: ScreenProps) => {
  const { id = '' } = useParams()
  const { t, noun } = useText()
  useTabLabel(t('screens.edit', { name: noun(core.label) }))
  return <FormScreen key={id} core={core} id={id} />
}

type FormScreenProps = CreateScreenProps & {
  id?: string
  copyOf?: string
  defaults?: Record<string, string>
  making?: MakingAsked
}

const FormScreen = ({ core, id, copyOf, defaults, making, onMade }: FormScreenProps) => {
  const { setDirty, goOn } = useTab()
  const finish = (record: AnyRecord | undefined): void => {
    const go = () => (record ? goOn(detailPath(core, record.id), String(record[core.display] ?? '')) : goOn(listPath(core)))
    if (record && onMade) onMade(record, go)
    else go()
  }
  return (
    <ResourceForm
      core={core}
      id={id}
      copyOf={copyOf}
      defaults={defaults}
      making={making}
      mayRepeat={!onMade && !making}
      onDirtyChange={setDirty}
      onSaved={finish}
      onCancel={() => goOn(id ? detailPath(core, id) : listPath(core))}
    />
  )
}
