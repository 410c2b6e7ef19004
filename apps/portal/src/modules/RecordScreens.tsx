import { baseFields, type Core, type ListQuestion, questionFromUrl, questionToUrl, say } from '@bip/contract'
import { ResourceDetail, ResourceForm, ResourceList } from '@bip/records'
import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { usePreferences } from '../app/preferences.ts'
import { useText } from '../app/useText.ts'
import { useTab, useTabLabel } from '../shell/tabContext.ts'
import { detailPath, listPath } from './paths.ts'

type ScreenProps = { core: Core }

/** The address's name for the columns of a list. */
const columnsName = 'columns'

/** The list of a resource; its question lives in the address. */
export const ListScreen = ({ core }: ScreenProps) => {
  const [search, setSearch] = useSearchParams()
  const question = useMemo(
    () => questionFromUrl(search, (key) => key in core.fields || baseFields.some((field) => field === key)),
    [search, core],
  )
  const columns = search.get(columnsName)
  const shown = useMemo(() => columns?.split(','), [columns])
  const ask = (next: ListQuestion, keys: readonly string[] | null): void => {
    const params = questionToUrl(next)
    if (keys) params.set(columnsName, keys.join(','))
    setSearch(params, { replace: true })
  }
  return <ResourceList core={core} question={question} columns={shown} onQuestionChange={ask} />
}

export const DetailScreen = ({ core }: ScreenProps) => {
  const { id = '' } = useParams()
  const { setLabel } = useTab()
  const leave = useLeave()
  return <ResourceDetail key={id} core={core} id={id} onLoaded={setLabel} onGone={() => leave(listPath(core))} />
}

export const CreateScreen = ({ core }: ScreenProps) => {
  const [search] = useSearchParams()
  const defaults = useMemo(() => Object.fromEntries(search), [search])
  const { language } = usePreferences()
  const { t } = useText()
  useTabLabel(t('screens.create', { name: say(core.label, language) }))
  return <FormScreen core={core} defaults={defaults} />
}

export const EditScreen = ({ core }: ScreenProps) => {
  const { id = '' } = useParams()
  const { language } = usePreferences()
  const { t } = useText()
  useTabLabel(t('screens.edit', { name: say(core.label, language) }))
  return <FormScreen key={id} core={core} id={id} />
}

const FormScreen = ({ core, id, defaults }: ScreenProps & { id?: string; defaults?: Record<string, string> }) => {
  const { setDirty } = useTab()
  const leave = useLeave()
  return (
    <ResourceForm
      core={core}
      id={id}
      defaults={defaults}
      onDirtyChange={setDirty}
      onSaved={(record) => leave(record ? detailPath(core, record.id) : listPath(core))}
      onCancel={() => leave(id ? detailPath(core, id) : listPath(core))}
    />
  )
}

/** Closes the tab of a finished page and goes on to another. */
function useLeave(): (path: string) => void {
  const { close } = useTab()
  const navigate = useNavigate()
  return (path) => {
    close()
    navigate(path)
  }
}
