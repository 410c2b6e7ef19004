import { type Core, cycleText, type Language, say } from '@bip/contract'
import { MemoryRefusal, type MemoryState, tableOf } from './state.ts'

/** Refuses a record that would come to stand below itself. */
export function refuseCycle(
  state: MemoryState,
  core: Core,
  id: string,
  values: Record<string, unknown>,
  language: Language,
): void {
  const { tree } = core
  if (!tree) return
  const table = tableOf(state, core.key)
  const seen = new Set<string>()
  for (let above = String(values[tree.parent] ?? ''); above !== '' && !seen.has(above); ) {
    if (above === id) {
      const reason = say(tree.cycle ?? cycleText, language, { what: core.label[language] })
      throw new MemoryRefusal('invalidFields', { fields: reason }, { fields: { [tree.parent]: reason } })
    }
    seen.add(above)
    above = String(table.get(above)?.[tree.parent] ?? '')
  }
}
