import type { Core, Label } from '@bip/contract'
import { array, type Code, call, literal, object, print, quoted } from './printer.ts'

const labelCode = (text: Label): Code => call('label', ...[text['zh-CN'], text.en, text.vi].map(quoted))

const isLabel = (value: unknown): value is Label =>
  typeof value === 'object' && value !== null && 'zh-CN' in value && 'en' in value && 'vi' in value

/** A part of a core as code; labels become calls of `label`, wherever they stand. */
function part(value: unknown): Code {
  if (isLabel(value)) return labelCode(value)
  if (Array.isArray(value)) return array(value.map(part))
  if (typeof value !== 'object' || value === null) return literal(value)
  return object(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inner === undefined ? undefined : part(inner)])),
  )
}

/** The file that declares a core with the usual calls, as a person would write it. */
export function coreSource(core: Core): string {
  const { actions = {}, fields, list, form, states, menu, subtitle, transfer } = core
  const moves = Object.entries(actions).map(([name, { call: target, ...action }]) => [
    name,
    // Properties that are objects keep their own lines once there are several of them.
    object({
      call: call('post', quoted(target.path)),
      ...Object.fromEntries(Object.entries(action).map(([key, value]) => [key, part(value)])),
    }),
  ])
  const code = object(
    {
      key: quoted(core.key),
      path: quoted(core.path),
      calls: 'standardCalls()',
      label: labelCode(core.label),
      icon: quoted(core.icon),
      display: quoted(core.display),
      subtitle: subtitle === undefined ? undefined : quoted(subtitle),
      fields: object(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, part(field)])), true),
      list: part(list),
      form: part(form),
      states: states && part(states),
      actions: moves.length > 0 ? object(Object.fromEntries(moves)) : undefined,
      menu: menu && part(menu),
      transfer: transfer === undefined ? undefined : String(transfer),
    },
    true,
  )
  const imports = moves.length > 0 ? 'defineResource, post, standardCalls' : 'defineResource, standardCalls'
  return `import { label } from '../../i18n.ts'
import { ${imports} } from '../../resource/core.ts'

export const ${core.key} = defineResource(${print(code)})
`
}
