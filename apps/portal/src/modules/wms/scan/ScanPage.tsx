import { useConfirm } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTab, useTabLabel } from '../../../tabs/tabContext.ts'
import { useStockText } from '../useStockText.ts'
import { type Task, tasks } from './flow.ts'
import { ScanTask } from './ScanTask.tsx'
import { Page, Tasks, Title } from './scan.styles.ts'

/** What each task stores, and so who may do it. */
const permissionOf: Readonly<Record<Task, readonly string[]>> = {
  receive: ['scmInStock_add'],
  putAway: ['stockTransfer_add'],
  move: ['stockTransfer_add'],
  pick: ['wmsOutStock_edit', 'scmOutStock_edit'],
  count: ['stockCount_edit'],
}

const isTask = (name: string): name is Task => tasks.some((task) => task === name)

/** Work in the warehouse with a scanner in the hand: receive, put away, pick, move, count. */
export const ScanPage = () => {
  const { t } = useStockText()
  useTabLabel(t('scan.title'))
  const { permissions } = useHost()
  const { setDirty } = useTab()
  const confirm = useConfirm()
  const [search, setSearch] = useSearchParams()
  const [isBegun, setBegun] = useState(false)
  const open = tasks.filter((task) => permissionOf[task].some((code) => permissions.has(code)))
  const [first] = open
  if (!first || !permissions.has('stockBalance_view')) return <StatusPage status={403} />
  const asked = search.get('task') ?? ''
  const task = isTask(asked) && open.includes(asked) ? asked : first
  const choose = async (next: Task): Promise<void> => {
    if (next === task) return
    if (isBegun && !(await confirm({ title: t('scan.leave'), message: t('scan.leaveHint'), confirmLabel: t('scan.leaveIt') })))
      return
    setSearch({ task: next }, { replace: true })
  }
  return (
    <Page>
      <Title>{t('scan.title')}</Title>
      <Tasks role="group" aria-label={t('scan.title')}>
        {open.map((one) => (
          <button key={one} type="button" aria-pressed={one === task} onClick={() => void choose(one)}>
            {t(`scan.task.${one}`)}
          </button>
        ))}
      </Tasks>
      <ScanTask
        key={task}
        task={task}
        startNo={search.get('no')}
        onBegunChange={(next) => {
          setBegun(next)
          setDirty(next)
        }}
      />
    </Page>
  )
}
