import { type AnyRecord, type Computed, type Core, type ListQuestion, questionFromUrl, questionToUrl, say } from '@bip/contract'
import { QueryRows, RecordSections, ResourceFrame, TreeTable } from '@bip/records'
import { type ComponentType, startTransition, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePreferences } from '../../app/preferences.ts'
import { useTabLabel } from '../../tabs/tabContext.ts'
import { Stack } from './query.styles.ts'
import { SeriesLook } from './SeriesLook.tsx'

type Look = ComponentType<{ core: Core; rows: readonly AnyRecord[] }>

const OneLook: Look = ({ core, rows }) => rows[0] && <RecordSections core={core} record={rows[0]} />

/** How answers that are no page of rows are drawn. */
const looks: Readonly<Record<Exclude<Computed['answers'], 'list'>, Look>> = { series: SeriesLook, tree: TreeTable, one: OneLook }

/** A query that answers figures over an axis, rows below rows or one row: its conditions and what was answered. The question lives in the address. */
export const QueryScreen = ({ core }: { core: Core }) => {
  const [search, setSearch] = useSearchParams()
  const { language } = usePreferences()
  useTabLabel(say(core.label, language))
  const question = useMemo(() => questionFromUrl(search, (key) => key in core.fields), [search, core])
  const ask = (next: ListQuestion): void => {
    startTransition(() => setSearch(questionToUrl(next), { replace: true }))
  }
  const answers = core.computed?.answers ?? 'list'
  const Drawn = answers === 'list' ? undefined : looks[answers]
  return (
    <ResourceFrame core={core} question={question} onQuestionChange={ask} total={undefined}>
      <QueryRows core={core} question={question} onClear={() => ask({})}>
        {(rows) => <Stack data-answers={answers}>{Drawn && <Drawn core={core} rows={rows} />}</Stack>}
      </QueryRows>
    </ResourceFrame>
  )
}
