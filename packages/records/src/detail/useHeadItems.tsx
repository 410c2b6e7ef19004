import type { AnyRecord, Core } from '@bip/contract'
import { copyText, type MenuItem, useToast } from '@bip/design-system'
import { Copy, Link2, Pencil, Printer, Trash2 } from '@bip/design-system/icons'
import type { ReactNode } from 'react'
import { actionIcon } from '../actions/actionIcons.tsx'
import type { Runner } from '../actions/useRunner.tsx'
import { copyParameter } from '../form/copied.ts'
import { mayDo, mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { useMake } from '../making/useMake.ts'
import { usePrint } from '../printing/usePrint.tsx'
import type { HeadItem } from './HeadAction.tsx'

export type HeadItems = {
  /** Editing, and what is done with the record. */
  own: readonly HeadItem[]
  /** What is made from it, and its print. */
  further: readonly HeadItem[]
  /** What stands in the menu wherever there is room. */
  menu: readonly MenuItem[]
  onMenu: (key: string) => void
  /** Dialogs; render it once. */
  element: ReactNode
}

/** What somebody may do with a record now. */
export const useHeadItems = (core: Core, record: AnyRecord, runner: Runner): HeadItems => {
  const host = useHost()
  const toast = useToast()
  const { t, say } = useText()
  const make = useMake(core)
  const print = usePrint(core)
  const actions = Object.entries(core.actions ?? {}).filter(([name, { on }]) => on !== 'list' && mayDo(host, core, record, name))
  const mayCopy = core.calls.submit !== undefined && mayUse(host, core, 'add')

  const copyLink = async (): Promise<void> => {
    const { href } = new URL(host.detailPath(core, record.id), window.location.origin)
    if (await copyText(href)) toast.success(t('detail.copied'))
    else toast.error(t('detail.copyFailed'))
  }

  const edit: HeadItem = {
    ...{ key: 'edit', label: t('action.edit'), icon: <Pencil size={16} aria-hidden /> },
    run: () => host.editRecord(core, record.id),
  }
  const own = actions
    .filter(([, { tone }]) => tone !== 'danger')
    .map(
      ([name, { label, icon, tone }]): HeadItem => ({
        ...{ key: `action ${name}`, label: say(label), icon: actionIcon(icon) },
        variant: tone === 'primary' ? 'primary' : 'default',
        run: () => void runner.run(name, [record]),
      }),
    )
  const makes = make.openOf([record]).map(
    ([name, { label, icon }]): HeadItem => ({
      ...{ key: `make ${name}`, label: say(label), icon: actionIcon(icon ?? 'make') },
      run: () => void make.begin(name, [record]),
    }),
  )
  const printing: HeadItem = {
    ...{ key: 'print', label: t('print.action'), icon: <Printer size={16} aria-hidden /> },
    run: () => print.begin([record.id]),
  }

  const menu: MenuItem[] = [
    { key: 'copyLink', label: t('detail.copyLink'), icon: <Link2 size={16} aria-hidden /> },
    ...(mayCopy ? [{ key: 'copyAsNew', label: t('action.copyAsNew'), icon: <Copy size={16} aria-hidden /> }] : []),
    ...actions
      .filter(([, { tone }]) => tone === 'danger')
      .map(([key, { label, icon }]): MenuItem => ({ key, label: say(label), icon: actionIcon(icon), tone: 'danger' })),
  ]
  if (mayDo(host, core, record, 'remove')) {
    menu.push({ separator: true })
    menu.push({ key: 'remove', label: t('action.remove'), icon: <Trash2 size={16} aria-hidden />, tone: 'danger' })
  }
  return {
    own: mayDo(host, core, record, 'edit') ? [edit, ...own] : own,
    further: print.isOffered ? [...makes, printing] : makes,
    menu,
    onMenu: (key) => {
      if (key === 'copyLink') void copyLink()
      else if (key === 'copyAsNew') host.navigate(host.createPath(core, { [copyParameter]: record.id }))
      else void runner.run(key, [record])
    },
    element: print.element,
  }
}
