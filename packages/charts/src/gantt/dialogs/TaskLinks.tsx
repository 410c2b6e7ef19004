import { IconButton, Table, toast, useLocale } from '@bip/design-system'
import { Pencil, Unlink } from '@bip/design-system/icons'
import { useState } from 'react'
import { ganttTexts } from '../Gantt.texts.ts'
import type { Plan } from '../model/Plan.ts'
import type { PlanLink } from '../model/types.ts'
import type { GanttTexts } from '../useGanttTexts.ts'
import type { Steps } from '../useSteps.ts'
import { dialogTexts, linkTypeTexts } from './Dialogs.texts.ts'
import { Part } from './dialogs.styles.ts'
import { LinkDialog } from './LinkDialog.tsx'

type Props = { plan: Plan; steps: Steps; words: GanttTexts; taskKey: string }

/** What a task follows and what follows it; each link can be changed or taken away. */
export const TaskLinks = ({ plan, steps, words, taskKey }: Props) => {
  const { t, formatNumber } = useLocale()
  const [editing, setEditing] = useState<string | null>(null)
  const links = plan.links.filter(({ from, to }) => from === taskKey || to === taskKey)
  const other = ({ from, to }: PlanLink): string => words.nameOf(plan.taskOf(from === taskKey ? to : from))
  const remove = (link: PlanLink): void => {
    const refused = steps.make([{ kind: 'removeLink', key: link.key }])
    if (refused) toast.error(refused)
  }
  return (
    <Part aria-label={t(dialogTexts.links)}>
      <h3>{t(dialogTexts.links)}</h3>
      <Table<PlanLink>
        caption={t(dialogTexts.links)}
        rows={links}
        rowKey={({ key }) => key}
        maxHeight={200}
        emptyState={t(dialogTexts.noLinks)}
        columns={[
          {
            ...{ key: 'direction', header: t(dialogTexts.direction), width: 84 },
            render: ({ to }) => t(to === taskKey ? dialogTexts.before : dialogTexts.after),
          },
          { key: 'other', header: t(ganttTexts.name), render: other },
          { key: 'type', header: t(dialogTexts.type), width: 150, render: ({ type = 'FS' }) => t(linkTypeTexts[type]) },
          {
            ...{ key: 'lag', header: t(dialogTexts.lag), width: 110 },
            render: ({ lag = 0, lagUnit = 'working' }) =>
              lag === 0 ? '' : `${formatNumber(lag)} ${t(dialogTexts[`lag_${lagUnit}`])}`,
          },
        ]}
        rowActions={(link) => (
          <>
            <IconButton
              size="small"
              icon={<Pencil size={14} aria-hidden />}
              label={t(dialogTexts.editLink, { name: other(link) })}
              onPress={() => setEditing(link.key)}
            />
            <IconButton
              size="small"
              icon={<Unlink size={14} aria-hidden />}
              label={t(dialogTexts.removeLink, { name: other(link) })}
              onPress={() => remove(link)}
            />
          </>
        )}
      />
      {editing !== null && (
        <LinkDialog plan={plan} steps={steps} words={words} linkKey={editing} onClose={() => setEditing(null)} />
      )}
    </Part>
  )
}
