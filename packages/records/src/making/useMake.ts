import { type AnyRecord, type Core, type Making, makingOperation } from '@bip/contract'
import { makingParams } from '../form/makingAsked.ts'
import { mayDo } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'

/** More than these do not fit into one address. */
const maxSources = 100

export type Make = {
  /** What may be made from one of some records now, by name. */
  openOf: (records: readonly AnyRecord[]) => readonly (readonly [name: string, making: Making])[]
  /** Opens the form of what is made from those records that give anything; nothing is stored before somebody saves it. */
  begin: (name: string, records: readonly AnyRecord[]) => Promise<void>
}

/** What is made from records of a resource: the same for a page, a row and a selection. */
export const useMake = (core: Core): Make => {
  const host = useHost()
  const isOpen = (record: AnyRecord, name: string): boolean => mayDo(host, core, record, makingOperation(name))
  return {
    openOf: (records) => Object.entries(core.makes ?? {}).filter(([name]) => records.some((record) => isOpen(record, name))),
    begin: async (name, records) => {
      const making = core.makes?.[name]
      const target = making && (await host.resources.load(making.to))
      if (!target) return
      const open = records.filter((record) => isOpen(record, name)).slice(0, maxSources)
      host.navigate(host.createPath(target, makingParams({ resource: core.key, making: name, ids: open.map(({ id }) => id) })))
    },
  }
}
