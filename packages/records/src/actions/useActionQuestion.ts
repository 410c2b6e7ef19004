import { type AnyRecord, argsOf, type Core } from '@bip/contract'
import { useConfirm } from '@bip/design-system'
import { useState } from 'react'
import { titleOf } from '../data/titleOf.ts'
import { useText } from '../host/useText.ts'

export type Args = Record<string, unknown>

type ArgsRequest = {
  operation: string
  records: readonly AnyRecord[]
  onAnswer: (args: Args) => Promise<void>
  onGiveUp: () => void
}

/** What is asked before a removal or an action runs: whether it is meant, and with which arguments. */
export function useActionQuestion(core: Core) {
  const confirm = useConfirm()
  const { t, say, noun } = useText()
  const [asked, setAsked] = useState<ArgsRequest | null>(null)
  const what = noun(core.label)

  const nameOf = (operation: string): string => {
    const action = core.actions?.[operation]
    return action ? say(action.label) : t('action.remove')
  }

  const asksArgs = (operation: string): boolean => {
    const action = core.actions?.[operation]
    return action !== undefined && Object.keys(argsOf(core, action)).length > 0
  }

  const titleFor = (operation: string, count: number, only: AnyRecord | undefined): string => {
    const action = nameOf(operation)
    if (operation === 'remove')
      return only ? t('remove.title', { name: titleOf(core, only) }) : t('bulk.removeTitle', { count, what })
    return only ? `${action} · ${titleOf(core, only)}` : t('bulk.actTitle', { action, count, what })
  }

  /** Whether it is meant; nothing is asked where an action asks for arguments in any case. */
  const ask = (operation: string, open: readonly AnyRecord[], skipped: number): Promise<boolean> => {
    const action = core.actions?.[operation]
    const name = nameOf(operation)
    const only = open.length === 1 && skipped === 0 ? open[0] : undefined
    const asks = operation === 'remove' || action?.confirm !== undefined || !only
    if (!asks || asksArgs(operation)) return Promise.resolve(true)
    const message = [
      action?.confirm ? say(action.confirm) : operation === 'remove' ? t('bulk.removeText') : '',
      skipped > 0 ? t('bulk.skipped', { count: skipped, action: name }) : '',
    ]
    return confirm({
      title: titleFor(operation, open.length, only),
      message: message.filter(Boolean).join(' '),
      confirmLabel: name,
      tone: operation === 'remove' || action?.tone === 'danger' ? 'danger' : 'default',
    })
  }

  /** Asks for arguments where there are any, and does the work with them; resolves when it is done or given up. */
  const withArgs = (operation: string, records: readonly AnyRecord[], work: (args?: Args) => Promise<void>): Promise<void> => {
    if (!asksArgs(operation)) return work()
    return new Promise((resolve) => {
      const close = (): void => {
        setAsked(null)
        resolve()
      }
      setAsked({ operation, records, onGiveUp: close, onAnswer: (args) => work(args).then(close) })
    })
  }

  return { nameOf, asksArgs, ask, withArgs, asked, stopAsking: () => setAsked(null) }
}
