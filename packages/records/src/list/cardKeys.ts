import { type Core, stateField } from '@bip/contract'

/** As many fields stand below the name in a card of a phone, unless the resource says which. */
const usual = 2

/** The fields of a card on a phone, the name first: what matters of a record at a glance. */
export const cardKeys = (core: Core, isHidden: (key: string) => boolean): readonly string[] => {
  const columns = core.list.columns.filter((key) => !isHidden(key))
  const title = columns.includes(core.display) ? core.display : columns[0]
  const state = stateField(core)
  // The state says in one word what the process does.
  const others = columns.filter((key) => key !== title && key !== state && !core.fields[key]?.flow)
  const rest = [...(state && columns.includes(state) ? [state] : []), ...others]
  const below = core.list.card?.filter((key) => !isHidden(key)) ?? rest.slice(0, usual)
  return [...(title === undefined ? [] : [title]), ...below]
}
